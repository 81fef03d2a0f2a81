import type { Locale } from './locale.ts';

/**
 * Whether a text can pass for one in this language, by its script alone: Russian has a word in Cyrillic (names of foreign
 * companies and registers may outnumber it), English is not mostly Cyrillic. A text without letters passes for both.
 */
export function readsAs(text: string, locale: Locale): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return true;
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length;
  return locale === 'ru' ? /\p{Script=Cyrillic}{2,}/u.test(text) : cyrillic * 2 <= letters.length;
}
