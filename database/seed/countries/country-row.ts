import type { Localized } from '#kernel/locale.ts';

/** A country or territory as a continent file lists it. */
export type CountryRow = Readonly<{
  /** ISO 3166-1 numeric; 983, 895 and 896 are ours for XK, AB and OS. */
  id: number;
  /** ISO 3166-1 alpha-2 in upper case; XK, AB and OS are ours. */
  code: string;
  name: Localized;
  /** Other words people type when they look for it, in any language. */
  aliases: readonly string[];
}>;

/** Builds a row; keeps the lists one country a line. */
export function row(
  id: number,
  code: string,
  en: string,
  ru: string,
  aliases: readonly string[] = [],
): CountryRow {
  return { id, code, name: { en, ru }, aliases };
}
