import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Desk, maxDeskRows } from '#workflows/hand-out-orders/contract.ts';
import { addressOf, type DeskWish } from '../model/address.ts';

/** The attribute by which a row is found to be given the focus. */
export const rowAttribute = 'data-order';

/** Which row the keys mean. It stays where it was when its order leaves the list, and goes on to the next page at the end. */
export function useCurrentRow(desk: Desk, wish: DeskWish, named: string | null) {
  const navigate = useNavigate();
  const [chosen, choose] = useState(named);
  /** Where the row was that has gone; at which end of the next page to go on. */
  const place = useRef(0);
  const goOn = useRef<'first' | 'last'>(undefined);
  const rows = desk.items;
  const found = rows.findIndex(({ orderId }) => orderId === chosen);
  const at = found >= 0 ? found : Math.min(place.current, rows.length - 1);
  const current = rows[at];
  useEffect(() => {
    place.current = Math.max(0, at);
  }, [at]);
  // Who comes back to the list, or follows a link to one order of it, means that one.
  useEffect(() => {
    if (named !== null) choose(named);
  }, [named]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is other rows
  useEffect(() => {
    const end = goOn.current;
    goOn.current = undefined;
    const row = end === 'first' ? rows[0] : end === 'last' ? rows.at(-1) : undefined;
    if (row === undefined) return;
    choose(row.orderId);
    focusRow(row.orderId);
  }, [wish.page, desk]);
  const step = (by: 1 | -1) => {
    // The first press comes to the row that is marked already.
    const isThere = document.activeElement?.closest(`[${rowAttribute}]`) != null;
    const next = rows[isThere || by < 0 ? at + by : at];
    if (next !== undefined) {
      choose(next.orderId);
      focusRow(next.orderId);
      return;
    }
    const page = wish.page + by;
    if (page < 1 || page > Math.ceil(desk.total / maxDeskRows)) return;
    goOn.current = by > 0 ? 'first' : 'last';
    navigate(addressOf(wish.filter, page));
  };
  return { current, choose, step };
}

function focusRow(orderId: string): void {
  // After the rendering that marks it.
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[${rowAttribute}="${orderId}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
}
