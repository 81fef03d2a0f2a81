import { inEveryLanguage, type Localized } from './locale.ts';
import type { FieldProblem } from './problem.ts';
import { words } from './texts/fields/words.ts';

/** One field of a form that was refused, with its words in every language. */
export type Fault<Field extends string> = FieldProblem & Readonly<{ field: Field }>;

/** Why a value is refused, before it is known which field it stands in. */
export type Refusal = Readonly<{ code: string; text: Localized }>;

/** Shortest and longest value, in characters. */
export type Bounds = Readonly<{ min: number; max: number }>;

/** Longest e-mail address that SMTP carries (RFC 5321), in characters. */
export const maxEmailLength = 254;
/** The specification's shortest phone number, in characters. */
export const minPhoneLength = 7;

/** The specification's sentence about a length. */
function lengthWords({ min, max }: Bounds): Localized {
  return inEveryLanguage((locale) => words[locale].length(min, max));
}

/** Refuses a value outside its bounds; length as people count it: code points. */
export function lengthRefusal(value: string, bounds: Bounds): Refusal | undefined {
  const length = Array.from(value).length;
  if (length > bounds.max) return { code: 'too_long', text: lengthWords(bounds) };
  return length < bounds.min ? { code: 'too_short', text: lengthWords(bounds) } : undefined;
}

/** Refuses line breaks and other control characters: in a name they would end up in the head of a mail. */
export function characterRefusal(value: string): Refusal | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  if (!/[\u0000-\u001f\u007f\u2028\u2029]/.test(value)) return undefined;
  return { code: 'invalid_characters', text: inEveryLanguage((locale) => words[locale].characters) };
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

/** Digits and hyphens, at least seven characters, a digit among them; also what becomes that by `plainPhone`. */
export function isPhone(text: string): boolean {
  const plain = digitsAndHyphens(text);
  return plain.length >= minPhoneLength && /^[0-9-]+$/.test(plain) && /[0-9]/.test(plain);
}

/** A number as people write or paste it, `+7 (495) 123-45-67`, in digits and hyphens; what is no number stays as it is. */
export function plainPhone(text: string): string {
  return isPhone(text) ? digitsAndHyphens(text) : text;
}

function digitsAndHyphens(text: string): string {
  const trimmed = text.trim();
  if (/^[0-9-]*$/.test(trimmed)) return trimmed;
  return trimmed
    .replace(/^\+/, '')
    .replaceAll(/[\s()[\]./\u2010-\u2015-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * An address a mail can be sent to: the local part as browsers take it in `type=email`, a domain with a dot, in any
 * alphabet.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || at > 64 || address.length > maxEmailLength) return false;
  const labels = address.slice(at + 1).split('.');
  return (
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every(
      (label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    )
  );
}
