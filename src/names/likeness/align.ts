import type { WordInfo } from '../meanings/word-info.ts';
import { type EditRows, editCost } from '../sounds/edit-cost.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { type Hearing, phoneticKeyOf } from './country-phonetics.ts';
import { bits, wordLikeness } from './word-likeness.ts';

/** What a word costs that only one side has. */
const missingInCandidate = 0.8;
const missingInQuery = 0.25;
/** Both sides have words that the other lacks: one stands in the place of the other. */
const replaced = 0.5;
const otherOrder = 0.99;
const otherNumber = 0.7;
const numberMissing = 0.88;
const otherPlace = 0.8;
const joinedWords = 0.97;
const initials = 0.88;

type Words = readonly WordInfo[];

/** One of the two names, and which of its at most 12 words are free still: one bit a word. */
type Side = { readonly words: Words; free: number };

/** A comparison under way: what was paired, by weight, and what that cost. */
type Tally = {
  readonly asked: Side;
  readonly given: Side;
  readonly hearing: Hearing;
  matched: number;
  lost: number;
  /** For each asked word the place of the given one that it was paired with. */
  readonly places: number[];
};

const sideOf = (words: Words): Side => ({ words, free: (1 << words.length) - 1 });
const isFree = (side: Side, at: number): boolean => (side.free & (1 << at)) !== 0;

/** How alike two lists of at most 12 words are, 0 to 1: each word is paired with the one most like it, then what is left is weighed. */
export function align(askedWords: Words, givenWords: Words, hearing: Hearing): number {
  const [asked, given] = [sideOf(askedWords), sideOf(givenWords)];
  const tally: Tally = { asked, given, hearing, matched: 0, lost: 0, places: [] };
  let left = askedWords.length - pairSame(tally);
  if (left > 0) left -= pairAlike(tally);
  if (left > 0 || askedWords.length !== givenWords.length) {
    pairJoined(tally, asked, given);
    pairJoined(tally, given, asked);
    pairInitials(tally, asked, given);
    pairInitials(tally, given, asked);
  }
  const score = tally.matched === 0 ? 0 : weigh(tally);
  if (score >= 0.85 || (askedWords.length === givenWords.length && hearing.phonetics !== 'thai'))
    return score;
  return Math.max(
    score,
    hearing.phonetics === 'thai'
      ? asOneSound(askedWords, givenWords, hearing)
      : asOneWord(askedWords, givenWords, hearing.memory.rows),
  );
}

function pair(tally: Tally, one: WordInfo, other: WordInfo, at: number, to: number, alike: number): void {
  const weight = (one.weight + other.weight) / 2;
  tally.asked.free &= ~(1 << at);
  tally.given.free &= ~(1 << to);
  tally.matched += weight * alike;
  tally.lost += weight * (1 - alike);
  tally.places[at] = to;
}

function pairSame(tally: Tally): number {
  const { asked, given } = tally;
  let count = 0;
  for (let at = 0; at < asked.words.length; at += 1) {
    const word = asked.words[at];
    for (let to = 0; to < given.words.length; to += 1) {
      const other = given.words[to];
      if (word === undefined || other === undefined || !isFree(given, to) || other.text !== word.text)
        continue;
      pair(tally, word, other, at, to, 1);
      count += 1;
      break;
    }
  }
  return count;
}

function pairAlike(tally: Tally): number {
  const { asked, given, hearing } = tally;
  let count = 0;
  for (let at = 0; at < asked.words.length; at += 1) {
    const word = asked.words[at];
    if (!isFree(asked, at) || word === undefined) continue;
    let best = 0;
    let bestTo = -1;
    for (let to = 0; to < given.words.length; to += 1) {
      const other = given.words[to];
      if (!isFree(given, to) || other === undefined) continue;
      const alike = wordLikeness(word, other, hearing);
      if (alike > best) {
        best = alike;
        bestTo = to;
      }
    }
    const other = given.words[bestTo];
    if (other === undefined) continue;
    pair(tally, word, other, at, bestTo, best);
    count += 1;
  }
  return count;
}

