import { keysOf, walkLength } from './keyboard-walks.ts';
import { knownWords, longestWord } from './known-words.ts';

/** What one part of a password adds to the guesses it takes, as a power of ten. */
const costs = {
  word: 3,
  disguise: 0.5,
  walk: 1.5,
  year: 1.8,
  day: 3.5,
  repeat: 0.5,
  digit: 1,
  commonSign: 1,
  sign: 1.5,
  letter: 1.4,
  otherLetter: 1.5,
} as const;

/** Signs and digits that stand for letters; two readings, because 1 and ! are i as well as l. */
const disguises: readonly ReadonlyMap<string, string>[] = ['i', 'l'].map(
  (one) =>
    new Map([
      ...[...'@4^'].map((sign) => [sign, 'a'] as const),
      ...[...'3€'].map((sign) => [sign, 'e'] as const),
      ...[...'1!|'].map((sign) => [sign, one] as const),
      ...[...'$5'].map((sign) => [sign, 's'] as const),
      ...[...'7+'].map((sign) => [sign, 't'] as const),
      ...[['0', 'o'] as const, ['8', 'b'] as const, ['9', 'g'] as const, ['2', 'z'] as const],
    ]),
);

/** As long as a password may be. One letter may stand for eighteen others: beyond the bound nothing is weighed. */
const mostSigns = 128;

/** A text in small letters, sign by sign. */
export const signsOf = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase()].slice(0, mostSigns);

/** The ways a text can be read: as it stands, and with signs for letters. */
export function readingsOf(signs: readonly string[]): string[][] {
  return [[...signs], ...disguises.map((letters) => signs.map((sign) => letters.get(sign) ?? sign))];
}

/**
 * About how many guesses a password takes, as a power of ten, by who tries words, walks over the keyboard, years and
 * repetitions before anything else: the cheapest way to put it together of such parts.
 */
export function guessCost(password: string): number {
  const signs = signsOf(password);
  const readings = readingsOf(signs);
  const keys = keysOf(signs);
  const cheapest = [0, ...signs.map(() => Number.POSITIVE_INFINITY)];
  for (let at = 0; at < signs.length; at += 1) {
    const soFar = cheapest[at] ?? 0;
    const reach = (length: number, cost: number) => {
      const end = at + length;
      cheapest[end] = Math.min(cheapest[end] ?? Number.POSITIVE_INFINITY, soFar + cost);
    };
    reach(1, costOfSign(signs[at] ?? ''));
    for (const [length, cost] of wordsAt(readings, at)) reach(length, cost);
    for (let length = walkLength(keys, at); length >= 3; length -= 1) reach(length, costs.walk);
    for (const [length, cost] of numbersAt(signs, at)) reach(length, cost);
    for (const length of repeatsAt(signs, at)) reach(length, costs.repeat);
  }
  return cheapest.at(-1) ?? 0;
}

function* wordsAt(readings: readonly string[][], at: number): Generator<[length: number, cost: number]> {
  const [plain = []] = readings;
  const most = Math.min(longestWord, plain.length - at);
  for (const [index, reading] of readings.entries()) {
    for (let length = 4; length <= most; length += 1) {
      const piece = reading.slice(at, at + length);
      const cost = costs.word + (index === 0 ? 0 : costs.disguise);
      if (knownWords.has(piece.join(''))) yield [length, cost];
      else if (knownWords.has(piece.reverse().join(''))) yield [length, cost + costs.disguise];
    }
  }
}

function* numbersAt(signs: readonly string[], at: number): Generator<[length: number, cost: number]> {
  const digits = /^\d{0,8}/.exec(signs.slice(at, at + 8).join(''))?.[0] ?? '';
  if (/^(19|20)\d\d/.test(digits)) yield [4, costs.year];
  if (/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d/.test(digits)) yield [8, costs.day];
  if (/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d\d/.test(digits)) yield [6, costs.day];
}

/** Lengths of pieces that say once more what stands right before them. */
function* repeatsAt(signs: readonly string[], at: number): Generator<number> {
  const first = signs[at - 1];
  let same = 0;
  while (first !== undefined && signs[at + same] === first) same += 1;
  if (same > 0) yield same;
  for (let length = 2; length <= at && at + length <= signs.length; length += 1) {
    if (signs.slice(at - length, at).every((sign, index) => sign === signs[at + index])) yield length;
  }
}

function costOfSign(sign: string): number {
  if (/\p{Nd}/u.test(sign)) return costs.digit;
  if ('!@#$%&*.,_-+=? '.includes(sign)) return costs.commonSign;
  if (/[a-z]/.test(sign)) return costs.letter;
  return /\p{L}/u.test(sign) ? costs.otherLetter : costs.sign;
}
