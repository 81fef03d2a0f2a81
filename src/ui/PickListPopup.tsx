import { type MouseEvent, memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { Icon } from './Icon.tsx';
import styles from './PickList.module.css';
import type { PickItem } from './pick-list-filter.ts';
import type { OpenPickList } from './use-pick-list.ts';

type PickListPopupProps<Item extends PickItem> = {
  list: OpenPickList<Item>;
  selectedKey: string | undefined;
  label: string;
  filterLabel: string;
  noneText: string;
  countText: (count: number) => string;
  mark: (code: string) => ReactNode;
};

/** So many rows fill the list; they are there in the frame of the click, the others a moment later. */
const rowsInSight = 12;

/** The filter box and the list below the header, while they are open. */
export function PickListPopup<Item extends PickItem>(props: PickListPopupProps<Item>) {
  const { list, selectedKey, label, filterLabel, noneText, countText, mark } = props;
  const { found, activeId, isByKey } = list;
  const listId = `${list.id}-list`;
  const later = useDeferredValue(found, found.slice(0, list.startAt + rowsInSight));
  const rows = found.length <= rowsInSight ? found : later;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came later may have moved the marked one
  useEffect(() => {
    if (!isByKey.current || activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, rows, isByKey]);
  const indexAt = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    return found.findIndex(({ key }) => list.optionId(key) === row?.id);
  };
  return (
    <div className={styles.popup}>
      <div className={styles.filter}>
        <Icon name="search" />
        <input
          ref={list.box}
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
          aria-controls={listId}
          aria-activedescendant={activeId}
          value={list.typed}
          onChange={(event) => list.type(event.target.value)}
          onKeyDown={list.onBoxKey}
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox that owns the list */}
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onClick={(event) => {
          const item = found[indexAt(event)];
          if (item !== undefined) list.select(item);
        }}
        onPointerMove={(event) => {
          const index = indexAt(event);
          if (index >= 0) list.point(index);
        }}
      >
        {rows.map(({ key, code, label: name }) => (
          <Row
            key={key}
            id={list.optionId(key)}
            code={code}
            name={name}
            isActive={activeId === list.optionId(key)}
            isSelected={key === selectedKey}
            mark={mark}
          />
        ))}
      </div>
      {found.length === 0 ? <p className={styles.none}>{noneText}</p> : null}
      <p className="visually-hidden" role="status">
        {list.typed === '' ? '' : countText(found.length)}
      </p>
    </div>
  );
}

type RowProps = {
  id: string;
  code: string;
  name: string;
  isActive: boolean;
  isSelected: boolean;
  mark: (code: string) => ReactNode;
};

/** Of some 250 rows only two are drawn again when the mark moves. */
const Row = memo(function Row({ id, code, name, isActive, isSelected, mark }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={isActive ? `${styles.option} ${styles.active}` : styles.option}
    >
      {mark(code)}
      <span className={styles.name}>{name}</span>
      {isSelected ? <Icon name="check" className={styles.tick} /> : null}
    </div>
  );
});
