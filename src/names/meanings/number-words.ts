import { transliterateWord } from '../scripts/romanise.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { counting, singleNumbers, twenties } from './number-tables.ts';

/** Words that join tens and units where they stand alone. */
const joiners = new Set('and et und e y i si og och en kai u w wa ve da in'.split(' '));

/** Spelt numbers that are names or other words too often; within a compound they count. */
const doubtful = new Set(
  'second secondo primo premier venti trenta sorok kirk elli altmis sedici sieben siete sette otuz ellik oltmish'.split(
    ' ',
  ),
);
/** Shorter ones are other words as well. */
const shortest = 5;

/** By letters, and by sound where no other number sounds so. */
const spelled = new Map<string, string>();
const sounded = new Map<string, string | undefined>();
/** Short and doubtful ones, by country and letters: numbers only where the other name has the figure. */
const short = new Map<string, string[]>();
/** How numbers of several words begin: nothing else is looked at. */
const starts = new Set<string>();
let mostWords = 1;

for (const line of counting.trim().split('\n')) {
  const [units, teens, tens, pattern = '', spokenIn] = line.split('|');
  const countries = listOf(spokenIn);
  const ones = listOf(units);
  const [ten, ...rest] = listOf(teens);
  remember(ones, 1, countries);
  if (ten !== undefined) remember([ten, ...rest], 10, countries);
  const all = ten !== undefined && rest.length === 0 ? [ten, ...listOf(tens)] : ['', ...listOf(tens)];
  for (const [at, name] of all.entries()) {
    if (name === '') continue;
    if (at > 0) remember([name], 10 * (at + 1), countries);
    const compounds = ones.map((one) =>
      pattern.replace(' ', '_').replace(/[TU]/g, (place) => (place === 'T' ? name : one)),
    );
    remember(compounds, 10 * (at + 1) + 1);
    // Ventuno, ventotto
    const elided = compounds.map((word) => word.replace(/[ai](?=[uo])/, ''));
    if (pattern === 'TU') remember(elided, 10 * (at + 1) + 1);
  }
}
for (const line of twenties.trim().split('\n')) {
  const [units, teens, scores] = line.split('|');
  for (const [at, score] of listOf(scores).entries())
    if (score !== '-')
      remember(
        [...listOf(units), ...listOf(teens)].map((one) => score + one),
        20 * (at + 1) + 1,
      );
}
for (const entry of singleNumbers.trim().split(/[|\n]/)) {
  const [value = '', name = '', ...countries] = entry.split(' ');
  remember([name], Number(value), countries);
}

function listOf(list = ''): string[] {
  return list.split(' ').filter(Boolean);
}

/** Numbers in a row; a word of several is joined by _. */
function remember(names: readonly string[], from: number, countries: readonly string[] = []): void {
  for (const [at, name] of names.entries()) {
    const value = String(from + at);
    const words = name
      .split('_')
      .map((word) => transliterateWord(word.toLowerCase()).replaceAll(/[^a-z]/g, ''));
    const letters = words.join('');
    if (words.length === 1 && letters.length > 1 && (letters.length < shortest || doubtful.has(letters)))
      for (const country of countries) rememberShort(`${country} ${letters}`, value);
    if (letters.length < shortest) continue;
    if (!spelled.has(letters)) spelled.set(letters, value);
    const sound = foldWord(letters);
    sounded.set(sound, sounded.has(sound) && sounded.get(sound) !== value ? undefined : value);
    if (words.length > 1) starts.add(foldWord(words[0] ?? ''));
    mostWords = Math.max(mostWords, words.length);
  }
}

function rememberShort(key: string, value: string): void {
  short.set(key, [...new Set([...(short.get(key) ?? []), value])]);
}

/** The number that a single word spells: `vierundzwanzig`. */
export function spelledNumber(word: string, fold: string): string | undefined {
  if (word.length < shortest || doubtful.has(word)) return undefined;
  return spelled.get(word) ?? sounded.get(fold);
}

/** Figures of one letter are no numbers by themselves; where a number is asked for, or one of them, the other may be meant. */
const romanLetters = new Map([
  ['5', ['v']],
  ['10', ['x']],
  ['v', ['5']],
  ['x', ['10']],
]);

/**
 * What else a word may be where the other name has a figure: v is 5, and 5 v; and words of the country's languages that are
 * too short, or names too often, to be numbers by themselves: sem, due, fem, acht. Of no country only figures of one letter.
 */
export const mayBeNumbers = (word: string, country: string): readonly string[] =>
  romanLetters.get(word) ?? short.get(`${country} ${word}`) ?? none;
const none: readonly string[] = [];

/** Whether a number of several words may begin with a word of that sound. */
export const beginsNumber = (fold: string): boolean => starts.has(fold);

/**
 * The number that several words from `at` on spell, `vingt et un`, and how many they are; undefined where they spell none.
 * Single words are left to `spelledNumber`.
 */
export function spelledNumberAt(
  words: readonly string[],
  at: number,
): { value: string; count: number } | undefined {
  const first = words[at];
  if (first === undefined || !starts.has(foldWord(first))) return undefined;
  let letters = first;
  let best: { value: string; count: number } | undefined;
  for (let next = at + 1, said = 1; next < words.length && said < mostWords + 1; next += 1) {
    const word = words[next] ?? '';
    if (joiners.has(word)) continue;
    letters += word;
    said += 1;
    const value = spelled.get(letters) ?? sounded.get(foldWord(letters));
    if (value !== undefined) best = { value, count: next - at + 1 };
  }
  return best;
}
