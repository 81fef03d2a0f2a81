import type { Localized } from '#kernel/locale.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { fieldWords, lengthWords } from '../texts/field-words.ts';

/** One field of a form that was refused, with its words in both languages. */
export type Fault<Field extends string> = FieldProblem & Readonly<{ field: Field }>;

/** Why a value is refused, before it is known which field it stands in. */
export type Refusal = Readonly<{ code: string; text: Localized }>;

export type Bounds = Readonly<{ min: number; max: number }>;

/** Nothing typed, or nothing but spaces. */
export function blankRefusal(value: string): Refusal | undefined {
  if (value === '') return { code: 'required', text: fieldWords.required };
  return value.trim() === '' ? { code: 'empty', text: fieldWords.empty } : undefined;
}

/** Length as people count: code points. */
export function lengthRefusal(value: string, { min, max }: Bounds): Refusal | undefined {
  const length = Array.from(value).length;
  if (length > max) return { code: 'too_long', text: lengthWords(min, max) };
  return length < min ? { code: 'too_short', text: lengthWords(min, max) } : undefined;
}

/** One line of text that must be there: a line break in a name would end up in the head of a mail. */
export function lineRefusal(value: string, bounds: Bounds): Refusal | undefined {
  const text = value.trim();
  return (
    blankRefusal(value) ??
    lengthRefusal(text, bounds) ??
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    (/[\u0000-\u001f\u007f\u2028\u2029]/.test(text)
      ? { code: 'invalid_characters', text: fieldWords.characters }
      : undefined)
  );
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
