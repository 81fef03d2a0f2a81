import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { filterPickItems, type PickItem } from './pick-list-filter.ts';

const pageRows = 8;

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
  const root = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const found = filterPickItems(items, typed);
  const optionId = (index: number) => `${id}-option-${index}`;

  const open = (begin = '') => {
    setTyped(begin);
    const at = begin === '' ? items.findIndex(({ key }) => key === selectedKey) : 0;
    setActive(Math.max(0, at));
    setOpen(true);
  };
  const close = (isFocusKept = true) => {
    setOpen(false);
    if (isFocusKept) header.current?.focus();
  };
  const select = (item: Item) => {
    onSelect(item);
    close();
  };

  useEffect(() => {
    if (!isOpen) return;
    box.current?.focus();
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, id]);

  const onHeaderKey = (event: KeyboardEvent) => {
    if (isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
    } else if (event.key.length === 1 && event.key !== ' ') {
      event.preventDefault();
      open(event.key);
    }
  };
  const onBoxKey = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + pageRows),
      PageUp: Math.max(0, active - pageRows),
    };
    const target = moves[event.key];
    const item = found[active];
    if (target !== undefined) setActive(Math.max(0, target));
    else if (event.key === 'Enter' && item !== undefined) select(item);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return {
    id,
    isOpen,
    typed,
    active,
    found,
    root,
    header,
    box,
    optionId,
    select,
    setActive,
    toggle: () => (isOpen ? close() : open()),
    type: (text: string) => {
      setTyped(text);
      setActive(0);
    },
    onHeaderKey,
    onBoxKey,
  };
}
