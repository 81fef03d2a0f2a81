import { mayBeNumbers } from '../meanings/number-words.ts';
import { isRoman } from '../meanings/numerals.ts';
import type { WordInfo } from '../meanings/word-info.ts';
import { type EditRows, editCost } from '../sounds/edit-cost.ts';
import { hebrewConsonants } from '../sounds/hebrew-sounds.ts';
import { consonantsOf, type Hearing, phoneticKeyOf } from './country-phonetics.ts';

const sameSound = 0.97;
const sameMeaning = 0.95;
const sameConsonants = 0.9;
const firstLetter = 0.7;
const shortened = 0.85;
const heardOnly = 0.96;
const leastAlike = 0.6;
const shortSound = 3;
const most = 40;

/** What typing errors may cost, in tenths of an edit, by the length of the longer word. */
const budgets = [0, 0, 0, 10, 11, 13, 20, 20, 26, 26, 30];

/**
 * How alike two words of cores are, 0 to 1; 1 only for the same word. Two common words with different meanings are not
 * alike at all. `hearing` says how to hear what the country's script leaves open.
 */
export function wordLikeness(a: WordInfo, b: WordInfo, hearing: Hearing): number {
  if (a.text === b.text) return 1;
  if (a.number !== null && a.number === b.number) return sameMeaning;
  if (a.number !== null && isFigureOf(a, b, hearing)) return sameMeaning;
  if (b.number !== null && isFigureOf(b, a, hearing)) return sameMeaning;
  if (a.hasDigit || b.hasDigit) return 0;
  if (a.concept !== null && b.concept !== null) {
    if (a.concept === b.concept) return a.fold === b.fold ? sameSound : sameMeaning;
    return 0;
  }
  const [short, long] = a.text.length <= b.text.length ? [a, b] : [b, a];
  const size = short.text.length;
  if (size === 1) return long.text.startsWith(short.text) ? firstLetter : 0;
  if (size < 3)
    return isBare(a, hearing.isAskedRead) || isBare(b, hearing.isGivenRead) ? byPhonetics(a, b, hearing) : 0;
  if (a.fold === b.fold) return a.fold.length > shortSound ? sameSound : byShortSound(a, b, hearing);
  if (long.concept !== null && isShortened(short, long)) return shortened;
  if (size >= 4 && long.text.startsWith(short.text)) {
    const share = size / long.text.length;
    if (share < 0.85) return share < 0.35 ? 0 : 0.5 + 0.4 * share;
  }
  const isPlain = hearing.phonetics === 'plain';
  if (isPlain && a.isConsonantal !== b.isConsonantal && size >= 3) {
    const consonants = consonantsOf(a.text, hearing.memory);
    if (consonants.length >= 2 && consonants === consonantsOf(b.text, hearing.memory)) return sameConsonants;
  }
  const spelt = bySpelling(a, b, long.text.length, hearing.memory.rows);
  return isPlain || spelt >= sameConsonants ? spelt : Math.max(spelt, byPhonetics(a, b, hearing));
}

/** Two consonants are a whole word where vowels are not written: tel is תל, raad رعد. In Latin letters they are initials: HP. */
const isBare = ({ text }: WordInfo, isRead: boolean): boolean => isRead && /^[^aeiou]{2}$/.test(text);

/** Many words have a sound of three letters: Shell, Sell, Sel and Sil. The more of the spelling differs, the less it says. */
function byShortSound(a: WordInfo, b: WordInfo, { memory }: Hearing): number {
  return Math.max(leastAlike, sameSound - editCost(a.text, b.text, most, memory.rows) / 100);
}

/** Of figures, Roman ones as well, a short word of the country may be the number; and V may be five. */
const isFigureOf = (figure: WordInfo, { text }: WordInfo, { country }: Hearing): boolean =>
  figure.number !== null &&
  (figure.hasDigit || isRoman(figure.text) || text.length === 1) &&
  mayBeNumbers(text, country).includes(figure.number);

/** Inv for investments, Hdl for Handel: the beginning of a common word, or its consonants. */
function isShortened(short: WordInfo, long: WordInfo): boolean {
  if (short.text.length > 6 || short.text.charCodeAt(0) !== long.text.charCodeAt(0)) return false;
  if (long.text.startsWith(short.text)) return true;
  if (!short.isConsonantal) return false;
  let at = 0;
  for (const letter of short.text) {
    at = long.text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** By the letters, or by the sounds where another way of writing them hides how near they are. */
function bySpelling(a: WordInfo, b: WordInfo, length: number, rows: EditRows): number {
  const written = byLetters(a.text, b.text, a.mask, b.mask, length, rows);
  if (written >= sameConsonants) return Math.min(written, sameSound);
  const longest = Math.max(a.fold.length, b.fold.length);
  const heard = byLetters(a.fold, b.fold, a.foldMask, b.foldMask, longest, rows);
  return Math.min(Math.max(written, heard * heardOnly), sameSound);
}

function byLetters(
  a: string,
  b: string,
  aMask: number,
  bMask: number,
  length: number,
  rows: EditRows,
): number {
  const budget = budgets[Math.min(length, 10)] ?? 30;
  if (Math.abs(a.length - b.length) * 5 > budget) return 0;
  if (!beginsAlike(a, b)) return 0;
  if (Math.max(bits(aMask & ~bMask), bits(bMask & ~aMask)) * 5 > budget) return 0;
  const cost = editCost(a, b, budget, rows);
  if (cost > budget) return 0;
  const alike = 1 - cost / (length * 10);
  return alike < leastAlike ? 0 : alike;
}

/** Consonants say the less the fewer they are; in Korean all that is left open is the spelling. */
function byPhonetics(a: WordInfo, b: WordInfo, hearing: Hearing): number {
  const { rows } = hearing.memory;
  const [one, other] = [phoneticKeyOf(a, hearing), phoneticKeyOf(b, hearing)];
  if (one.length < 2 || other.length < 2)
    return hearing.phonetics === 'hebrew' && isVavHeard(a, b) ? vavOpen : 0;
  if (hearing.phonetics === 'korean' || hearing.phonetics === 'thai') {
    if (one === other) return sameConsonants;
    return sameConsonants * byLetters(one, other, -1, -1, Math.max(one.length, other.length), rows);
  }
  if (one === other) {
    const length = Math.max(a.text.length, b.text.length);
    const vowels = editCost(a.text, b.text, 10 * length, rows) / (10 * length);
    return (one.length === 2 ? 0.8 : sameConsonants) + 0.05 * (1 - Math.min(1, vowels));
  }
  if (hearing.phonetics === 'hebrew' && withoutVav(one) === withoutVav(other)) return vavOpen;
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < 4 || one.charCodeAt(0) !== other.charCodeAt(0)) return 0;
  return areOneEditApart(one, other) ? 0.85 - 1 / (2 * length) : 0;
}

/** Of a vav nobody knows whether it is a vowel or a v. */
const vavOpen = 0.78;
/** Loi is Levi: of so short a word no consonants are left unless the vav is one. */
const isVavHeard = (a: WordInfo, b: WordInfo): boolean => {
  const [one, other] = [a, b].map(({ text }) => hebrewConsonants(text.replaceAll('o', 'v')));
  return one !== '' && one === other;
};
const withoutVav = (consonants: string): string => consonants.replaceAll('b', '') || consonants;

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
