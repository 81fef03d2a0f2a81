import { defaultLocale, inEveryLanguage, type Localized } from '#kernel/locale.ts';

/** What a column holds in every language; a language that came later reads the default one. */
export function readLocalized(column: unknown): Localized {
  const texts = new Map(typeof column === 'object' && column !== null ? Object.entries(column) : []);
  return inEveryLanguage((locale) => {
    const text: unknown = texts.get(locale) ?? texts.get(defaultLocale);
    if (typeof text !== 'string') throw new Error('a column of texts lacks the default language');
    return text;
  });
}
