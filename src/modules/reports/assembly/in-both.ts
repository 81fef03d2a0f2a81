import { inEveryLanguage, type Locale } from '#kernel/locale.ts';
import type { FactValue } from '../dossier/fact-value.ts';

/** A sentence of ours in the languages of a dossier. */
export function inBoth(say: (locale: Locale) => string): FactValue {
  const { en, ru } = inEveryLanguage(say);
  return en === ru ? en : { text: en, lang: 'en', translation: { text: ru, lang: 'ru', by: 'template' } };
}
