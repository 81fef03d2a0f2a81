import { editCost } from './edit-cost.ts';
import { skeletonOf } from './fold-word.ts';
import type { WordInfo } from './word-info.ts';

const sameSound = 0.97;
const sameMeaning = 0.95;
const sameBones = 0.9;
const firstLetter = 0.7;
const leastAlike = 0.6;

/** What typing errors may cost, in tenths of an edit, by the length of the longer word. */
const budgets = [0, 0, 0, 10, 11, 13, 20, 20, 26, 26, 30];

/** How alike two words of cores are, 0 to 1; 1 only for the same word. Two common words with different meanings are not alike at all. */
export function wordLikeness(a: WordInfo, b: WordInfo): number {
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
  if (size >= 4 && long.text.startsWith(short.text)) {
    const share = size / long.text.length;
    if (share < 0.85) return share < 0.35 ? 0 : 0.5 + 0.4 * share;
  }
  if (a.isBony !== b.isBony && size >= 3) {
    const bones = bonesOf(a.text);
    if (bones.length >= 2 && bones === bonesOf(b.text)) return sameBones;
  }
  return bySpelling(a, b, long.text.length);
}

function bySpelling(a: WordInfo, b: WordInfo, length: number): number {
  const budget = budgets[Math.min(length, 10)] ?? 30;
  if (Math.abs(a.text.length - b.text.length) * 5 > budget) return 0;
  if (!beginsAlike(a.text, b.text)) return 0;
  if (Math.max(bits(a.mask & ~b.mask), bits(b.mask & ~a.mask)) * 5 > budget) return 0;
  const cost = editCost(a.text, b.text, budget);
  if (cost > budget) return 0;
  const alike = 1 - cost / (length * 10);
  return alike < leastAlike ? 0 : Math.min(alike, sameSound);
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