/** Good Will for Goodwill: a free word of one side is two or three free neighbours of the other. */
function pairJoined(tally: Tally, single: Side, several: Side): void {
  for (let at = 0; at < single.words.length; at += 1) {
    const word = single.words[at];
    if (!isFree(single, at) || word === undefined || word.text.length < 3) continue;
    for (let to = 0; to + 1 < several.words.length; to += 1) {
      if (!isFree(several, to) || !isFree(several, to + 1)) continue;
      const count = joinedCount(word, several, to, tally.hearing);
      if (count === 0) continue;
      take(single, at, 1);
      take(several, to, count);
      tally.matched += joinedWords;
      tally.lost += 1 - joinedWords;
      break;
    }
  }
}

function take(side: Side, from: number, count: number): void {
  side.free &= ~(((1 << count) - 1) << from);
}

/** How many neighbours from `to` on make up the word, by letters or by sound; 0 if they do not. */
function joinedCount(word: WordInfo, several: Side, to: number, hearing: Hearing): number {
  const first = several.words[to];
  if (first === undefined) return 0;
  const isByKey = hearing.phonetics === 'korean' || hearing.phonetics === 'thai';
  if (!isByKey && first.fold.charCodeAt(0) !== word.fold.charCodeAt(0)) return 0;
  let joined = first.text;
  let key = isByKey ? phoneticKeyOf(first, hearing) : '';
  for (let count = 2; count <= 3; count += 1) {
    const next = several.words[to + count - 1];
    if (next === undefined || !isFree(several, to + count - 1)) return 0;
    joined += next.text;
    if (joined === word.text) return count;
    if (Math.abs(joined.length - word.text.length) <= 3 && foldWord(joined) === word.fold) return count;
    if (isByKey) key += phoneticKeyOf(next, hearing);
    if (isByKey && key === phoneticKeyOf(word, hearing)) return count;
  }
  return 0;
}

/** IBM for International Business Machines, TD for Torgovy Dom: a free word of one side stands for a run of free words of the other. */
function pairInitials(tally: Tally, single: Side, several: Side): void {
  for (let at = 0; at < single.words.length; at += 1) {
    const word = single.words[at];
    if (!isFree(single, at) || word === undefined || word.hasDigit) continue;
    const length = word.letters.length || word.text.length;
    if (length < 2 || length > 6) continue;
    for (let to = 0; to + 2 <= several.words.length; to += 1) {
      const count = initialsCount(word, several, to);
      if (count === 0) continue;
      let weight = word.weight;
      for (let next = to; next < to + count; next += 1) weight += several.words[next]?.weight ?? 0;
      take(single, at, 1);
      take(several, to, count);
      tally.matched += (weight / 2) * initials;
      tally.lost += (weight / 2) * (1 - initials);
      break;
    }
  }
}

/**
 * How many free neighbours from `to` on begin with the letters of the word, or with what its letters were in another
 * script, or sound so; two must not both be names.
 */
function initialsCount(word: WordInfo, several: Side, to: number): number {
  const most = Math.max(word.text.length, word.fold.length);
  let isSame = true;
  // ЧТЗ is chtz and three letters; Apple, whose sound is apl, is a word.
  let isSpelt = word.letters.length > 0;
  let soundsSame = word.isConsonantal || word.fold.length === word.text.length;
  let weight = 0;
  for (let count = 0; count < most; count += 1) {
    const other = several.words[to + count];
    if (other === undefined || !isFree(several, to + count)) return 0;
    isSame &&= other.text.charCodeAt(0) === word.text.charCodeAt(count);
    isSpelt &&= count < word.letters.length && other.text.startsWith(word.letters[count] ?? '');
    soundsSame &&= other.fold.charCodeAt(0) === word.fold.charCodeAt(count);
    if (!(isSame || isSpelt || soundsSame)) return 0;
    weight += other.weight;
    const done = count + 1;
    const isWhole =
      (isSame && done === word.text.length) ||
      (isSpelt && done === word.letters.length) ||
      (soundsSame && done === word.fold.length);
    if (isWhole) return done > 2 || (done === 2 && weight < 1) ? done : 0;
  }
  return 0;
}

