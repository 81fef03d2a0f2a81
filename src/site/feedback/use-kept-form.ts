import { useEffect, useRef } from 'react';

type Kept = Readonly<{ values: Readonly<Record<string, string>>; key: string }>;

/**
 * A form whose typed text survives reload and back for as long as the tab lives. The fields are the browser's own, so
 * what is typed before the page wakes up stays too. `key` names what is typed now for Idempotency-Key: it is the same
 * after a reload, and another one as soon as something is changed.
 */
export function useKeptForm(storageKey: string) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  useEffect(() => {
    const kept = readKept(storageKey);
    if (kept === undefined || form.current === null) return;
    const before = valuesOf(form.current);
    for (const [name, value] of Object.entries(kept.values)) {
      if (before[name] === undefined || before[name] === '') fill(form.current, name, value);
    }
    // A key belongs to the very text that it was made for.
    if (sameValues(valuesOf(form.current), kept.values)) key.current = kept.key;
  }, [storageKey]);

  const write = () => {
    if (form.current === null) return;
    try {
      const kept: Kept = { values: valuesOf(form.current), key: key.current };
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Storage may be switched off: then what is typed lives as long as the page.
    }
  };
  return {
    form,
    /** To be called with every change of a field. */
    keep() {
      key.current = newKey();
      write();
    },
    /** The key under which the form is sent as it stands. */
    keyNow(): string {
      if (key.current === '') {
        key.current = newKey();
        write();
      }
      return key.current;
    },
    forget() {
      key.current = '';
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // as above
      }
    },
  };
}

/** What stands in the form, by name; a box that is not ticked is not there. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.name !== name || field.type === 'hidden') continue;
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
      field.checked = field.value === value;
    else field.value = value;
  }
}

function sameValues(one: Record<string, string>, other: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** 128 random bits; `randomUUID` would need HTTPS, and a trial in the local network has none. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function readKept(storageKey: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('key' in kept))
      return undefined;
    const { values, key } = kept;
    if (typeof values !== 'object' || values === null || typeof key !== 'string') return undefined;
    const texts = Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { values: Object.fromEntries(texts), key };
  } catch {
    return undefined;
  }
}
