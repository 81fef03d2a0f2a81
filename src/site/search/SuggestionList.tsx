import { type MouseEvent, useEffect } from 'react';
import type { SuggestedCompanyView } from '#modules/companies/contract.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './SuggestionList.module.css';
import { useSearchWords } from './texts/words.ts';

type SuggestionListProps = {
  id: string;
  companies: readonly SuggestedCompanyView[];
  /** The marked row; -1 for none. */
  active: number;
  isByKey: boolean;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (company: SuggestedCompanyView | undefined, list: HTMLElement) => void;
};

/** The listbox below the name; the field keeps the focus and has all keys. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, companies, active, isByKey, optionId, onPoint, onChoose } = props;
  const search = useSearchWords();
  const activeId = optionId(active);
  useEffect(() => {
    if (isByKey) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, isByKey]);
  const indexAt = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    return companies.findIndex((_, index) => optionId(index) === row?.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={search.suggestions}
      tabIndex={-1}
      // The field keeps the focus, so that the list is still there when the finger is lifted.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') onPoint(indexAt(event));
      }}
      onClick={(event) => onChoose(companies[indexAt(event)], event.currentTarget)}
    >
      {companies.map(({ id: key, name, nameLat, matchedName, city, regCode, status }, index) => (
        <div
          key={key}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(styles.option, index === active && styles.active)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {[
              matchedName === '' ? '' : search.suggestedFormer(matchedName),
              nameLat === name ? '' : nameLat,
              city,
              regCode,
              status === 'Active' ? '' : (search.status[status] ?? status),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ))}
    </div>
  );
}
