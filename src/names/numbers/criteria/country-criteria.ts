import type { Localized } from '#kernel/locale.ts';

/** One kind of number of a country: what it is called there and how one looks. */
export type NumberCriteria = Readonly<{
  /** What people of the country call it, for a label: `HRB/HRA`, `ИНН`. Null where it has no name of its own. */
  short: Localized | null;
  name: Localized;
  format: Localized | null;
  /** Rightly formed, and no company's on purpose. */
  example: string | null;
  /** The number without separators, in capitals; a number that differs is only asked about, never refused. */
  pattern: RegExp | null;
}>;

/** What the public can do with the register: `none` where there is no register the public can ask. */
export const registerSearches = ['name', 'number', 'paid', 'none'] as const;
export type RegisterSearch = (typeof registerSearches)[number];

/** What is said of a typed number: that its check digit is wrong is told only where everything else fits. */
export const numberVerdicts = ['fits', 'unusual', 'check digit', 'unknown'] as const;
export type NumberVerdict = (typeof numberVerdicts)[number];

/**
 * What a company of a country can be looked for by. Whatever is not known for certain is null. `same` says that one
 * number serves as both, `none` that there is no VAT and companies usually have no such number.
 */
export type CountryCriteria = Readonly<{
  registration: NumberCriteria | 'same' | null;
  tax: NumberCriteria | 'same' | 'none' | null;
  /** Other numbers that are met on papers; at most three. */
  others: readonly NumberCriteria[];
  search: RegisterSearch | null;
  register: Localized | null;
}>;

/** Names a text in both languages. */
export function both(en: string, ru = en): Localized {
  return { en, ru };
}

/** What a tax office of a country with VAT gives out. */
export const vatNumber = both('VAT number', 'Номер плательщика НДС');

type Named = Readonly<{
  short?: Localized | string;
  name: Localized;
  format?: Localized;
  example?: string;
  pattern?: RegExp;
}>;

/** A number of the data; what is left out is not known. */
export function number({ short, name, format, example, pattern }: Named): NumberCriteria {
  return {
    short: typeof short === 'string' ? both(short) : (short ?? null),
    name,
    format: format ?? null,
    example: example ?? null,
    pattern: pattern ?? null,
  };
}

/** A country of the data; what is left out is not known. */
export function country(known: Partial<CountryCriteria>): CountryCriteria {
  return { registration: null, tax: null, others: [], search: null, register: null, ...known };
}
