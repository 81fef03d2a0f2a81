import { z } from 'zod';
import { withoutHiddenSigns } from '#kernel/typesetting/hidden-signs.ts';

/** What a field can hold. */
export const valueKinds = ['text', 'date', 'money', 'number', 'list', 'yes-no', 'status', 'share'] as const;
export type ValueKind = (typeof valueKinds)[number];

export const maxValueChars = 4_000;

/** Text that can be stored and printed: well-formed, no control characters but line break and tab. */
export function printableText(max: number) {
  return printable(z.string(), max);
}

/** The same as somebody says it, without signs that nobody sees: one of nothing else is none. */
export function saidText(max: number) {
  return printable(z.string().overwrite(withoutHiddenSigns), max);
}

function printable(text: z.ZodString, max: number) {
  return (
    text
      .trim()
      .min(1)
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
      .refine((said) => said.isWellFormed() && !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(said), {
        error: 'control_characters',
      })
  );
}

/** A two- or three-letter language code, lower case. */
const language = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .max(3);

/**
 * Free text that names its language and may carry a translation, which says who made it. Where a `template` said both of the same
 * facts, neither is a translation of the other.
 */
const translatedText = z.strictObject({
  text: printableText(maxValueChars),
  lang: language,
  translation: z
    .strictObject({
      text: printableText(maxValueChars),
      lang: language,
      by: z.enum(['human', 'machine', 'template']),
    })
    .optional(),
});

/** A day, a month or a year, as exact as the source is. */
const partialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .max(10)
  .refine(isRealDate, { error: 'not_a_date' });

/** Any ISO 4217 currency; `amountMinor` counts its smallest unit and may be negative (a loss). */
const statedMoney = z.strictObject({
  amountMinor: z.int(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .max(3),
});

const list = z
  .array(printableText(500))
  .min(1)
  .max(50)
  .refine((items) => items.join('').length <= maxValueChars, { error: 'too_long' });

const codeOfList = z
  .string()
  .regex(/^[A-Za-z][A-Za-z_]{0,59}$/)
  .max(60);

/** A word of one of our code lists with the source's own word: it is said in every language. */
const codedText = z.strictObject({ code: codeOfList, word: printableText(1_000).optional() });
export type CodedText = z.output<typeof codedText>;

const percent = z.number().min(0).max(100);

const bounds = z
  .strictObject({
    min: percent,
    max: percent,
    minIsExclusive: z.boolean().optional(),
    maxIsExclusive: z.boolean().optional(),
  })
  .refine(({ min, max }) => min <= max, { error: 'turned_round' });

const plainText = printableText(maxValueChars);
const texts = [plainText, translatedText, codedText] as const;

const schemas = {
  text: z.union(texts),
  date: partialDate,
  money: statedMoney,
  number: z.number().min(-1e15).max(1e15),
  list,
  'yes-no': z.boolean(),
  status: z
    .string()
    .regex(/^[A-Za-z][A-Za-z_]{0,39}$/)
    .max(40),
  /** A part of a whole in per cent: known, or between two bounds. A bound belongs to it unless it is `Exclusive`. */
  share: z.union([percent, bounds]),
} as const satisfies Record<ValueKind, z.ZodType>;

/** Any value a fact can have; whether it fits its field is decided by `readFactValue`. One union: one within another words all its refusals. */
export const factValue = z.union([
  ...texts,
  schemas.money,
  schemas.number,
  bounds,
  schemas.list,
  schemas['yes-no'],
]);
export type FactValue = z.output<typeof factValue>;

/** Reads a value that lies in a row of ours: what it looks like tells which shape it has, so that no other is tried. */
export function readStoredValue(value: unknown): FactValue {
  if (typeof value === 'string') return plainText.parse(value);
  if (typeof value === 'object' && value !== null && 'amountMinor' in value)
    return schemas.money.parse(value);
  return factValue.parse(value);
}

/**
 * Reads a value for a field, whoever says it, without signs that nobody sees; undefined where it does not fit the field's kind or code
 * list.
 */
export function readFactValue(
  field: Readonly<{ kind: ValueKind; codes?: Readonly<Record<string, unknown>> }>,
  value: unknown,
): FactValue | undefined {
  const read = schemas[field.kind].safeParse(asSeen(value));
  if (!read.success) return undefined;
  const code = field.kind === 'status' ? String(read.data) : codeOf(read.data);
  if (code !== undefined && !Object.hasOwn(field.codes ?? {}, code)) return undefined;
  return read.data;
}

/** Every text in a value as it is seen. */
function asSeen(value: unknown): unknown {
  if (typeof value === 'string') return withoutHiddenSigns(value);
  if (Array.isArray(value)) return value.map(asSeen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asSeen(one)]));
}

function codeOf(value: FactValue): string | undefined {
  return typeof value === 'object' && 'code' in value ? value.code : undefined;
}

function isRealDate(text: string): boolean {
  const [year = '', month = '01', day = '01'] = text.split('-');
  const whole = `${year}-${month}-${day}`;
  const at = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(whole);
}
