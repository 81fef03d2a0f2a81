import { z } from 'zod';
import { maxEmailLength } from './field-rules.ts';

/** The largest number of PostgreSQL's `integer`, in which amounts and ids are kept. */
export const maxInt32 = 2_147_483_647;

/** Refuses more than `max` characters as people and JSON Schema count them: code points, not UTF-16 units. */
function bounded(max: number) {
  return (ctx: z.core.ParsePayload<string>) => {
    const { value } = ctx;
    if (value.length <= max || (value.length <= max * 2 && Array.from(value).length <= max)) return;
    ctx.issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
  };
}

/** Text of at most `max` characters. */
export function text(max: number) {
  return z.string().check(bounded(max)).meta({ maxLength: max });
}

/** The same as somebody typed it: what surrounds it is taken away before it is measured. */
export function trimmed(max: number) {
  return z.string().trim().check(bounded(max)).meta({ maxLength: max });
}

/** One typed line: trimmed, without control characters. */
export function line(max: number) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  return trimmed(max).regex(/^[^\u0000-\u001f\u007f]*$/, 'control characters');
}

/** Several typed lines: no control characters but tab and line break. */
export function lines(max: number) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  return trimmed(max).regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'control characters');
}

/** A text that may be left out, or be null as forms send a field that was cleared: then it is empty. */
export function orEmpty(shape: z.ZodString) {
  return shape
    .nullish()
    .transform((typed) => typed ?? '')
    .pipe(shape);
}

/**
 * A field of a form as the wire takes it. What it may hold is said by the rules (…-rules.ts), in the specification's
 * words and the same for browser and server; this is only the bound of what is read at all.
 */
export const typedText = orEmpty(z.string().max(10_000));

/** An address as rules have let it through: counted as SMTP counts it. */
export const emailText = z.string().max(maxEmailLength);

export const uuid = z.uuid().max(36);

/** An instant in UTC as we write it, `2026-11-21T10:00:00.000Z`; other programs may leave out or add digits. */
export const instant = z.iso.datetime().max(35);

/** Key of a country: its ISO number, or that of OKSM. */
export const countryId = z.int().min(1).max(32_767);

/** A numeric key as a caller sends it: any whole number, since one that nothing has is answered with 404. */
export const soughtId = z.int();

/** Alpha-2 in lower case, as addresses and flags write it. */
export const countryCode = z
  .string()
  .regex(/^[a-z]{2}$/)
  .max(2);

/** An amount of money in minor units. */
export const minorUnits = z.int().min(0).max(maxInt32);

/** A key that PostgreSQL counts up. */
export const serialId = z.int().min(1).max(maxInt32);

/** How many of something. */
export const count = z.int().min(0).max(maxInt32);

/** The secret of a link that somebody may follow without an account: 160 bits in lower-case hex. */
export const linkSecret = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .max(40);

export const maxPageSize = 50;
/** The same two fields in a query, where they are text, and in bodies and replies. */
export const page = z.int().min(1).max(10_000);
export const pageSize = z.int().min(1).max(maxPageSize);
export const queryPage = z.coerce.number().int().min(1).max(10_000).default(1);
export const queryPageSize = z.coerce.number().int().min(1).max(maxPageSize).default(20);

/** A mark that the specification's client sends along with a call; it is read and means nothing. */
export const requestMark = z
  .union([z.string().max(100), z.number()])
  .default('')
  .describe('any mark of the caller; it means nothing to the server');
