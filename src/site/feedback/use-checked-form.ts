import { type FocusEvent, type FormEvent, useState } from 'react';
import type { FormFault, Refusal } from './form-fault.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useKeptForm } from './use-kept-form.ts';

type CheckedForm<Field extends string> = Readonly<{
  /** Under this name what is typed outlives a reload. */
  storageKey: string;
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<Field, string>>;
  idOf: (field: Field) => string;
  /** The rules of the server, asked here. */
  check: (form: FormData) => readonly FormFault[];
  /** Undefined where it was taken. */
  send: (form: FormData, idempotencyKey: string) => Promise<Refusal | undefined>;
  onSent?: () => void;
  /** What the server refused, where the form was sent without JavaScript. */
  refused?: Refusal | undefined;
}>;

/** A form that is checked when a field is left and when it is sent, never while somebody types, and loses nothing. */
export function useCheckedForm<Field extends string>(options: CheckedForm<Field>) {
  const { storageKey, labels, idOf, check, send, onSent, refused } = options;
  const fields = Object.keys(labels) as Field[]; // a record's keys are its fields
  const { form, keep, keyNow, forget } = useKeptForm(storageKey);
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [failure, setFailure] = useState(refused?.failure);
  const faults = useFieldErrors<Field>({ labels, idOf, check, refused: refused?.faults });
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = faults.errorOf(field);
    if (text !== undefined) errors[field] = text;
  }

  return {
    form,
    state,
    summary: faults.summary,
    errors,
    failure,
    input(event: FormEvent<HTMLFormElement>) {
      keep();
      faults.mend(event);
    },
    leave({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) {
      const name = target.getAttribute('name');
      if (name !== null && !isMoveWithin(target, relatedTarget)) faults.judge(currentTarget, name);
    },
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state === 'sending') return;
      setFailure(undefined);
      const typed = new FormData(event.currentTarget);
      const wrong = check(typed);
      faults.refuse(wrong, true);
      if (wrong.length > 0) return;
      setState('sending');
      const refusal = await send(typed, keyNow());
      if (refusal === undefined) {
        forget();
        setState('sent');
        onSent?.();
        return;
      }
      if (refusal.failure === undefined) faults.refuse(refusal.faults, false);
      else setFailure(refusal.failure);
      setState('editing');
    },
  };
}

/**
 * Leaving for the button, which asks about everything: an error that appeared under the pointer would move it away. Or
 * from one choice of a group to the next.
 */
function isMoveWithin(from: Element, to: Element | null): boolean {
  if (to instanceof HTMLButtonElement) return to.type === 'submit';
  return from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.name === to.name;
}
