import { useState } from 'react';
import type { InboxItem } from '#workflows/answer-inbox/contract.ts';

/** The attribute by which a row is found to be given the focus. */
export const itemAttribute = 'data-item';

/** Which row the keys mean: the first until another is chosen, and its neighbour when it leaves the list. */
export function useInboxRows(items: readonly InboxItem[]) {
  const [chosen, choose] = useState<Readonly<{ id: string; at: number }>>();
  const found = items.findIndex(({ id }) => id === chosen?.id);
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, items.length - 1);
  const step = (by: 1 | -1) => {
    // The first press comes to the row that is marked already.
    const isThere = document.activeElement?.closest(`[${itemAttribute}]`) != null;
    const next = isThere || by < 0 ? at + by : at;
    const item = items[next];
    if (item === undefined) return;
    choose({ id: item.id, at: next });
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[${itemAttribute}="${item.id}"]`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    });
  };
  return {
    current: items[at],
    choose: (item: InboxItem) => choose({ id: item.id, at: items.indexOf(item) }),
    step,
  };
}
