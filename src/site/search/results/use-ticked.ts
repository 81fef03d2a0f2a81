import { type RefObject, useEffect, useState } from 'react';

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
    setTicked((before) => [
      ...before.filter(({ id }) => !shown.has(id)),
      ...here.map(({ value, dataset }) => ({ id: value, name: dataset.name ?? '' })),
    ]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was ticked before the page woke up
  useEffect(read, []);
  return { ticked, read };
}
