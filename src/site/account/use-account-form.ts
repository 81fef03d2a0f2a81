import { type FocusEvent, type FormEvent, useState } from 'react';
import type { FormFault, Refusal } from '../feedback/form-fault.ts';
import { useFieldErrors } from '../feedback/use-field-errors.ts';
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
  const draft = useTypedDraft(draftKey);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState(refused?.failure);
  const faults = useFieldErrors<Field>({ labels, idOf: (field) => field, check, refused: refused?.faults });

  return {
    isSending,
    summary: faults.summary,
    failure,
    errorOf: faults.errorOf,
    /** Forgets what was wrong: the form asks for something else now. */
    clear() {
      faults.refuse([], true);
      setFailure(undefined);
    },
    /** For the form element. */
    bind: {
      ref: draft.form,
      'data-wakes-for': draftKey,
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        draft.keep();
        faults.mend(event);
      },
      onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) {
        const name = target.getAttribute('name');
        // Leaving for the button, which asks about everything: an error under the pointer would move it away.
        const isLeavingForSubmit =
          relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (name === null || isLeavingForSubmit) return;
        faults.judge(currentTarget, name);
      },
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        if (isSending) return;
        setFailure(undefined);
        const typed = new FormData(element);
        const wrong = check(typed);
        faults.refuse(wrong, true);
        if (wrong.length > 0) return;
        setSending(true);
        const refusal = await send(typed);
        setSending(false);
        if (refusal === undefined) {
          draft.forget();
          onSent(element);
        } else if (refusal.failure === undefined) faults.refuse(refusal.faults, false);
        else setFailure(refusal.failure);
      },
    },
  };
}
