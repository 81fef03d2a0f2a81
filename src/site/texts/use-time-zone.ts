import { useSyncExternalStore } from 'react';
import { readTimeZone } from '#kernel/time-zone.ts';

const neverChanges = () => () => {};

/** The browser's own zone; undefined on the server, while the page wakes up, and where the browser knows none. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(neverChanges, browserZone, () => undefined);
}

/**
 * An order of one's profile: where nobody knows its buyer's zone, in that of the browser, as all else there. Not for pages
 * that come drawn from the server: the moment would be written anew before the reader's eyes.
 */
export function useInOwnZone<T extends Readonly<{ timeZone: string | null }>>(order: T): T {
  const own = useTimeZone();
  return order.timeZone === null && own !== undefined ? { ...order, timeZone: own } : order;
}

function browserZone(): string | undefined {
  return readTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
