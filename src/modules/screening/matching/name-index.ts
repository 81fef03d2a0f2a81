import { editDistance } from '#names/likeness/similarity.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { consonantKeyOf, foldWord } from '#names/sounds/fold-word.ts';
import { slips } from './compare-words.ts';
import { ownSigns } from './own-signs.ts';
import { type ReadName, type ReadWord, readName } from './read-name.ts';
import { buildSlipIndex } from './slip-index.ts';

/** A name to be found again: which entry bears it, and where its letters are read as in which country. */
export type IndexedName = Readonly<{ entry: number; name: number; text: string; country: string }>;

/** Where a name stands, and whether one of its own signs may be all that is wrong. */
type Candidate = Readonly<{ place: number; maySlip: boolean }>;

/** Finds the listed names that may be the asked one. */
export type NameIndex = Readonly<{
  size: number;
  words: number;
  /** Names that may be it, the likeliest first, at most `most`. */
  candidates(asked: ReadName, most: number): Candidate[];
}>;

/** Shares of the weight of both names that must be in common before they are compared word by word. */
const leastOfOne = 0.55;
const leastOfOther = 0.35;
const notExact = 0.9;

/** So many names or words are read between two pauses. */
const stride = 400;

/**
 * Reads every name once and keeps where each of its words stands; the names themselves are read again when compared. Pauses now
 * and then, for whoever has something else to do meanwhile.
 */
export function* buildNameIndex(
  names: readonly IndexedName[],
  memory: WordMemory,
): Generator<void, NameIndex> {
  const placeOf = new Map<string, number>();
  const weights = new Float32Array(names.length);
  const pairs = createPairs(names.length * 4);
  const abjadWords = new Set<number>();
  const signs: (readonly string[])[] = [];
  for (const [at, { text, country }] of names.entries()) {
    if (at % stride === 0) yield;
    const name = readName(text, country, memory);
    weights[at] = name.weight;
    signs.push(ownSigns(name));
    for (const word of keysOf(name)) {
      let place = placeOf.get(word);
      if (place === undefined) {
        place = placeOf.size;
        placeOf.set(word, place);
      }
      pairs.add(place, at);
    }
    for (const { info, isAbjad } of name.words) if (isAbjad) abjadWords.add(placeOf.get(info.text) ?? 0);
  }
  const words = [...placeOf.keys()];
  const postings = pairs.group(words.length);
  yield;
  const folds: string[] = [];
  for (const word of words) if (folds.push(foldWord(word)) % (20 * stride) === 0) yield;
  const byFold = groupBy(folds);
  const abjadConsonants = groupBy(words.map((word, at) => (abjadWords.has(at) ? consonantKeyOf(word) : '')));
  let allConsonants: Map<string, number[]> | undefined;
  yield;
  const slipIndex = yield* buildSlipIndex(
    words.map((word, at) => (mayHaveSlips(word) ? [...new Set([word, folds[at] ?? word])] : [])),
  );
  const signIndex = yield* buildSlipIndex(signs);
  const scores = new Float32Array(names.length);
  const seen = new Uint32Array(names.length);
  const seenWords = new Uint32Array(words.length);
  let round = 0;

  /** Adds the weight to every name that has one of the words, once for each word that was asked for. */
  function score(places: Iterable<number>, weight: number, touched: number[]): void {
    round += 1;
    for (const place of places)
      for (const name of postings(place)) {
        if (seen[name] === round) continue;
        seen[name] = round;
        if (scores[name] === 0) touched.push(name);
        scores[name] = (scores[name] ?? 0) + weight;
      }
  }

  function placesOf(word: string, isAbjad: boolean, others: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const one of [word, ...others]) {
      const place = placeOf.get(one);
      if (place !== undefined) found.add(place);
      for (const same of byFold.get(foldWord(one)) ?? []) found.add(same);
    }
    if (isAbjad) allConsonants ??= groupBy(words.map(consonantKeyOf));
    const consonants = isAbjad ? allConsonants : abjadConsonants;
    for (const same of consonants?.get(consonantKeyOf(word)) ?? []) found.add(same);
    return found;
  }

  function slipsOf(word: string): number[] {
    const found: number[] = [];
    if (!mayHaveSlips(word)) return found;
    const fold = foldWord(word);
    round += 1;
    const take = (place: number) => {
      if (seenWords[place] === round) return;
      seenWords[place] = round;
      const other = words[place] ?? '';
      if (slips(word, other) > 0 || slips(fold, folds[place] ?? '') === 1) found.push(place);
    };
    slipIndex.around(word, take);
    if (fold !== word) slipIndex.around(fold, take);
    return found;
  }

  return {
    size: names.length,
    words: words.length,
    candidates(asked, most) {
      const touched: number[] = [];
      for (const { info, isAbjad, others } of asked.words) {
        const places = placesOf(info.text, isAbjad, others);
        const before = [...places];
        for (const place of slipsOf(info.text)) places.add(place);
        score(before, info.weight, touched);
        score([...places].slice(before.length), info.weight * notExact, touched);
      }
      for (const { text, weight } of joinedWords(asked)) score(placesOf(text, false, []), weight, touched);
      const found: [place: number, share: number][] = [];
      for (const name of touched) {
        const common = scores[name] ?? 0;
        scores[name] = 0;
        const listed = weights[name] ?? 0;
        const [more, less] = [Math.min(asked.weight, listed), Math.max(asked.weight, listed)];
        if (common < leastOfOne * more || common < leastOfOther * less) continue;
        found.push([name, common / Math.max(common, asked.weight + listed - common)]);
      }
      const likeliest = found.toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
      const slipped = new Set<number>();
      for (const own of ownSigns(asked))
        signIndex.around(own, (name) => {
          // Most of what shares a place there shares nothing else.
          if (signs[name]?.some((other) => editDistance(own, other, 1) <= 1)) slipped.add(name);
        });
      const places = [...new Set([...[...slipped].slice(0, most / 2), ...likeliest])].slice(0, most);
      return places.map((place) => ({ place, maySlip: slipped.has(place) }));
    },
  };
}

