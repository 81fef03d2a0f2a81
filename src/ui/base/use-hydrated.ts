import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while the page wakes up, true afterwards: swaps plain HTML for the richer control. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
