import { type FocusEvent, type FormEvent, useState } from 'react';
import type { FormFault, Refusal } from './form-fault.ts';
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
  // A new list takes the focus, so it changes with a submit only.
  const [summary, setSummary] = useState(() => summaryOf(refused?.faults ?? []));
  const [errors, setErrors] = useState(() => errorsOf(refused?.faults ?? []));
  const [failure, setFailure] = useState(refused?.failure);

  function summaryOf(faults: readonly FormFault[]) {
    return faults.map(({ field, text }) => {
      const known = fields.find((name) => name === field);
      return known === undefined ? { text } : { text: `${labels[known]}: ${text}`, fieldId: idOf(known) };
    });
  }
  function errorsOf(faults: readonly FormFault[]): Partial<Record<Field, string>> {
    const errors: Partial<Record<Field, string>> = {};
    for (const { field, text } of faults) {
      const known = fields.find((name) => name === field);
      if (known !== undefined) errors[known] = text;
    }
    return errors;
  }
  function checkOne(element: HTMLFormElement, target: EventTarget): void {
    const field = fields.find((name) => target instanceof Element && name === target.getAttribute('name'));
    if (field === undefined) return;
    const error = errorsOf(check(new FormData(element)))[field];
    setErrors(
      ({ [field]: _, ...others }) =>
        // The others are those that are there already: the one that is left out is put back if it is still wrong.
        ({ ...others, ...(error === undefined ? {} : { [field]: error }) }) as Partial<Record<Field, string>>,
    );
  }
  function refuse(faults: readonly FormFault[]): void {
    setSummary(summaryOf(faults));
    setErrors(errorsOf(faults));
  }

  return {
    form,
    state,
    summary,
    errors,
    failure,
    input({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      keep();
      // A choice is not typing: its error goes when it is made.
      if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type))
        checkOne(currentTarget, target);
    },
    leave({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) {
      if (!isMoveWithin(target, relatedTarget)) checkOne(currentTarget, target);
    },
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state === 'sending') return;
      setFailure(undefined);
      const typed = new FormData(event.currentTarget);
      const faults = check(typed);
      refuse(faults);
      if (faults.length > 0) return;
      setState('sending');
      const refusal = await send(typed, keyNow());
      if (refusal === undefined) {
        forget();
        setState('sent');
        onSent?.();
        return;
      }
      if (refusal.failure === undefined) refuse(refusal.faults);
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
