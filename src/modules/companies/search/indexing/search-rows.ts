import type { NameKind } from '#names/company/company-record.ts';
import { townKeysOf } from '#names/hints/town-key.ts';
import { foldWord, indexKeys } from '#names/keys/search-terms.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { type ParsedName, parseName, saidOtherwise } from '#names/tokens/parsed-name.ts';
import { keyHash, nearHashes, wholeNameHashes } from './key-hash.ts';

/** A name as it stands in the search; column names as in the table. */
export type SearchRow = Readonly<{
  position: number;
  kind: NameKind;
  core: string;
  form: string | null;
  keys: readonly number[];
}>;

export type SearchableName = Readonly<{ position: number; kind: NameKind; text: string }>;

/** What whoever asks has read already: words, and names of the country taken apart. */
export type Known = Readonly<{ memory?: WordMemory | undefined; parsed?: ReadonlyMap<string, ParsedName> }>;

/**
 * Search rows of a company's names, one per core: of names that differ only in form or punctuation the first. A name that is
 * read in two ways has two cores.
 */
export function searchRowsOf(
  names: readonly SearchableName[],
  country: string,
  { memory, parsed }: Known = {},
): SearchRow[] {
  const rows = new Map<string, SearchRow>();
  for (const { position, kind, text } of names) {
    const written = parsed?.get(text) ?? parseName(text, country);
    for (const name of [written, saidOtherwise(written)]) {
      if (name === undefined || name.core === '' || rows.has(name.core)) continue;
      const { core, form } = name;
      const keys = new Set(wholeNameHashes(country, core));
      for (const key of indexKeys(name, memory)) keys.add(keyHash(country, key));
      rows.set(core, { position, kind, core, form, keys: [...keys] });
    }
  }
  return [...rows.values()];
}

/** A word of the vocabulary; column names as in the table. */
export type WordRow = Readonly<{ country: string; fold: string; key: number; near: readonly number[] }>;

/** The words of a core that a slip may stand in; numbers are not words. */
export const foldsOf = (core: string): string[] => core.split(' ').map(foldWord).filter(hasLetter);

const hasLetter = (fold: string): boolean => /[a-z]/.test(fold) && fold.length <= maxFold;
const maxFold = 60;

export const wordRowOf = (country: string, fold: string): WordRow => ({
  country,
  fold,
  key: keyHash(country, fold),
  near: nearOf(country, fold),
});

/** Towns of companies stand among the words: no word begins so, and whoever is near one in spelling is not asked for. */
const townMark = '@';

/** Hashes by which words near a word are found; none of a town. */
export const nearOf = (country: string, fold: string): readonly number[] =>
  fold.startsWith(townMark) ? [] : nearHashes(country, fold);

/** The word of the vocabulary by which a town is known. */
export const townFold = (key: string): string => townMark + key;

/** The towns of a company, as they stand in the vocabulary. */
export const townFoldsOf = (city: string | null | undefined): string[] =>
  city == null ? [] : townKeysOf(city).map(townFold);
