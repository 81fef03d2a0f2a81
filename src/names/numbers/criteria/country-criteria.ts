import type { Localized } from '#kernel/locale.ts';

/** One kind of number of a country: what it is called there and how one looks. */
export type NumberCriteria = Readonly<{
  /** What people of the country call it, for a label: `HRB/HRA`, `ИНН`. Null where it has no name of its own. */
  short: Localized | null;
  name: Localized;
  format: Localized | null;
  /** Rightly formed, and no company's on purpose. */
  example: string | null;
  /** The source of an expression for the number without separators, in capitals; one that differs is only asked about. */
  pattern: string | null;
}>;

/** What the public can do with the register: `none` where there is no register the public can ask. */
export const registerSearches = ['name', 'number', 'paid', 'none'] as const;
export type RegisterSearch = (typeof registerSearches)[number];

/** What is said of a typed number: that its check digit is wrong is told only where everything else fits. */
export const numberVerdicts = ['fits', 'unusual', 'check digit', 'unknown'] as const;
export type NumberVerdict = (typeof numberVerdicts)[number];

/** Which of the two fields of the form a number is typed into. */
export type NumberField = 'reg' | 'vat';

/**
 * What companies of a country can be looked for by. Whatever is not known for certain is null. `same` says that one
 * number serves as both, `none` that there is no VAT and companies usually have no such number.
 */
export type CountryCriteria = Readonly<{
  registration: NumberCriteria | null;
  tax: NumberCriteria | 'same' | 'none' | null;
  /** Other numbers that are met on papers; at most three. */
  others: readonly NumberCriteria[];
  search: RegisterSearch | null;
  register: Localized | null;
  /** Rules of stdnum for a field, those alone that nearly all real numbers of the country obey. */
  checks?: Readonly<Partial<Record<NumberField, readonly string[]>>>;
  around?: NumberSurroundings;
}>;

/** What stands around numbers that people type or registers write. */
export type NumberSurroundings = Readonly<{
  /** Letters before a number, beside the country's own, that are no reason for a doubt. */
  typed?: readonly string[];
  /** Those before and behind a tax number that are not compared; before it, beside the country's own. */
  shed?: readonly string[];
  shedBehind?: readonly string[];
  /** Letters of a register that stand in its number and that buyers leave out. */
  register?: readonly string[];
  /** The source of an expression that finds the number inside other words. */
  inside?: string;
}>;
