import { locales } from '#kernel/locale.ts';
import { foldedText } from '../dossier/same-value.ts';
import type { Texts } from '../texts/code-lists/en.ts';
import { words } from '../texts/code-lists/words.ts';

type List = keyof Texts;

/** Codes of the lists by their labels in whatever language of ours, each made when it is asked for first. */
const known = new Map<List, ReadonlyMap<string, string>>();

/** The code of a list that a cell names with the list's own words, in whatever language of ours. */
export function codeOfLabel(list: List, text: string): string | undefined {
  const codes = known.get(list) ?? codesOf(list);
  known.set(list, codes);
  return codes.get(foldedText(text));
}

function codesOf(list: List): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const locale of locales) {
    const entries: readonly (readonly [string, string])[] = Object.entries(words[locale][list]);
    for (const [code, label] of entries) {
      const folded = foldedText(label);
      // Where two say the same, the first one counts.
      if (!codes.has(folded)) codes.set(folded, code);
    }
  }
  return codes;
}
