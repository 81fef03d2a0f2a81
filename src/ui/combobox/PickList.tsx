import { useEffect, useId, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { BigFlag, Flag, flagSprite } from '../base/Flag.tsx';
import { Icon } from '../base/Icon.tsx';
import listbox from './listbox.module.css';
import styles from './PickList.module.css';
import type { PickItem } from './pick-list-filter.ts';
import { namesSeparator } from './pick-list-items.ts';

type PickListProps<Item extends PickItem> = {
  items: readonly Item[];
  selected: Item | undefined;
  onSelect: (item: Item) => void;
  /** Name of the form's field. */
  name: string;
  /** Says what is picked, for those who cannot see the heading. */
  label: string;
  prompt: string;
  filterLabel: string;
  noneText: string;
  /** `{n} countries found` for each plural form of the language, spoken while typing. */
  countTexts: Readonly<Record<string, string>>;
};

/**
 * A select; with scripts a header that opens a filter box and a list with flags takes its place. The markup is drawn
 * here, what happens in it is `run-pick-lists.ts`, which works before React does: the select holds the choice.
 */
export function PickList<Item extends PickItem>(props: PickListProps<Item>) {
  const { items, selected, onSelect, name, label, prompt } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const key = selected?.key;
  const choose = (value: string | undefined) => {
    const item = items.find((one) => one.key === value);
    if (item !== undefined && item.key !== key) onSelect(item);
  };
  // What was chosen before the page was awake stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is awake
  useEffect(() => choose(select.current?.value), []);
  useEffect(() => {
    if (select.current === null || key === undefined || select.current.value === key) return;
    select.current.value = key;
    select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, [key]);
  return (
    <div className={styles.root} data-pick-list="" data-pictures={flagSprite}>
      <Icon name="globe" className={styles.plainGlobe} />
      <select
        ref={select}
        name={name}
        required
        aria-label={label}
        className={styles.plain}
        defaultValue={key ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{prompt}</option>
        {items.map((item) => (
          <option key={item.key} value={item.key} data-names={item.keywords.join(namesSeparator)}>
            {item.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        data-early=""
        className={styles.header}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={`${label}: ${selected?.label ?? prompt}`}
      >
        <Icon name="globe" className={styles.globe} />
        <BigFlag code={selected?.code ?? items[0]?.code ?? 'de'} className={styles.flag} isLazy />
        <span className={styles.name} data-name="" suppressHydrationWarning>
          {selected?.label ?? prompt}
        </span>
        <Icon name="arrow-down" className={styles.arrow} />
      </button>
      <Popup id={id} {...props} />
    </div>
  );
}

type PopupProps = Pick<PickListProps<PickItem>, 'label' | 'filterLabel' | 'noneText' | 'countTexts'> & {
  id: string;
};

/** The filter box and the list as they look when they open, with one row as a model of all. */
function Popup({ id, label, filterLabel, noneText, countTexts }: PopupProps) {
  const counts = Object.fromEntries(Object.entries(countTexts).map(([form, text]) => [`data-${form}`, text]));
  return (
    <div className={classNames(listbox.popup, styles.popup)} id={id} data-pick-popup="" hidden>
      <div className={styles.filter}>
        <Icon name="search" />
        <input
          className={styles.box}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder={filterLabel}
          aria-label={filterLabel}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
        />
      </div>
      {/* Their roles come with the opened copy: a model is no list. */}
      <div className={classNames(listbox.list, styles.list)} data-rows={label}>
        <div className={classNames(listbox.option, styles.option)} data-row="">
          <Flag code="" />
          <span className={styles.name} />
          <Icon name="check" className={styles.tick} />
        </div>
      </div>
      <p className={styles.none} data-none="">
        {noneText}
      </p>
      <p className="visually-hidden" role="status" {...counts} />
    </div>
  );
}
