import { useSyncExternalStore } from 'react';
import type { InboxCounts } from '#workflows/answer-inbox/contract.ts';

let latest: InboxCounts | undefined;
const listeners = new Set<() => void>();

/** Keeps what the menu has last been told of the inbox, for the palette. */
export function keepInboxCounts(counts: InboxCounts): void {
  latest = counts;
  for (const listener of listeners) listener();
}

/** How much waits in the inbox, as far as the menu knows. */
export function useInboxCounts(): InboxCounts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
