import { type RefObject, useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#ui/forms/draft-store.ts';

type Draft = Readonly<{ email: string; tariffId: number | undefined }>;

export const draftName = 'countercheck-order-draft';

/**
 * The typed e-mail and the chosen tariff; they survive reload and back for as long as the tab lives. What stands in the
 * form was typed before the page was awake, and counts first.
 */
export function useOrderDraft(
  form: RefObject<HTMLFormElement | null>,
  start: Draft,
  tariffIds: readonly number[],
) {
  const [draft, setDraft] = useState(start);
  const isEmailTouched = useRef(false);
  const known = tariffIds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once for each list of tariffs
  useEffect(() => {
    const kept = readOrderDraft();
    const typed = readForm(form.current);
    const isOffered = (id: number | undefined) => id !== undefined && tariffIds.includes(id);
    setDraft((before) => {
      const choices = [typed.tariffId === before.tariffId ? undefined : typed.tariffId, kept.tariffId];
      return {
        email: typed.email || before.email || kept.email,
        tariffId: choices.find(isOffered) ?? before.tariffId,
      };
    });
  }, [known]);
  const keep = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    if (change.email !== undefined) isEmailTouched.current = true;
    setDraft(next);
    writeDraft(draftName, next);
  };
  /** Fills an e-mail that nobody has typed anything into; it is not kept, because nobody typed it. */
  const suggestEmail = (email: string) =>
    setDraft((before) => (before.email === '' && !isEmailTouched.current ? { ...before, email } : before));
  return { ...draft, keep, suggestEmail };
}

const nothing: Draft = { email: '', tariffId: undefined };

function readForm(form: HTMLFormElement | null): Draft {
  if (form === null) return nothing;
  const entries = new FormData(form);
  const tariffId = Number(entries.get('tariffId') ?? Number.NaN);
  return {
    email: String(entries.get('email') ?? ''),
    tariffId: Number.isInteger(tariffId) ? tariffId : undefined,
  };
}

function readOrderDraft(): Draft {
  const kept = readDraft(draftName);
  if (typeof kept !== 'object' || kept === null) return nothing;
  const email = 'email' in kept && typeof kept.email === 'string' ? kept.email : '';
  const tariffId = 'tariffId' in kept && typeof kept.tariffId === 'number' ? kept.tariffId : undefined;
  return { email, tariffId };
}
