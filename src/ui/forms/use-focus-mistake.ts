import { type RefObject, useEffect } from 'react';

/** Brings the reader to the first field that is refused, whenever `mistake` is a new one: what is wrong, or which try it was. */
export function useFocusMistake(root: RefObject<HTMLElement | null>, mistake: unknown): void {
  useEffect(() => {
    if (mistake === undefined) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [root, mistake]);
}
