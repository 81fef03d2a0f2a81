import { useEffect, useRef } from 'react';
import { hasSession } from '#modules/accounts/web/session-mark.ts';

const ownDrafts = 'countercheck-own-draft';

/** Where a form of a signed-in person keeps what is typed: it comes back to this person only. */
export const ownDraft = (name: string, userId: string) => `${ownDrafts}-${name}-${userId}`;

/** Whoever signs out leaves nothing behind. */
export function forgetOwnDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(ownDrafts)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/**
 * Keeps what is typed into a form over reload and back, for as long as the tab lives. Passwords are never kept, and a
 * field that has something in it already is left alone. Without a key nothing is kept. The draft of a signed-in person
 * goes above what the form was filled with; it outlives the session, not a page that was left on purpose.
 */
export function useTypedDraft(storageKey: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (storageKey === undefined) return;
    const isOwn = storageKey.startsWith(ownDrafts);
    const kept = read(storageKey);
    for (const field of fieldsOf(form.current)) {
      const value = kept.get(field.name);
      if (value === undefined) continue;
      if (field.type === 'radio') field.checked = field.value === value;
      else if (isOwn || field.value === '') field.value = value;
    }
    return () => {
      if (isOwn && hasSession()) forgetDraft(storageKey);
    };
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
      if (storageKey !== undefined) forgetDraft(storageKey);
    },
  };
}

function forgetDraft(storageKey: string): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
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
