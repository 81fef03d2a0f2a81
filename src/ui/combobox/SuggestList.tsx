import { useEffect } from 'react';
import { classNames } from '../base/class-names.ts';
import listbox from './listbox.module.css';
import { rowAt } from './row-at.ts';
import styles from './SuggestField.module.css';

/** One row: what it is called, and what else tells it from others. */
export type Suggestion = Readonly<{ key: string; name: string; facts: string }>;

type SuggestListProps = {
  id: string;
  label: string;
  rows: readonly Suggestion[];
  /** The marked row; -1 for none. */
  active: number;
  isByKey: boolean;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (index: number, list: HTMLElement) => void;
};

/** The listbox below a field that completes what is typed; the field keeps the focus and has all keys. */
export function SuggestList(props: SuggestListProps) {
  const { id, label, rows, active, isByKey, optionId, onPoint, onChoose } = props;
  const activeId = optionId(active);
  useEffect(() => {
    if (isByKey) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, isByKey]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
    <div
      id={id}
      className={classNames(listbox.popup, listbox.list, styles.list)}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // The field keeps the focus, so that the list is still there when the finger is lifted.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={({ pointerType, currentTarget, target }) => {
        if (pointerType === 'mouse') onPoint(rowAt(currentTarget, target));
      }}
      onClick={({ currentTarget, target }) => onChoose(rowAt(currentTarget, target), currentTarget)}
    >
      {rows.map(({ key, name, facts }, index) => (
        <div
          key={key}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-active={index === active ? '' : undefined}
          className={classNames(listbox.option, styles.option)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{facts}</span>
        </div>
      ))}
    </div>
  );
}
