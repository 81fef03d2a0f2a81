import { type Locale, languages } from '#kernel/locale.ts';

/** A share in whole per cent as the language writes it, rounded down: 99.6 % is not “always”. */
export function shareOf({ kept, ended }: Readonly<{ kept: number; ended: number }>, locale: Locale): string {
  const share = ended === 0 ? 0 : Math.floor((100 * kept) / ended) / 100;
  return new Intl.NumberFormat(languages[locale].intl, { style: 'percent' }).format(share);
}

/** A count as the language groups its digits. */
export function countOf(count: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].intl).format(count);
}
