import { type Locale, languages, locales } from './locale.ts';

/**
 * Whether a text can pass for one in this language, by its script alone: one in another script than Latin has a word in it
 * (names of foreign companies and registers may outnumber it), one in Latin is not mostly in the script of another
 * language. A text without letters passes for all.
 */
export function readsAs(text: string, locale: Locale): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return true;
  const { script } = languages[locale];
  if (script !== 'Latin') return new RegExp(`\\p{Script=${script}}{2,}`, 'u').test(text);
  return locales
    .map((other) => languages[other].script)
    .filter((other) => other !== script)
    .every((other) => countOf(letters, other) * 2 <= letters.length);
}

function countOf(letters: readonly string[], script: string): number {
  const ofScript = new RegExp(`\\p{Script=${script}}`, 'u');
  return letters.filter((letter) => ofScript.test(letter)).length;
}
