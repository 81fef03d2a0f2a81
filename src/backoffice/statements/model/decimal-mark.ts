import { type Locale, languages } from '#kernel/locale.ts';

/** What stands between whole and parts of a number in a language. */
export function decimalMarkOf(locale: Locale): '.' | ',' {
  return new Intl.NumberFormat(languages[locale].intl).format(0.5)[1] === ',' ? ',' : '.';
}
