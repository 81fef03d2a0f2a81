import { spelledNumberAt } from '../meanings/number-words.ts';
import { asName, createWordMemory, type WordInfo, type WordMemory, wordInfo } from '../meanings/word-info.ts';
import { align } from './align.ts';
import { type Hearing, hearingOf, isReading, isUnvowelled } from './country-phonetics.ts';

/**
 * Edits between two texts: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
 * Stops early and gives `limit + 1` once the distance is certain to exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

const maxWords = 12;
/** Whatever is not letter for letter the same stays below this. */
const almost = 0.99;

/** A core that others are compared with: taken into words once, however many they are. */
export type PhoneticName = Readonly<{
  core: string;
  words: readonly WordInfo[];
  /** Several words of it spell one number, and are one word. */
  isCounted: boolean;
  hearing: Hearing;
}>;

/**
 * A core as names of that country are heard; `isRead` says whether it was written in letters without vowels, where that is
 * known. Whoever compares many names hands in what it remembers of words.
 */
export function toPhoneticName(
  core: string,
  country = '',
  memory = createWordMemory(),
  isRead?: boolean,
): PhoneticName {
  const plain = hearingOf(country, memory);
  const hearing = { ...plain, isAskedRead: isRead ?? isReading(core, plain) };
  return { core, ...readCore(core, hearing), hearing };
}

/**
 * How alike two cores are, 0 to 1, whatever the order of their words; 1 only if they are the same. Words that only one
 * name has weigh by what they say, and those of the query more: people shorten names, they do not invent words.
 */
export function likenessTo(query: PhoneticName, candidate: string): number {
  const { core, words, isCounted } = query;
  if (core === candidate) return 1;
  const given = readCore(candidate, query.hearing);
  // Only of words of two letters it is asked.
  const isGivenRead =
    isUnvowelled(query.hearing) &&
    given.words.some(({ text }) => text.length === 2) &&
    isReading(candidate, query.hearing);
  const hearing = isGivenRead ? { ...query.hearing, isGivenRead } : query.hearing;
  let score = align(words, given.words, hearing);
  // With a slip in one of its words a number is only words.
  if (given.isCounted && !isCounted)
    score = Math.max(score, wordByWord * align(words, readCore(candidate, hearing, false).words, hearing));
  return score < written && isWrittenSame(core, candidate) ? written : Math.min(almost, score);
}

const wordByWord = 0.98;

/** Whether a core has as many telling words as the typed one, where names are written without vowels: alike, it is the same one heard. */
export function isHeardWhole({ words, hearing }: PhoneticName, candidate: string): boolean {
  return isUnvowelled(hearing) && words.length === readCore(candidate, hearing).words.length;
}

/**
 * Whether a core may be the typed one in other letters: one of the two is read from letters without vowels. Who types Latin
 * letters without vowels means these: HPC is no Hapec.
 */
export function isOfOtherLetters({ words, hearing }: PhoneticName, candidate: string): boolean {
  if (hearing.isAskedRead) return true;
  const given = ` ${candidate} `;
  return (
    isReading(candidate, hearing) &&
    words.every(({ text }) => /[aeiouy\d]/.test(text) || given.includes(` ${text} `))
  );
}

/** As likenessTo, where only two cores are compared. */
export function nameLikeness(query: string, candidate: string, country = ''): number {
  return query === candidate ? 1 : likenessTo(toPhoneticName(query, country), candidate);
}

/** Van der Bilt is Vanderbilt, though `van der` alone says nothing. */
const written = 0.97;

function isWrittenSame(a: string, b: string): boolean {
  if (a.charCodeAt(0) !== b.charCodeAt(0) || Math.abs(a.length - b.length) > 4 || a.length === b.length)
    return false;
  return a.replaceAll(' ', '') === b.replaceAll(' ', '');
}

function readCore(
  core: string,
  { country, memory }: Hearing,
  mayBeOne = true,
): Pick<PhoneticName, 'words' | 'isCounted'> {
  const words: WordInfo[] = [];
  let joiners = 0;
  let mayCount = false;
  for (const word of core.split(' ', maxWords)) {
    const info = wordInfo(word, memory, country);
    words.push(info);
    if (info.isStopWord) joiners += 1;
    if (info.beginsNumber) mayCount = mayBeOne;
  }
  const said = words.length;
  if (mayCount && said > 1) joiners -= countInOne(words, memory);
  const isCounted = words.length < said;
  const telling =
    joiners === 0 || joiners === words.length ? words : words.filter(({ isStopWord }) => !isStopWord);
  const [only] = telling;
  return {
    words: telling.length === 1 && only !== undefined ? [asName(only, memory)] : telling,
    isCounted,
  };
}

/** Twenty four is one word, 24; how many stop words went into such numbers. */
function countInOne(words: WordInfo[], memory: WordMemory): number {
  let joiners = 0;
  for (let at = 0; at + 1 < words.length; at += 1) {
    if (words[at]?.beginsNumber !== true) continue;
    const texts = words.map(({ text }) => text);
    const number = spelledNumberAt(texts, at);
    if (number === undefined) continue;
    const spelt = words.splice(at, number.count, wordInfo(number.value, memory));
    joiners += spelt.filter(({ isStopWord }) => isStopWord).length;
  }
  return joiners;
}

/** How alike two words are by the edits between them, 0 to 1; 0 once more than half of the longer one differs. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const left = a.slice(0, maxCompared);
  const right = b.slice(0, maxCompared);
  const longest = Math.max(left.length, right.length);
  const limit = Math.floor(longest / 2);
  const distance = editDistance(left, right, limit);
  return distance > limit ? 0 : 1 - distance / longest;
}

/** Words longer than this differ by chance anyway: their tails are not compared. */
const maxCompared = 120;
