import { type Locale, type Localized, languages, locales } from './locale.ts';
import { words } from './texts/languages/words.ts';

/**
 * Words about a language, as “Download in Russian”, for those whose name needs a form of its own; `other` makes them of
 * what a further language calls itself.
 */
export function languageWords(
  named: Partial<Localized>,
  other: (ownName: string) => string,
): (language: Locale) => string {
  return (language) => named[language] ?? other(languages[language].ownName);
}

/**
 * Every language of the product as a sentence of `locale` names them behind “in”, its own first: “English and Russian”,
 * «русском и английском», or with `disjunction` “English or Russian”.
 */
export function allLanguages(locale: Locale, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const nameOf = languageWords(words[locale], (ownName) => ownName);
  const list = new Intl.ListFormat(languages[locale].intl, { type });
  return list.format([locale, ...locales.filter((other) => other !== locale)].map(nameOf));
}
