import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { legalFormFamilies } from '#names/forms/legal-form-row.ts';
import { isCheckRule } from '#names/numbers/criteria/check-rules.ts';
import { registerSearches } from '#names/numbers/criteria/country-criteria.ts';
import { countryFacts, identifierFacts, registerFacts } from './country-facts.ts';

/** A word that may be the same in every language: then it is written once. */
const word = z.preprocess(
  (written) => (typeof written === 'string' ? inEveryLanguage(() => written) : written),
  identifierFacts.shape.name,
);
const text = z.string().min(1).max(200);
const isTrue = z.literal('true', { error: 'is true or is left out' }).transform(() => true);
const inCapitals = z.string().regex(/^[A-Z]{2,5}$/, { error: 'must be capital letters' });
const monthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'must be MM-DD' });
const expression = text.refine((source) => isExpression(source), { error: 'is no regular expression' });

/** A number of companies; `kind` puts it on the country's page, `field` into the search form. */
const countryNumber = z
  .strictObject({
    kind: identifierFacts.shape.kind.optional(),
    /** `both`: one number serves as both; `other`: met on papers, and never asked for. */
    field: z.enum(['registration', 'tax', 'both', 'other']).optional(),
    /** What people of the country call it, for a label. */
    short: word.optional(),
    name: word,
    format: word.optional(),
    /** Rightly formed, and no company's on purpose. */
    example: identifierFacts.shape.example.optional(),
    /** The number in capitals without separators. */
    pattern: expression.optional(),
    /** Rules of `stdnum` that nearly all real numbers obey. */
    check: z.array(text).min(1).max(3).optional(),
  })
  .refine(({ kind, field }) => kind !== undefined || field !== undefined, {
    error: 'needs a kind, to stand on the page, or a field, to stand in the search form',
  })
  .refine(({ kind, format, example }) => kind === undefined || (format && example), {
    error: 'needs a format and an example to stand on the page',
  })
  .refine(({ field, pattern, check }) => field !== undefined || !(pattern || check), {
    error: 'has a pattern or a check digit, but no field that they are for',
  })
  .refine(({ pattern, check }) => pattern !== undefined || check === undefined, {
    error: 'has a check digit, which is asked about only where a pattern fits',
  });

/** What stands around numbers that people type or registers write. */
const aroundNumbers = z.strictObject({
  /** Letters before a number, beside the country's code, that are no reason for a doubt. */
  typed: z.array(inCapitals).optional(),
  /** Those before and behind a tax number that are not compared. */
  shed: z.array(inCapitals).optional(),
  shedBehind: z.array(inCapitals).optional(),
  /** Letters of the register that are part of a number and left out by those who type it. */
  register: z.array(inCapitals).optional(),
  /** Finds the number inside other words. */
  inside: expression.optional(),
});

/** What a government has published of a year: weekdays off and weekend days at work; all other days are as usual. */
const workingDays = z.strictObject({
  closed: z.array(monthDay).min(1).max(60),
  open: z.array(monthDay).min(1).max(20).optional(),
});

/** Legal forms, in small letters as they are written. */
const legalForms = z.strictObject({
  /** The country's own: elsewhere they are called by its adjective. */
  ours: z.array(text).optional(),
  /** Those of another country that are written here as well. */
  also: z.array(text).optional(),
  /** Words that are forms here, and in other countries something else; named by every country that has them. */
  only: z.partialRecord(z.enum(legalFormFamilies), z.array(text).min(1)).optional(),
});

/** The invented company of sample reports: `own writing|Latin letters`; `{}` is the place of the name, or of the street. */
const sample = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  name: text.includes('{}'),
  form: text,
  address: text.includes('{}'),
  /** Zeros in the country's format. */
  registration: text,
  tax: text.optional(),
  dial: z
    .string()
    .regex(/^\d{1,3}(?: \d{3})?$/)
    .optional(),
});

/** A continent, as its pages are addressed. */
const countryGroups = [
  'europe',
  'asia',
  'africa',
  'north-america',
  'south-america',
  'oceania',
  'antarctica',
] as const;

/** All that is known of a country: `content/countries/{code}.yaml`. What is left out is not known, or usual. */
export const countryFile = z
  .strictObject({
    ...countryFacts.omit({ identifiers: true }).shape,
    /** ISO 3166-1 numeric; never changes. */
    id: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, { error: 'must be a number of at most three digits' })
      .transform(Number),
    group: z.enum(countryGroups),
    name: identifierFacts.shape.name,
    /** As in “the Estonian form”; Russian: of «форма». */
    adjective: identifierFacts.shape.name.optional(),
    /** Other words people type when they look for it, in any language. */
    aliases: z.array(text).min(1).max(20).default([]),
    /** The flag in `country-flag-icons`, where it has another code. */
    flag: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** How hard documents are to get: 1 is an open register, 4 takes a person on the spot. */
    tier: z.enum(['1', '2', '3', '4']).transform(Number),
    currency: z.string().regex(/^[A-Z]{3}$/, { error: 'must be three capital letters' }),
    weekend: z
      .array(z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']))
      .min(1)
      .max(3)
      .optional(),
    /** Official working-day calendars by year; of other years the holidays are those of `date-holidays`. */
    workingDays: z.record(z.string().regex(/^20\d\d$/, { error: 'must be a year' }), workingDays).optional(),
    registers: z
      .array(
        registerFacts.extend({
          /** The one that the search form names. */
          main: isTrue.optional(),
        }),
      )
      .max(12),
    /** What the form says instead, where each state has a register of its own. */
    registersTogether: identifierFacts.shape.name.optional(),
    /** What the public can do with the register. */
    search: z.enum(registerSearches),
    numbers: z.array(countryNumber).max(12).default([]),
    /** There is no VAT, and companies usually have no such number. */
    noTaxNumber: isTrue.optional(),
    aroundNumbers: aroundNumbers.optional(),
    legalForms: legalForms.optional(),
    sample,
  })
  .superRefine((file, { addIssue }) => {
    const complain = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message, input: undefined });
    if (file.ownersAccess !== undefined && file.owners === undefined)
      complain(['ownersAccess'], 'needs the sentence on owners that says so');
    const fields = file.numbers.flatMap(({ field }) => field ?? []);
    const has = (...names: string[]) => fields.filter((field) => names.includes(field)).length;
    if (has('registration', 'both') > 1) complain(['numbers'], 'two numbers stand in the registration field');
    if (has('tax', 'both') + (file.noTaxNumber ? 1 : 0) > 1)
      complain(['numbers'], 'two numbers stand in the tax field, or one and noTaxNumber');
    if (has('other') > 3) complain(['numbers'], 'at most three numbers are other ones');
    if (file.registers.filter(({ main }) => main).length + (file.registersTogether ? 1 : 0) > 1)
      complain(['registers'], 'one register alone is the main one');
    for (const [at, { check = [] }] of file.numbers.entries())
      for (const rule of check)
        if (!isCheckRule(file.code, rule))
          complain(['numbers', at, 'check'], `stdnum has no rule ${rule} for ${file.code}`);
  });
export type CountryFile = z.output<typeof countryFile>;
export type CountryNumber = CountryFile['numbers'][number];

function isExpression(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
