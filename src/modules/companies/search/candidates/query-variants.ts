import { foldWord, type WordGroup } from '#names/keys/search-terms.ts';
import { editDistance } from '#names/likeness/similarity.ts';
import { typedLetters } from '#names/scripts/typed-letters.ts';
import { keyHash, nearHashes } from '../indexing/key-hash.ts';
import type { KnownWord, QueryVariant } from './repository.ts';
import { slipVariants } from './slip-variants.ts';

/** A group of the question after a look into the vocabulary. */
export type WidenedGroup = Readonly<{
  /** The word as it was typed, if any name has it. */
  typed: readonly number[];
  /** The same and all that may be meant by it. */
  keys: readonly number[];
  /** Names that have one of its words, roughly; 0 where no name has any. */
  df: number;
  /** How much of a name the word is, 0 to 1. */
  weight: number;
}>;

/** A key that is no word of the vocabulary may stand for very many names. */
const unknownDf = 1_000_000;
/** Keys of consonants are in no vocabulary, and names have them all the same. */
const heardDf = 500;

/** Whether a word is looked for by its consonants as well. */
export const isHeard = (keys: readonly string[]): boolean =>
  keys.some((key) => key.startsWith('~') || key.startsWith('%'));
const maxNeighbours = 20;
const maxVariants = 3;
/** Shorter words are not cut in two, and shorter beginnings are not completed. */
const leastPart = 3;
const leastStart = 4;

export const hashesOf = (country: string, keys: readonly string[]): number[] =>
  keys.map((key) => keyHash(country, key));

/** What to look up in the vocabulary for the words of a question. */
export function vocabularyQuestion(
  country: string,
  groups: readonly WordGroup[],
  slipped: readonly SlippedWord[] = [],
) {
  const folds = groups.flatMap(({ fold }) => fold ?? []);
  const exact = new Set([
    ...folds,
    ...groups.flatMap(({ word }) => splits(word).flat()),
    ...joints(groups).map(({ fold }) => fold),
  ]);
  return {
    slipped: [...new Set(slipped.flatMap((folds) => [...(folds ?? [])]))],
    near: [...new Set(folds.flatMap((fold) => nearHashes(country, fold)))],
    exact: [...exact].slice(0, 200),
    starts: folds.filter((fold) => fold.length >= leastStart).slice(0, 6),
  };
}

/** The sounds that one wrong letter makes of a group's word. */
export type SlippedWord = ReadonlySet<string> | undefined;

/** So many words of a question are tried letter by letter: the first that say something of the name. */
const maxSlipped = 3;
const tellingWeight = 0.6;

/** For each group what it may have been before one slip. */
export function slippedOf(groups: readonly WordGroup[]): SlippedWord[] {
  let left = maxSlipped;
  return groups.map(({ word, fold, weight }) => {
    if (fold === null || weight < tellingWeight || left === 0) return undefined;
    left -= 1;
    return slipVariants(word);
  });
}

/** How far a word of so many letters may be from the typed one, and which words count as near whatever their distance. */
export type WordsMeant = Readonly<{
  slips?: (length: number) => number;
  slipped?: readonly SlippedWord[];
}>;

/** So long are words that two slips leave like themselves, and so long those that are tried. */
const leastFar = 5;
const mostFar = 14;

/**
 * Hashes that a word two slips away has: near ones of all that the typed one was before a letter too many or a swap, whole
 * ones of all that it was before any slip (`slipped`). Of two letters that are others no hash is shared.
 */
export function farHashes(
  country: string,
  word: string,
  slipped: ReadonlySet<string> = slipVariants(word),
): number[] {
  const typed = typedLetters(word).slice(0, mostFar);
  if (typed.length < leastFar) return [];
  const folds = new Set<string>();
  for (let at = 0; at < typed.length; at += 1) {
    const [before, after] = [typed.slice(0, at).join(''), typed.slice(at + 1)];
    folds.add(foldWord(before + after.join('')));
    if (after.length > 0) folds.add(foldWord(`${before}${after[0]}${typed[at]}${after.slice(1).join('')}`));
  }
  return [
    ...new Set([
      ...[...folds].flatMap((fold) => nearHashes(country, fold)),
      ...[...slipped].flatMap((fold) => nearHashes(country, fold).slice(0, 1)),
    ]),
  ];
}

