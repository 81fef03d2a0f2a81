import { z } from 'zod';
import { unspecifiedReasons } from '../vocabulary/ownership.ts';

// Shapes of the Beneficial Ownership Data Standard 0.4, as strict as its rules are; members that it does not name may stand beside.

const words = z.string().max(20_000);

/** `2024-02-29`, and no day that is none. */
export const day = words.refine(isDay, 'not a day');
/** A day, or a moment with its zone. */
export const moment = words.refine((text) => isDay(text) || isInstant(text), 'not a day or a moment');
/** A year, a month or a day. */
export const partialDay = words.refine(
  (text) => /^\d{4}(-(1[0-2]|0[1-9]))?$/.test(text) || isDay(text),
  'not a year, a month or a day',
);
export const uri = words.regex(/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i, 'not an address');
export { words };

const country = z.object({ name: words, code: words.length(2).optional() });
export const jurisdiction = z.object({ name: words, code: words.min(2).max(6).optional() });
export const countries = z.array(country).max(500);

/** An address of one of these kinds. */
export function addressOf(kinds: readonly [string, ...string[]]) {
  return z.object({
    type: z.enum(kinds).optional(),
    address: words.optional(),
    postCode: words.optional(),
    country: country.optional(),
  });
}

export const identifiers = z
  .array(
    z
      .object({
        id: words.optional(),
        scheme: words.optional(),
        schemeName: words.optional(),
        uri: uri.optional(),
      })
      .refine(
        ({ scheme, schemeName }) => scheme !== undefined || schemeName !== undefined,
        'neither scheme nor schemeName',
      ),
  )
  .max(1_000);

export const unspecified = z.object({
  reason: z.enum(unspecifiedReasons),
  description: words.optional(),
});

export const source = z.object({
  type: z
    .array(z.enum(['selfDeclaration', 'officialRegister', 'thirdParty', 'primaryResearch', 'verified']))
    .max(100)
    .optional(),
  description: words.optional(),
  url: uri.optional(),
  retrievedAt: moment.optional(),
  assertedBy: z
    .array(z.object({ name: words.optional(), uri: uri.optional() }))
    .max(100)
    .optional(),
});

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(\.\d+)?(z|[+-]\d\d:\d\d)$/i.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text))
  );
}
