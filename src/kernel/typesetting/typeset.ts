import { words } from '../texts/typesetting/words.ts';

/** Sets a text as a typographer would: what belongs together stays on one line, and the Russian dash is long. */
export function typeset(text: string, locale: keyof typeof words): string {
  return words[locale].settled(text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0'));
}
