import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { filterPickItems, type PickItem } from './pick-list-filter.ts';
import { moveInList } from './pick-list-keys.ts';

/** State and keys of a header button that opens a filter box over a list (ARIA combobox with a listbox). */
export function usePickList<Item extends PickItem>(
  items: readonly Item[],
  selectedKey: string | undefined,
  onSelect: (item: Item) => void,
) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  /** The row that is marked when the list opens: it must be drawn at once. */
  const [startAt, setStartAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** The pointer marks what it is over; only keys scroll the list. */
  const isByKey = useRef(true);
  const found = useMemo(() => filterPickItems(items, typed), [items, typed]);
  const optionId = (key: string) => `${id}-${key}`;
  const activeId = found[active] === undefined ? undefined : optionId(found[active].key);

  const moveTo = (index: number) => {
    isByKey.current = true;
    setActive(index);
  };
  const open = (begin: { typed?: string; at?: number } = {}) => {
    setTyped(begin.typed ?? '');
    const chosen = items.findIndex(({ key }) => key === selectedKey);
    const at = begin.at ?? (begin.typed === undefined ? Math.max(0, chosen) : 0);
    moveTo(at);
    setStartAt(at);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    header.current?.focus();
  };
  const select = (item: Item) => {
    onSelect(item);
    close();
  };

  useEffect(() => {
    if (!isOpen) return;
    const { current: input } = box;
    input?.focus();
    // A letter typed on the header stands in the box already: the next one comes after it.
    input?.setSelectionRange(input.value.length, input.value.length);
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  const onHeaderKey = (event: KeyboardEvent) => {
    if (isOpen || event.ctrlKey || event.metaKey) return;
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.altKey;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else if (event.key === 'Home') open({ at: 0 });
    else if (event.key === 'End') open({ at: items.length - 1 });
    else if (isLetter) open({ typed: event.key });
    else return;
    event.preventDefault();
  };
  const onBoxKey = (event: KeyboardEvent) => {
    // While an input method composes a word, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const item = found[active];
    const target = moveInList(event, { active, count: found.length, isEmptyBox: typed === '' });
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter' && item !== undefined) select(item);
    else if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) close();
    else if (event.key === 'Tab') return setOpen(false);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return {
    id,
    isOpen,
    startAt,
    isByKey,
    typed,
    activeId,
    found,
    root,
    header,
    box,
    optionId,
    select,
    point: (index: number) => {
      isByKey.current = false;
      setActive(index);
    },
    toggle: () => (isOpen ? close() : open()),
    type: (text: string) => {
      setTyped(text);
      moveTo(0);
    },
    onHeaderKey,
    onBoxKey,
  };
}

export type OpenPickList<Item extends PickItem> = ReturnType<typeof usePickList<Item>>;