/** The groups with the words that may be meant by theirs: near it, or longer. */
export function widenGroups(
  country: string,
  groups: readonly WordGroup[],
  words: readonly KnownWord[],
  { slips = slipsOf, slipped = [] }: WordsMeant = {},
): WidenedGroup[] {
  return groups.map(({ fold, keys, weight }, at) => {
    const own = new Set(keys);
    const typed = words.filter((word) => own.has(word.fold));
    const meant = fold === null ? [] : neighboursOf(fold, words, slips(fold.length), slipped[at]);
    const longer =
      fold === null || fold.length < leastStart
        ? []
        : words
            .filter((word) => word.fold.length > fold.length && word.fold.startsWith(fold))
            .slice(0, maxNeighbours);
    const more = [...meant, ...longer].map((word) => word.fold);
    const all = new Map([...typed, ...meant].map((word) => [word.fold, word.df]));
    return {
      weight,
      typed: typed.length === 0 ? [] : hashesOf(country, keys),
      keys: [...new Set(hashesOf(country, [...keys, ...more]))],
      df:
        all.size === 0 && fold === null
          ? unknownDf
          : all.size === 0 && isHeard(keys)
            ? heardDf
            : [...all.values()].reduce((sum, df) => sum + df, 0),
    };
  });
}

function neighboursOf(
  fold: string,
  words: readonly KnownWord[],
  limit: number,
  slipped: SlippedWord,
): KnownWord[] {
  return [...new Map(words.map((word) => [word.fold, word])).values()]
    .map((word) => ({
      word,
      distance: slipped?.has(word.fold) ? 1 : editDistance(fold, word.fold, limit),
    }))
    .filter(({ word, distance }) => distance <= limit && word.fold !== fold)
    .sort((a, b) => a.distance - b.distance || b.word.df - a.word.df)
    .slice(0, maxNeighbours)
    .map(({ word }) => word);
}

/** Edits that a word of so many letters may have; in a short word every letter counts. */
const slipsOf = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);

/** The widened question, and variants in which a word was typed as two or two as one. */
export function queryVariantsOf(
  country: string,
  groups: readonly WordGroup[],
  widened: readonly WidenedGroup[],
  words: readonly KnownWord[],
): QueryVariant[] {
  const known = new Map(words.map(({ fold, df }) => [fold, df]));
  const keys = widened.map((group) => group.keys);
  const variants: QueryVariant[] = [];
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

/** Without one of the words: first without those that no name has, then without those that say least. */
export function shortenedVariants(widened: readonly WidenedGroup[], total: number): QueryVariant[] {
  if (widened.length < 2) return [];
  const byRarity = [...widened.keys()].sort((a, b) => rarity(widened[a]) - rarity(widened[b]));
  const known = byRarity.filter((at) => (widened[at]?.df ?? 0) > 0);
  if (known.length === 0) return [];
  const variants: QueryVariant[] = [];
  if (widened.length > 2)
    for (const left of byRarity.toReversed().slice(0, maxLeftOut))
      variants.push(widened.filter((_, at) => at !== left).map(({ keys }) => keys));
  // Alone only words that say something: of a frequent one nobody knows which name is meant.
  for (const at of known.slice(0, widened.length > 2 ? 1 : 2)) {
    const group = widened[at];
    if (group === undefined || group.df > total) continue;
    // Those who have it as it was typed, and not merely the shortest names of all that are near it.
    if (group.typed.length > 0 && group.typed.length < group.keys.length) variants.push([group.typed]);
    variants.push([group.keys]);
  }
  return variants;
}

const maxLeftOut = 4;

/**
 * Words that no name has come last, before them the frequent ones and those that say what many firms do: even where few
 * of a register's names have `group`, it is not what the buyer looks for.
 */
const rarity = (group: WidenedGroup | undefined): number =>
  group === undefined || group.df === 0 ? Number.POSITIVE_INFINITY : group.df / group.weight ** 2;

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