/** Under what a name stands in the index: its words, their other readings, and its words in one. */
function keysOf(name: ReadName): Set<string> {
  const keys = new Set<string>();
  for (const { info, others } of name.words) {
    keys.add(info.text);
    for (const other of others) keys.add(other);
  }
  for (const { text } of joinedWords(name)) keys.add(text);
  return keys;
}

const longestPart = 3;

/** All words as one, and a short word with its neighbour: AL ZAWRA and ALZAWRA. */
function joinedWords({ words, weight }: ReadName): { text: string; weight: number }[] {
  if (words.length < 2) return [];
  const textOf = (word: ReadWord | undefined) => word?.info.text ?? '';
  const joined = [{ text: words.map(textOf).join(''), weight }];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next === undefined || words.length === 2) continue;
    if (Math.min(textOf(word).length, textOf(next).length) > longestPart) continue;
    joined.push({ text: textOf(word) + textOf(next), weight: word.info.weight + next.info.weight });
  }
  return joined;
}

const mayHaveSlips = (word: string): boolean => word.length > 1 && !/\d/.test(word);

/** The places of each key; of an empty one none. */
function groupBy(keys: readonly string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? '';
    if (key === '') continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
  }
  return groups;
}

/** Pairs of a word and a name as they come, then the names of each word. */
function createPairs(expected: number) {
  let left = new Uint32Array(Math.max(16, expected));
  let right = new Uint32Array(left.length);
  let count = 0;
  const grown = (old: Uint32Array<ArrayBuffer>) => {
    const wider = new Uint32Array(old.length * 2);
    wider.set(old);
    return wider;
  };
  return {
    add(word: number, name: number): void {
      if (count === left.length) [left, right] = [grown(left), grown(right)];
      left[count] = word;
      right[count] = name;
      count += 1;
    },
    group(words: number): (word: number) => Uint32Array {
      const starts = new Uint32Array(words + 1);
      for (let at = 0; at < count; at += 1) {
        const word = (left[at] ?? 0) + 1;
        starts[word] = (starts[word] ?? 0) + 1;
      }
      for (let at = 0; at < words; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
      const names = new Uint32Array(count);
      const next = starts.slice(0, words);
      for (let at = 0; at < count; at += 1) {
        const word = left[at] ?? 0;
        names[next[word] ?? 0] = right[at] ?? 0;
        next[word] = (next[word] ?? 0) + 1;
      }
      return (word) => names.subarray(starts[word], starts[word + 1]);
    },
  };
}
