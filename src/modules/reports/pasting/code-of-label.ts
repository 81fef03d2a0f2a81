import { locales } from '#kernel/locale.ts';
import { foldedText } from '../dossier/same-value.ts';
import type { Texts } from '../texts/code-lists/en.ts';
import { words } from '../texts/code-lists/words.ts';

/** The code of a list that a cell names with the list's own words, in whatever language of ours. */
export function codeOfLabel(list: keyof Texts, text: string): string | undefined {
  const folded = foldedText(text);
  for (const locale of locales) {
    const entries: readonly (readonly [string, string])[] = Object.entries(words[locale][list]);
    const found = entries.find(([, label]) => foldedText(label) === folded);
    if (found !== undefined) return found[0];
  }
  return undefined;
}
