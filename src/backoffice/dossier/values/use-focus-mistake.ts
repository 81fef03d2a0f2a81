import { type RefObject, useEffect } from 'react';

/** Brings the reader to the first field that is refused, whenever `mistake` is a new one. */
export function useFocusMistake(form: RefObject<HTMLFormElement | null>, mistake: unknown): void {
  useEffect(() => {
    if (mistake === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, mistake]);
}
