import { type FormEvent, useState } from 'react';
import type { FormFault } from './form-fault.ts';

type FieldErrors<Field extends string> = Readonly<{
  /** What each field is called, in the order of the form; empty where the error itself names it. */
  labels: Readonly<Record<Field, string>>;
  idOf: (field: Field) => string;
  /** The rules of the server, asked here. */
  check: (form: FormData) => readonly FormFault[];
  /** What the server has refused; a new list is shown as it comes. */
  refused?: readonly FormFault[] | undefined;
}>;

/** `isOwn` where this page's rules found it: then they also know when it is mended. */
type FieldError = Readonly<{ text: string; isOwn: boolean }>;

/**
 * The one way in which forms say what is wrong: a list on top and a line at each field. What is mended goes while it is
 * being typed, from both; what is new comes only when a field is left or the form is sent.
 */
export function useFieldErrors<Field extends string>(options: FieldErrors<Field>) {
  const { labels, idOf, check, refused } = options;
  const fields = Object.keys(labels) as Field[]; // a record's keys are its fields
  const [seen, setSeen] = useState(refused);
  const [summary, setSummary] = useState(() => summaryOf(refused ?? []));
  const [errors, setErrors] = useState(() => errorsOf(refused ?? [], false));
  if (refused !== seen) {
    setSeen(refused);
    refuse(refused ?? [], false);
  }

  function summaryOf(faults: readonly FormFault[]) {
    return faults.map(({ field, text }) => {
      const known = fields.find((name) => name === field);
      if (known === undefined) return { text };
      const label = labels[known];
      return { text: label === '' ? text : `${label}: ${text}`, fieldId: idOf(known) };
    });
  }
  function errorsOf(faults: readonly FormFault[], isOwn: boolean): ReadonlyMap<string, FieldError> {
    return new Map(
      faults.flatMap(({ field, text }) => (field === undefined ? [] : [[field, { text, isOwn }] as const])),
    );
  }
  /** `isOwn`: found by this page's rules, not by the server. */
  function refuse(faults: readonly FormFault[], isOwn: boolean): void {
    setSummary(summaryOf(faults));
    setErrors(errorsOf(faults, isOwn));
  }
  /**
   * The errors that are still right, given what stands in the form and where somebody types: there the very words must
   * hold, because an e-mail that is only begun is empty no longer.
   */
  function stillWrong(form: HTMLFormElement, typedIn: string) {
    const found = errorsOf(check(new FormData(form)), true);
    const kept = [...errors].filter(([field, { text, isOwn }]) =>
      field === typedIn ? found.get(field)?.text === text : !isOwn || found.has(field),
    );
    return { found, kept: new Map(kept) };
  }

  return {
    summary,
    refuse,
    errorOf: (field: Field) => errors.get(field)?.text,
    /** With every input: `fieldOf` leads from the name of a control to its field, where they differ. */
    mend({ currentTarget, target }: FormEvent<HTMLFormElement>, fieldOf?: Readonly<Record<string, Field>>) {
      if (errors.size === 0 || !(target instanceof Element)) return;
      const name = target.getAttribute('name') ?? '';
      const { kept } = stillWrong(currentTarget, fieldOf?.[name] ?? name);
      const gone = fields.filter((field) => errors.has(field) && !kept.has(field)).map(idOf);
      if (gone.length === 0) return;
      setErrors(kept);
      setSummary((before) =>
        before.filter(({ fieldId }) => fieldId === undefined || !gone.includes(fieldId)),
      );
    },
    /** When a field is left: its own error comes or goes, those of others go. */
    judge(form: HTMLFormElement, name: string) {
      const { found, kept } = stillWrong(form, name);
      const own = found.get(name);
      if (own !== undefined) kept.set(name, own);
      setErrors(kept);
    },
  };
}
