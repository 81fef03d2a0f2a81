import type { Localized } from '#kernel/locale.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { formWords, lengthWords } from '../texts/form-words.ts';

/** One field of a form that was refused, with its words in both languages. */
export type Fault<Field extends string> = FieldProblem & Readonly<{ field: Field }>;

/** Why a value is refused, before it is known which field it stands in. */
export type Refusal = Readonly<{ code: string; text: Localized }>;

export const emptyField: Refusal = { code: 'required', text: formWords.empty };

/** Length in characters as people count them roughly: code points, after trimming. */
export function lengthRefusal(value: string, min: number, max: number): Refusal | undefined {
  const length = Array.from(value.trim()).length;
  if (length > max) return { code: 'too_long', text: lengthWords(min, max) };
  if (length < min) return { code: 'too_short', text: lengthWords(min, max) };
  return undefined;
}

/** One line of text: a line break in a name would end up in the head of a mail. */
export function lineRefusal(value: string, max: number): Refusal | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(value.trim()))
    return { code: 'invalid_characters', text: formWords.characters };
  return lengthRefusal(value, 1, max);
}

/** The refused fields in the order of the form. */
export function faultsOf<Field extends string>(
  checks: Readonly<Record<Field, Refusal | undefined>>,
): Fault<Field>[] {
  const fields = Object.keys(checks) as Field[]; // a record's keys are its fields
  return fields.flatMap((field) => {
    const refusal = checks[field];
    return refusal === undefined ? [] : [{ field, ...refusal }];
  });
}
