import { type FormEvent, useState } from 'react';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { type FactorFault, faultOf } from './second-factor-calls.ts';

const nothing: FactorFault = { fields: new Map(), text: undefined };

/** A short form whose fields are all required; the first wrong one takes the focus, and nothing typed is lost. */
export function useFactorForm<Name extends string>(
  names: readonly Name[],
  words: SecondFactorWords,
  send: (typed: (name: Name) => string) => Promise<void>,
) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState(nothing);

  function refuse(form: HTMLFormElement, refused: FactorFault): void {
    setFault(refused);
    const wrong = names.find((name) => refused.fields.has(name));
    const field = wrong === undefined ? null : form.elements.namedItem(wrong);
    if (field instanceof HTMLInputElement) field.focus();
  }

  return {
    isBusy,
    failure: fault.text,
    errorOf: (name: Name) => fault.fields.get(name),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (isBusy) return;
      const typed = new FormData(form);
      const textOf = (name: Name) => String(typed.get(name) ?? '');
      const empty = names.filter((name) => textOf(name).trim() === '');
      if (empty.length > 0) {
        refuse(form, { fields: new Map(empty.map((name) => [name, words.empty])), text: undefined });
        return;
      }
      setFault(nothing);
      setBusy(true);
      try {
        await send(textOf);
      } catch (error) {
        refuse(form, faultOf(error, words));
      }
      setBusy(false);
    },
  };
}
