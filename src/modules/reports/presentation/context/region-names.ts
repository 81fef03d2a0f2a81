import { type Locale, languages } from '#kernel/locale.ts';

/** Making one costs a hundred times as much as using it. */
const made = new Map<Locale, Intl.DisplayNames>();

/** What countries are called in a language. */
export function regionNames(locale: Locale): Intl.DisplayNames {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([languages[locale].intl], { type: 'region' });
  made.set(locale, names);
  return names;
}
