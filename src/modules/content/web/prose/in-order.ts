import { createElement, Fragment, type ReactNode } from 'react';

/** Draws things whose order never changes, one after the other: they need no keys. */
export function inOrder<T>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}
