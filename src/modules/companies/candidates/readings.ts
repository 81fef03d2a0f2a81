import { keyHash, nearHashes } from '../key-hash.ts';
import { foldWord, type WordGroup } from '../search-terms.ts';
import { editDistance } from '../similarity.ts';
import type { KnownWord, Reading } from './repository.ts';

/** A group of the question after a look into the vocabulary. */
export type WidenedGroup = Readonly<{
  keys: readonly number[];
  /** Names that have one of its words, roughly; 0 where no name has any. */
  df: number;
}>;

/** A key that is no word of the vocabulary may stand for very many names. */
const unknownDf = 1_000_000;
const maxNeighbours = 8;
const maxVariants = 3;
/** Shorter words are not cut in two, and shorter beginnings are not completed. */
const leastPart = 3;
const leastStart = 4;

export const hashesOf = (country: string, keys: readonly string[]): number[] =>
  keys.map((key) => keyHash(country, key));

/** What to look up in the vocabulary for the words of a question. */
export function vocabularyQuestion(country: string, groups: readonly WordGroup[]) {
  const folds = groups.flatMap(({ fold }) => fold ?? []);
  const exact = new Set([
    ...folds,
    ...groups.flatMap(({ word }) => splits(word).flat()),
    ...joints(groups).map(({ fold }) => fold),
  ]);
  return {
    near: [...new Set(folds.flatMap((fold) => nearHashes(country, fold)))],
    exact: [...exact].slice(0, 200),
    starts: folds.filter((fold) => fold.length >= leastStart).slice(0, 6),
  };
}

/** The groups with the words that may be meant by theirs: at most `slips` edits away, or longer. */
export function widenGroups(
  country: string,
  groups: readonly WordGroup[],
  words: readonly KnownWord[],
  slips: (length: number) => number = slipsOf,
): WidenedGroup[] {
  return groups.map(({ fold, keys }) => {
    const own = new Set(keys);
    const typed = words.filter((word) => own.has(word.fold));
    const meant = fold === null ? [] : neighboursOf(fold, words, slips(fold.length));
    const longer =
      fold === null || fold.length < leastStart
        ? []
        : words
            .filter((word) => word.fold.length > fold.length && word.fold.startsWith(fold))
            .slice(0, maxNeighbours);
    const more = [...meant, ...longer].map((word) => word.fold);
    const all = new Map([...typed, ...meant].map((word) => [word.fold, word.df]));
    return {
      keys: [...new Set(hashesOf(country, [...keys, ...more]))],
      df: fold === null && all.size === 0 ? unknownDf : [...all.values()].reduce((sum, df) => sum + df, 0),
    };
  });
}

function neighboursOf(fold: string, words: readonly KnownWord[], limit: number): KnownWord[] {
  return [...new Map(words.map((word) => [word.fold, word])).values()]
    .map((word) => ({ word, distance: editDistance(fold, word.fold, limit) }))
    .filter(({ word, distance }) => distance <= limit && word.fold !== fold)
    .sort((a, b) => a.distance - b.distance || b.word.df - a.word.df)
    .slice(0, maxNeighbours)
    .map(({ word }) => word);
}

/** Edits that a word of so many letters may have; in a short word every letter counts. */
export const slipsOf = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

/** The widened question, and readings in which a word was typed as two or two as one. */
export function readingsOf(
  country: string,
  groups: readonly WordGroup[],
  widened: readonly WidenedGroup[],
  words: readonly KnownWord[],
): Reading[] {
  const known = new Map(words.map(({ fold, df }) => [fold, df]));
  const keys = widened.map((group) => group.keys);
  const variants: Reading[] = [];
  groups.forEach(({ word }, at) => {
    const best = splits(word)
      .filter((parts) => parts.every((part) => known.has(part)))
      .map((parts) => ({ parts, df: Math.min(...parts.map((part) => known.get(part) ?? 0)) }))
      .sort((a, b) => b.df - a.df)[0];
    if (best !== undefined)
      variants.push([
        ...keys.slice(0, at),
        ...best.parts.map((part) => hashesOf(country, [part])),
        ...keys.slice(at + 1),
      ]);
  });
  for (const { at, fold } of joints(groups))
    if (known.has(fold))
      variants.push([...keys.slice(0, at), hashesOf(country, [fold]), ...keys.slice(at + 2)]);
  return [keys, ...variants.slice(0, maxVariants)];
}

/** Without one of the words: first without those that no name has, then without the most frequent. */
export function shortenedReadings(widened: readonly WidenedGroup[], total: number): Reading[] {
  if (widened.length < 2) return [];
  const byRarity = [...widened.keys()].sort((a, b) => rarity(widened[a]) - rarity(widened[b]));
  const known = byRarity.filter((at) => (widened[at]?.df ?? 0) > 0);
  if (known.length === 0) return [];
  const readings: Reading[] = [];
  if (widened.length > 2)
    for (const left of byRarity.toReversed().slice(0, maxLeftOut))
      readings.push(widened.filter((_, at) => at !== left).map(({ keys }) => keys));
  // Alone only words that say something: of a frequent one nobody knows which name is meant.
  for (const at of known.slice(0, widened.length > 2 ? 1 : 2)) {
    const group = widened[at];
    if (group !== undefined && group.df <= total) readings.push([group.keys]);
  }
  return readings;
}

const maxLeftOut = 3;

/** Words that no name has come last: they are left out first. */
const rarity = (group: WidenedGroup | undefined): number =>
  group === undefined || group.df === 0 ? Number.POSITIVE_INFINITY : group.df;

function splits(word: string): [string, string][] {
  if (word.length < 2 * leastPart || word.length > 30) return [];
  return Array.from({ length: word.length - 2 * leastPart + 1 }, (_, at): [string, string] => [
    foldWord(word.slice(0, at + leastPart)),
    foldWord(word.slice(at + leastPart)),
  ]);
}

function joints(groups: readonly WordGroup[]): { at: number; fold: string }[] {
  return groups.slice(1).map(({ word }, at) => ({ at, fold: foldWord(`${groups[at]?.word ?? ''}${word}`) }));
}
