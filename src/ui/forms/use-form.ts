import { type FocusEvent, type FormEvent, useState } from 'react';
import type { FormFault, Refusal } from './form-fault.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

type FormOptions<Field extends string> = Readonly<{
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<Field, string>>;
  /** The id of a field; its name where nothing else is said. */
  idOf?: (field: Field) => string;
  /** The rules of the server, asked here. */
  check: (form: FormData) => readonly FormFault[];
  /** Undefined where it was taken; the key names what stands in the form. */
  send: (form: FormData, idempotencyKey: string) => Promise<Refusal | undefined>;
  onSent?: (form: HTMLFormElement) => void;
  /** How what is typed outlives a reload. */
  draft?: FormDraft;
  /** What the server refused, where the form was sent without JavaScript. */
  refused?: Refusal | undefined;
}>;

/** A form that is checked when a field is left and when it is sent, never while somebody types, and loses nothing. */
export function useForm<Field extends string>(options: FormOptions<Field>) {
  const { labels, idOf = (field) => field, check, send, onSent, refused } = options;
  const draft = useFormDraft(options.draft);
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [failure, setFailure] = useState(refused?.failure);
  const faults = useFieldErrors<Field>({ labels, idOf, check, refused: refused?.faults });

  return {
    state,
    isSending: state === 'sending',
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
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        draft.keep();
        faults.mend(event);
      },
      onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) {
        const name = target.getAttribute('name');
        if (name !== null && !isMoveWithin(target, relatedTarget)) faults.judge(currentTarget, name);
      },
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        if (state === 'sending') return;
        setFailure(undefined);
        const typed = new FormData(element);
        const wrong = check(typed);
        faults.refuse(wrong, true);
        if (wrong.length > 0) return;
        setState('sending');
        const refusal = await send(typed, draft.keyNow());
        setState(refusal === undefined ? 'sent' : 'editing');
        if (refusal === undefined) {
          draft.forget();
          onSent?.(element);
        } else if (refusal.failure === undefined) faults.refuse(refusal.faults, false);
        else setFailure(refusal.failure);
      },
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
