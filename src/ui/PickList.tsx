import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './PickList.module.css';
import { PickListPopup } from './PickListPopup.tsx';
import type { PickItem } from './pick-list-filter.ts';
import { usePickList } from './use-pick-list.ts';

type PickListProps<Item extends PickItem> = {
  /** Must stay the same array while nothing changes: its rows are drawn again only then. */
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
  /** Picture of a row by its code; a function that stays the same. */
  mark: (code: string) => ReactNode;
  bigMark: (code: string) => ReactNode;
  isFlashing?: boolean;
};

/** A header that opens a filter box and a list; the whole of it works from the keyboard. */
export function PickList<Item extends PickItem>(props: PickListProps<Item>) {
  const { items, selected, onSelect, label, prompt, filterLabel, noneText, countText, isFlashing } = props;
  const list = usePickList(items, selected?.key, onSelect);
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
        {selected === undefined ? (
          <Icon name="globe" className={styles.globe} />
        ) : (
          props.bigMark(selected.code)
        )}
        <span className={classNames(styles.name, selected === undefined && styles.prompt)}>
          {selected?.label ?? prompt}
        </span>
        <Icon name="arrow-down" className={classNames(styles.arrow, list.isOpen && styles.flipped)} />
      </button>
      {list.isOpen ? (
        <PickListPopup
          list={list}
          selectedKey={selected?.key}
          label={label}
          filterLabel={filterLabel}
          noneText={noneText}
          countText={countText}
          mark={props.mark}
        />
      ) : null}
    </div>
  );
}
