import { useEffect, useRef } from 'react';

/**
 * Keeps what is typed into a form over reload and back, for as long as the tab lives. Passwords are never kept, and a
 * field that has something in it already is left alone. Without a key nothing is kept.
 */
export function useTypedDraft(storageKey: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (storageKey === undefined) return;
    const kept = read(storageKey);
    for (const field of fieldsOf(form.current)) {
      const value = kept.get(field.name);
      if (value === undefined) continue;
      if (field.type === 'radio') field.checked = field.value === value;
      else if (field.value === '') field.value = value;
    }
  }, [storageKey]);
  return {
    form,
    keep() {
      if (storageKey === undefined) return;
      const typed = fieldsOf(form.current).filter(({ type, checked }) => type !== 'radio' || checked);
      try {
        const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
        sessionStorage.setItem(storageKey, JSON.stringify(values));
      } catch {
        // Storage may be switched off: then what is typed lives as long as the page.
      }
    },
    forget() {
      if (storageKey === undefined) return;
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // as above
      }
    },
  };
}

/** A password that is being shown is a text field for as long: it is known by its mark. */
function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      field.type !== 'hidden' &&
      field.dataset.password === undefined,
  );
}

function read(storageKey: string): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return new Map();
    const texts = Object.entries(kept).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return new Map(texts);
  } catch {
    return new Map();
  }
}
