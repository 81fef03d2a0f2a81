import { useSyncExternalStore } from 'react';
import { readTimeZone } from '#kernel/time-zone.ts';

const neverChanges = () => () => {};

/** The browser's own zone; undefined on the server, while the page wakes up, and where the browser knows none. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(neverChanges, browserZone, () => undefined);
}

function browserZone(): string | undefined {
  return readTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
