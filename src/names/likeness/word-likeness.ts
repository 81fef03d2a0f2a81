import type { WordInfo } from '../meanings/word-info.ts';
import { editCost } from '../sounds/edit-cost.ts';
import { skeletonOf } from '../sounds/fold-word.ts';
import { type Ear, heardAs } from './country-ear.ts';

const sameSound = 0.97;
const sameMeaning = 0.95;
const sameBones = 0.9;
const firstLetter = 0.7;
const shortened = 0.85;
const heardOnly = 0.96;
const leastAlike = 0.6;

/** What typing errors may cost, in tenths of an edit, by the length of the longer word. */
const budgets = [0, 0, 0, 10, 11, 13, 20, 20, 26, 26, 30];

/**
 * How alike two words of cores are, 0 to 1; 1 only for the same word. Two common words with different meanings are not
 * alike at all. `ear` hears what the country's script leaves open.
 */
export function wordLikeness(a: WordInfo, b: WordInfo, ear: Ear = 'plain'): number {
  if (a.text === b.text) return 1;
  if (a.number !== null && a.number === b.number) return sameMeaning;
  if (a.hasDigit || b.hasDigit) return 0;
  if (a.concept !== null && b.concept !== null) {
    if (a.concept === b.concept) return a.fold === b.fold ? sameSound : sameMeaning;
    return 0;
  }
  const [short, long] = a.text.length <= b.text.length ? [a, b] : [b, a];
  const size = short.text.length;
  if (size === 1) return long.text.startsWith(short.text) ? firstLetter : 0;
  if (size < 3) return 0;
  if (a.fold === b.fold) return sameSound;
  if (long.concept !== null && isShortened(short, long)) return shortened;
  if (size >= 4 && long.text.startsWith(short.text)) {
    const share = size / long.text.length;
    if (share < 0.85) return share < 0.35 ? 0 : 0.5 + 0.4 * share;
  }
  if (ear === 'plain' && a.isBony !== b.isBony && size >= 3) {
    const bones = bonesOf(a.text);
    if (bones.length >= 2 && bones === bonesOf(b.text)) return sameBones;
  }
  const spelt = bySpelling(a, b, long.text.length);
  return ear === 'plain' || spelt >= sameBones ? spelt : Math.max(spelt, byEar(a, b, ear));
}

/** Inv for investments, Hdl for Handel: the beginning of a common word, or its consonants. */
function isShortened(short: WordInfo, long: WordInfo): boolean {
  if (short.text.length > 6 || short.text.charCodeAt(0) !== long.text.charCodeAt(0)) return false;
  if (long.text.startsWith(short.text)) return true;
  if (!short.isBony) return false;
  let at = 0;
  for (const letter of short.text) {
    at = long.text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** By the letters, or by the sounds where another way of writing them hides how near they are. */
function bySpelling(a: WordInfo, b: WordInfo, length: number): number {
  const written = byLetters(a.text, b.text, a.mask, b.mask, length);
  if (written >= sameBones) return Math.min(written, sameSound);
  const heard = byLetters(a.fold, b.fold, a.foldMask, b.foldMask, Math.max(a.fold.length, b.fold.length));
  return Math.min(Math.max(written, heard * heardOnly), sameSound);
}

function byLetters(a: string, b: string, aMask: number, bMask: number, length: number): number {
  const budget = budgets[Math.min(length, 10)] ?? 30;
  if (Math.abs(a.length - b.length) * 5 > budget) return 0;
  if (!beginsAlike(a, b)) return 0;
  if (Math.max(bits(aMask & ~bMask), bits(bMask & ~aMask)) * 5 > budget) return 0;
  const cost = editCost(a, b, budget);
  if (cost > budget) return 0;
  const alike = 1 - cost / (length * 10);
  return alike < leastAlike ? 0 : alike;
}

/** Consonants say the less the fewer they are; in Korean all that is left open is the spelling. */
function byEar(a: WordInfo, b: WordInfo, ear: Exclude<Ear, 'plain'>): number {
  const [one, other] = [heardAs(a, ear), heardAs(b, ear)];
  if (one.length < 2 || other.length < 2) return 0;
  if (ear === 'korean') {
    if (one === other) return sameBones;
    return sameBones * byLetters(one, other, -1, -1, Math.max(one.length, other.length));
  }
  if (one === other) {
    const length = Math.max(a.text.length, b.text.length);
    const vowels = editCost(a.text, b.text, 10 * length) / (10 * length);
    return (one.length === 2 ? 0.8 : sameBones) + 0.05 * (1 - Math.min(1, vowels));
  }
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < 4 || one.charCodeAt(0) !== other.charCodeAt(0)) return 0;
  return areOneEditApart(one, other) ? 0.85 - 1 / (2 * length) : 0;
}

/** Whether at most one letter is other, too many or too few. */
function areOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < short.length - start &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  )
    end += 1;
  return long.length - start - end <= 1;
}

/** Whoever misspells a word gets one of its first two letters right, or swaps them. */
function beginsAlike(a: string, b: string): boolean {
  const [a0, a1, b0, b1] = [a.charCodeAt(0), a.charCodeAt(1), b.charCodeAt(0), b.charCodeAt(1)];
  return a0 === b0 || a1 === b1 || a0 === b1 || a1 === b0;
}

/** How many letters a mask holds. */
export function bits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const knownBones = new Map<string, string>();

function bonesOf(text: string): string {
  let bones = knownBones.get(text);
  if (bones !== undefined) return bones;
  if (knownBones.size > 5000) knownBones.clear();
  bones = skeletonOf(text);
  knownBones.set(text, bones);
  return bones;
}
