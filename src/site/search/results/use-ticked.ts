import { type RefObject, useEffect, useState } from 'react';
import { withTicked } from '../query/compared-ids.ts';

/** A company that was ticked to be compared. */
export type Ticked = Readonly<{ id: string; name: string }>;

/**
 * What is ticked in a list, also on its other pages. The boxes are the browser's own, so that what was ticked before the
 * page woke up counts; `read` is called when one has changed.
 */
export function useTicked(
  list: RefObject<HTMLElement | null>,
  first: readonly Ticked[],
): { ticked: readonly Ticked[]; read: () => void } {
  const [ticked, setTicked] = useState(first);
  const read = () => {
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[name="compare"]') ?? [])];
    const shown = new Set(boxes.map(({ value }) => value));
    const here = boxes.filter(({ checked }) => checked);
    const now = [
      ...ticked.filter(({ id }) => !shown.has(id)),
      ...here.map(({ value, dataset }) => ({ id: value, name: dataset.name ?? '' })),
    ];
    setTicked(now);
    // A reload, or the way back from a company, finds them ticked.
    const address = withTicked(
      location.href,
      now.map(({ id }) => id),
    );
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was ticked before the page woke up
  useEffect(read, []);
  return { ticked, read };
}
