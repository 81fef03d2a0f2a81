import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './PickList.module.css';
import type { PickItem } from './pick-list-filter.ts';
import { usePickList } from './use-pick-list.ts';

type PickListProps<Item extends PickItem> = {
  items: readonly Item[];
  selected: Item | undefined;
  onSelect: (item: Item) => void;
  /** Says what is picked, for those who cannot see the heading. */
  label: string;
  prompt: string;
  filterLabel: string;
  noneText: string;
  /** `12 countries found`, spoken while typing. */
  countText: (count: number) => string;
  mark: (item: Item) => ReactNode;
  bigMark: (item: Item) => ReactNode;
  isFlashing?: boolean;
};

/** A header that opens a filter box and a list; the whole of it works from the keyboard. */
export function PickList<Item extends PickItem>(props: PickListProps<Item>) {
  const { items, selected, onSelect, label, prompt, filterLabel, noneText, countText, isFlashing } = props;
  const list = usePickList(items, selected?.key, onSelect);
  const listId = `${list.id}-list`;
  return (
    <div className={styles.root} ref={list.root}>
      <button
        type="button"
        ref={list.header}
        className={classNames(styles.header, isFlashing && styles.flash)}
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-label={`${label}: ${selected?.label ?? prompt}`}
        onClick={list.toggle}
        onKeyDown={list.onHeaderKey}
      >
        {selected === undefined ? <Icon name="globe" className={styles.globe} /> : props.bigMark(selected)}
        <span className={classNames(styles.name, selected === undefined && styles.prompt)}>
          {selected?.label ?? prompt}
        </span>
        <Icon name="arrow-down" className={classNames(styles.arrow, list.isOpen && styles.flipped)} />
      </button>
      {list.isOpen ? (
        <div className={styles.popup}>
          <div className={styles.filter}>
            <Icon name="search" />
            <input
              ref={list.box}
              className={styles.box}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder={filterLabel}
              aria-label={filterLabel}
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={listId}
              aria-activedescendant={list.found.length === 0 ? undefined : list.optionId(list.active)}
              value={list.typed}
              onChange={(event) => list.type(event.target.value)}
              onKeyDown={list.onBoxKey}
            />
          </div>
          <div className={styles.list} id={listId} role="listbox" aria-label={label}>
            {list.found.map((item, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox that owns the list
              <div
                key={item.key}
                id={list.optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={item.key === selected?.key}
                className={classNames(styles.option, index === list.active && styles.active)}
                onClick={() => list.select(item)}
                onPointerMove={() => index !== list.active && list.setActive(index)}
              >
                {props.mark(item)}
                <span className={styles.name}>{item.label}</span>
                {item.key === selected?.key ? <Icon name="check" className={styles.tick} /> : null}
              </div>
            ))}
          </div>
          {list.found.length === 0 ? <p className={styles.none}>{noneText}</p> : null}
          <p className="visually-hidden" role="status">
            {list.typed === '' ? '' : countText(list.found.length)}
          </p>
        </div>
      ) : null}
    </div>
  );
}
