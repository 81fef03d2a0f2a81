import { z } from 'zod';
import { inEveryLanguage, locales } from '#kernel/locale.ts';

/** Every text of these files stands there in every language. */
const text = z.strictObject(inEveryLanguage(() => z.string().min(1).max(900)));
const name = z.strictObject(inEveryLanguage(() => z.string().min(1).max(200)));
const list = z
  .strictObject(inEveryLanguage(() => z.array(z.string().min(1).max(200)).min(1).max(20)))
  .refine((items) => new Set(locales.map((locale) => items[locale].length)).size === 1, {
    error: 'must have as many items in every language',
  });

/** A day as it is written in files: `2026-11-21`. */
export const day = z.iso.date({ error: 'must be a day like 2026-11-21' });

/** Where a reader may be sent: no script, no data. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be a web address' }).max(500);

export const registerFacts = z.strictObject({
  name,
  keeper: name.optional(),
  url: webUrl.optional(),
  access: z.enum(['free', 'paid', 'mixed', 'closed']),
  /** Nothing where only the keeper can search. */
  search: z
    .array(z.enum(['name', 'number', 'tax-number', 'person', 'address']))
    .max(5)
    .default([]),
  publishes: list,
  limits: text.optional(),
});
export type RegisterFacts = z.output<typeof registerFacts>;

export const identifierFacts = z.strictObject({
  kind: z.enum(['registration', 'tax', 'vat']),
  name,
  format: name,
  example: z.string().min(1).max(60),
});
export type IdentifierFacts = z.output<typeof identifierFacts>;

/** What the page of a country says of its registers and numbers; from `content/countries/{code}.yaml`. */
export const countryFacts = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/, { error: 'must be two lower-case letters' }),
  reviewed: day,
  registers: z.array(registerFacts).max(12),
  identifiers: z.array(identifierFacts).max(12).default([]),
  accounts: text.optional(),
  owners: text.optional(),
  /** Who may look at owners, where the sentence on them says it: everybody, some or of some only, nobody. */
  ownersAccess: z.enum(['open', 'partly', 'closed']).optional(),
  note: text.optional(),
});
export type CountryFacts = z.output<typeof countryFacts>;
