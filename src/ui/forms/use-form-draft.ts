import { useEffect, useRef } from 'react';
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts';
import { areSame, fillIn, type TypedValues, valuesOf } from './typed-values.ts';

/** How what is typed into a form is kept over reload and back, for as long as the tab lives. */
export type FormDraft = Readonly<{
  /** The name under which it is kept. */
  key: string;
  /** It goes above what the form was filled with. */
  isAbove?: boolean;
  /** Asked when the form is left within the page: whether what is typed was left on purpose. */
  endsWithForm?: () => boolean;
}>;

type Kept = Readonly<{ values: TypedValues; key: string }>;

/**
 * Keeps what is typed into a form. The fields are the browser's own, so what is typed before the page wakes up stays too.
 * `keyNow` names what is typed now for Idempotency-Key: it is the same after a reload, and another one as soon as
 * something is changed. Without a draft nothing outlives the page.
 */
export function useFormDraft(draft: FormDraft | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const options = useRef(draft);
  options.current = draft;
  const name = draft?.key;
  useEffect(() => {
    if (name === undefined) return;
    const kept = readKept(name);
    if (kept !== undefined && form.current !== null) {
      fillIn(form.current, kept.values, options.current?.isAbove === true);
      // A key belongs to the very text that it was made for.
      if (areSame(valuesOf(form.current), kept.values)) key.current = kept.key;
    }
    const endsWithForm = options.current?.endsWithForm;
    return () => {
      if (endsWithForm?.() === true) forgetDraft(name);
    };
  }, [name]);

  const write = () => {
    if (form.current === null || name === undefined) return;
    const kept: Kept = { values: valuesOf(form.current), key: key.current };
    writeDraft(name, kept);
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
      if (name !== undefined) forgetDraft(name);
    },
  };
}

/** 128 random bits; `randomUUID` would need HTTPS, and a trial in the local network has none. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function readKept(name: string): Kept | undefined {
  const kept = readDraft(name);
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('key' in kept)) return undefined;
  const { values, key } = kept;
  if (typeof values !== 'object' || values === null || typeof key !== 'string') return undefined;
  const texts = Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' ? [[field, value] as const] : [],
  );
  return { values: Object.fromEntries(texts), key };
}
