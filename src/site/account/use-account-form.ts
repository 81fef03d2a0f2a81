import { type FocusEvent, type FormEvent, useState } from 'react';
import type { FormFault, Refusal } from '../feedback/form-fault.ts';
import { useTypedDraft } from './use-typed-draft.ts';

type AccountForm<Field extends string> = Readonly<{
  /** What each field is called, in the order of the form; the id of a field is its name. */
  labels: Readonly<Record<Field, string>>;
  /** The rules of the server, asked here. */
  check: (form: FormData) => readonly FormFault[];
  /** Undefined where it was taken. */
  send: (form: FormData) => Promise<Refusal | undefined>;
  onSent: (form: HTMLFormElement) => void;
  /** Under this name what is typed, save passwords, outlives a reload. */
  draftKey?: string;
  /** What the server refused, where the form was sent without JavaScript. */
  refused?: Refusal | undefined;
}>;

/** A form that is checked when a field is left and when it is sent, never while somebody types, and loses nothing. */
export function useAccountForm<Field extends string>(options: AccountForm<Field>) {
  const { labels, check, send, onSent, draftKey, refused } = options;
  const fields = Object.keys(labels) as Field[]; // a record's keys are its fields
  const draft = useTypedDraft(draftKey);
  const [isSending, setSending] = useState(false);
  // A new list takes the focus, so it changes with a submit only.
  const [summary, setSummary] = useState(() => summaryOf(refused?.faults ?? []));
  const [errors, setErrors] = useState(() => errorsOf(refused?.faults ?? []));
  const [failure, setFailure] = useState(refused?.failure);

  function summaryOf(faults: readonly FormFault[]) {
    return faults.map(({ field, text }) => {
      const known = fields.find((name) => name === field);
      return known === undefined ? { text } : { text: `${labels[known]}: ${text}`, fieldId: known };
    });
  }
  function errorsOf(faults: readonly FormFault[]): ReadonlyMap<string, string> {
    return new Map(
      faults.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text] as const])),
    );
  }
  function refuse(faults: readonly FormFault[]): void {
    setSummary(summaryOf(faults));
    setErrors(errorsOf(faults));
  }

  return {
    isSending,
    summary,
    failure,
    errorOf: (field: Field) => errors.get(field),
    /** Forgets what was wrong: the form asks for something else now. */
    clear() {
      refuse([]);
      setFailure(undefined);
    },
    /** For the form element. */
    bind: {
      ref: draft.form,
      'data-wakes-for': draftKey,
      noValidate: true,
      onInput: draft.keep,
      onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) {
        const name = target.getAttribute('name');
        // Leaving for the button, which asks about everything: an error under the pointer would move it away.
        const isLeavingForSubmit =
          relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (name === null || isLeavingForSubmit) return;
        const found = errorsOf(check(new FormData(currentTarget)));
        // The repeated password is judged anew with the first one, once it has been judged at all.
        const judged = new Set([name, ...errors.keys()]);
        setErrors(new Map([...found].filter(([field]) => judged.has(field))));
      },
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        if (isSending) return;
        setFailure(undefined);
        const typed = new FormData(element);
        const faults = check(typed);
        refuse(faults);
        if (faults.length > 0) return;
        setSending(true);
        const refusal = await send(typed);
        setSending(false);
        if (refusal === undefined) {
          draft.forget();
          onSent(element);
        } else if (refusal.failure === undefined) refuse(refusal.faults);
        else setFailure(refusal.failure);
      },
    },
  };
}
