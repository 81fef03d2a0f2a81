import type { WordInfo } from '../meanings/word-info.ts';
import { editCost } from '../sounds/edit-cost.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { type Ear, heardAs } from './country-ear.ts';
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

// One comparison at a time: a few hundred are made for a question, and none waits for anything.
const most = 12;
const askedFree = new Uint8Array(most);
const givenFree = new Uint8Array(most);
let matched = 0;
let lost = 0;
let lastAt = -1;
let isInOrder = true;

/** How alike two lists of at most 12 words are, 0 to 1: each word is paired with the one most like it, then what is left is weighed. */
export function align(asked: Words, given: Words, ear: Ear = 'plain'): number {
  askedFree.fill(1);
  givenFree.fill(1);
  matched = 0;
  lost = 0;
  lastAt = -1;
  isInOrder = true;
  let left = asked.length - pairSame(asked, given);
  if (left > 0) left -= pairAlike(asked, given, ear);
  const isRest = left > 0 || asked.length !== given.length;
  if (isRest) {
    pairJoined(asked, given, askedFree, givenFree, ear);
    pairJoined(given, asked, givenFree, askedFree, ear);
    pairInitials(asked, given, askedFree, givenFree);
    pairInitials(given, asked, givenFree, askedFree);
  }
  const score = matched === 0 ? 0 : weigh(asked, given);
  return score < 0.85 && asked.length !== given.length ? Math.max(score, asOneWord(asked, given)) : score;
}

function pair(one: WordInfo, other: WordInfo, at: number, to: number, alike: number): void {
  const weight = (one.weight + other.weight) / 2;
  askedFree[at] = 0;
  givenFree[to] = 0;
  matched += weight * alike;
  lost += weight * (1 - alike);
  if (to < lastAt) isInOrder = false;
  lastAt = to;
}

function pairSame(asked: Words, given: Words): number {
  let count = 0;
  for (let at = 0; at < asked.length; at += 1) {
    const word = asked[at];
    for (let to = 0; to < given.length; to += 1) {
      if (word === undefined || givenFree[to] === 0 || given[to] !== word) continue;
      pair(word, word, at, to, 1);
      count += 1;
      break;
    }
  }
  return count;
}

function pairAlike(asked: Words, given: Words, ear: Ear): number {
  let count = 0;
  for (let at = 0; at < asked.length; at += 1) {
    const word = asked[at];
    if (askedFree[at] === 0 || word === undefined) continue;
    let best = 0;
    let bestTo = -1;
    for (let to = 0; to < given.length; to += 1) {
      const other = given[to];
      if (givenFree[to] === 0 || other === undefined) continue;
      const alike = wordLikeness(word, other, ear);
      if (alike > best) {
        best = alike;
        bestTo = to;
      }
    }
    const other = given[bestTo];
    if (other === undefined) continue;
    pair(word, other, at, bestTo, best);
    count += 1;
  }
  return count;
}

/** Good Will for Goodwill: a free word of one side is two or three free neighbours of the other. */
function pairJoined(
  single: Words,
  several: Words,
  singleFree: Uint8Array,
  severalFree: Uint8Array,
  ear: Ear,
): void {
  for (let at = 0; at < single.length; at += 1) {
    const word = single[at];
    if (singleFree[at] === 0 || word === undefined || word.text.length < 3) continue;
    for (let to = 0; to + 1 < several.length; to += 1) {
      if (severalFree[to] === 0 || severalFree[to + 1] === 0) continue;
      const count = joinedCount(word, several, severalFree, to, ear);
      if (count === 0) continue;
      singleFree[at] = 0;
      severalFree.fill(0, to, to + count);
      matched += joinedWords;
      lost += 1 - joinedWords;
      break;
    }
  }
}

/** How many neighbours from `to` on make up the word, by letters or by sound; 0 if they do not. */
function joinedCount(word: WordInfo, several: Words, free: Uint8Array, to: number, ear: Ear): number {
  const first = several[to];
  if (first === undefined) return 0;
  const isKorean = ear === 'korean';
  if (!isKorean && first.fold.charCodeAt(0) !== word.fold.charCodeAt(0)) return 0;
  let joined = first.text;
  let heard = isKorean ? heardAs(first, ear) : '';
  for (let count = 2; count <= 3; count += 1) {
    const next = several[to + count - 1];
    if (next === undefined || free[to + count - 1] === 0) return 0;
    joined += next.text;
    if (joined === word.text) return count;
    if (Math.abs(joined.length - word.text.length) <= 3 && foldWord(joined) === word.fold) return count;
    if (isKorean) heard += heardAs(next, ear);
    if (isKorean && heard === heardAs(word, ear)) return count;
  }
  return 0;
}

/** IBM for International Business Machines, TD for Torgovy Dom: a free word of one side stands for a run of free words of the other. */
function pairInitials(single: Words, several: Words, singleFree: Uint8Array, severalFree: Uint8Array): void {
  for (let at = 0; at < single.length; at += 1) {
    const word = single[at];
    if (singleFree[at] === 0 || word === undefined || word.hasDigit) continue;
    const length = word.letters.length || word.text.length;
    if (length < 2 || length > 6) continue;
    for (let to = 0; to + 2 <= several.length; to += 1) {
      const count = initialsCount(word, several, severalFree, to);
      if (count === 0) continue;
      let weight = word.weight;
      for (let next = to; next < to + count; next += 1) weight += several[next]?.weight ?? 0;
      singleFree[at] = 0;
      severalFree.fill(0, to, to + count);
      matched += (weight / 2) * initials;
      lost += (weight / 2) * (1 - initials);
      break;
    }
  }
}

/**
 * How many free neighbours from `to` on begin with the letters of the word, or with what its letters were in another
 * script, or sound so; two must not both be names.
 */
function initialsCount(word: WordInfo, several: Words, free: Uint8Array, to: number): number {
  const most = Math.max(word.text.length, word.fold.length);
  let isSame = true;
  // ЧТЗ is chtz and three letters; Apple, whose sound is apl, is a word.
  let isSpelt = word.letters.length > 0;
  let soundsSame = word.isBony || word.fold.length === word.text.length;
  let weight = 0;
  for (let count = 0; count < most; count += 1) {
    const other = several[to + count];
    if (other === undefined || free[to + count] === 0) return 0;
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
function weigh(asked: Words, given: Words): number {
  const missed = restOf(asked, askedFree);
  const missedHas = restHas;
  const more = restOf(given, givenFree);
  const moreHas = restHas;
  const all = lost + missingInCandidate * missed + missingInQuery * more + replaced * Math.min(missed, more);
  let score = matched / (matched + all);
  const numbers = (missedHas & 1) + (moreHas & 1);
  if (numbers > 0) score *= numbers === 2 ? otherNumber : numberMissing;
  if ((missedHas & moreHas & 2) !== 0) score *= otherPlace;
  return isInOrder ? score : score * otherOrder;
}

/** What the last `restOf` met: 1 for a number, 2 for a place, 3 for both. */
let restHas = 0;

function restOf(words: Words, free: Uint8Array): number {
  let weight = 0;
  restHas = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (free[at] === 0 || word === undefined) continue;
    weight += word.weight;
    if (word.number !== null || word.hasDigit) restHas |= 1;
    if (word.isPlace) restHas |= 2;
  }
  return weight;
}

/** Words cut elsewhere and misspelt as well: the whole names as one word each, with few edits. */
function asOneWord(asked: Words, given: Words): number {
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
  const cost = editCost(left, right, limit);
  return cost > limit ? 0 : 0.96 * (1 - cost / (10 * length));
}
