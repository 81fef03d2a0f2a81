import { useEffect, useRef } from 'react';

/** Brings the focus to what a new step begins with (`data-first`). */
export function useFirstFocus(step: string) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins with something else
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [step]);
  return root;
}