/** What the free words of both sides take from the score. */
function weigh({ asked, given, matched, lost, places }: Tally): number {
  const missed = freeWeight(asked);
  const more = freeWeight(given);
  const all = lost + missingInCandidate * missed + missingInQuery * more + replaced * Math.min(missed, more);
  let score = matched / (matched + all);
  const missesNumber = hasFree(asked, isNumber);
  const hasMoreNumbers = hasFree(given, isNumber);
  if (missesNumber || hasMoreNumbers) score *= missesNumber && hasMoreNumbers ? otherNumber : numberMissing;
  if (hasFree(asked, isPlace) && hasFree(given, isPlace)) score *= otherPlace;
  return isInOrder(places) ? score : score * otherOrder;
}

/** The same words are paired before those that are alike: the order is seen when all are. */
function isInOrder(places: readonly number[]): boolean {
  let last = -1;
  for (let at = 0; at < places.length; at += 1) {
    const to = places[at];
    if (to === undefined) continue;
    if (to < last) return false;
    last = to;
  }
  return true;
}

const isNumber = (word: WordInfo): boolean => word.number !== null || word.hasDigit;
const isPlace = (word: WordInfo): boolean => word.isPlace;

function freeWeight(side: Side): number {
  let weight = 0;
  for (let at = 0; at < side.words.length; at += 1)
    if (isFree(side, at)) weight += side.words[at]?.weight ?? 0;
  return weight;
}

function hasFree(side: Side, is: (word: WordInfo) => boolean): boolean {
  if (side.free === 0) return false;
  return side.words.some((word, at) => isFree(side, at) && is(word));
}

/** Words cut elsewhere and misspelt as well: the whole names as one word each, with few edits. */
function asOneWord(asked: Words, given: Words, rows: EditRows): number {
  if (Math.abs(asked.length - given.length) > 2) return 0;
  if (asked[0]?.text.charCodeAt(0) !== given[0]?.text.charCodeAt(0)) return 0;
  let left = '';
  let right = '';
  let leftMask = 0;
  let rightMask = 0;
  for (const word of asked) {
    if (word.number !== null || word.hasDigit) return 0;
    left += word.text;
    leftMask |= word.mask;
  }
  for (const word of given) {
    if (word.number !== null || word.hasDigit) return 0;
    right += word.text;
    rightMask |= word.mask;
  }
  const length = Math.max(left.length, right.length);
  if (length < 6 || length > 60 || Math.abs(left.length - right.length) > 2) return 0;
  if (bits(leftMask ^ rightMask) > 2) return 0;
  const limit = Math.min(20, length);
  const cost = editCost(left, right, limit, rows);
  return cost > limit ? 0 : 0.96 * (1 - cost / (10 * length));
}

/** Thai has no gaps: the whole names by their sound as one word each. */
function asOneSound(asked: Words, given: Words, hearing: Hearing): number {
  const [left, right] = [asked, given].map((words) =>
    words.map((word) => phoneticKeyOf(word, hearing)).join(''),
  );
  if (left === undefined || right === undefined) return 0;
  const length = Math.max(left.length, right.length);
  if (length < 4 || length > 60 || Math.abs(left.length - right.length) > 4) return 0;
  const limit = Math.min(40, 3 * length);
  const cost = editCost(left, right, limit, hearing.memory.rows);
  return cost > limit ? 0 : 0.94 * (1 - cost / (10 * length));
}
