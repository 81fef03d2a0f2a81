import { type ReactNode, useDeferredValue } from 'react';

/** What stands beside what a page is opened for: drawn right after that, which it does not hold up. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
