import { editDistance } from '#names/likeness/similarity.ts';
import type { WordInfo } from '#names/meanings/word-info.ts';
import { consonantKeyOf, foldWord } from '#names/sounds/fold-word.ts';
import type { ReadWord } from './read-name.ts';

/**
 * How two words are the same: letter for letter; heard the same, as ways of writing one word in Latin letters are; a slip
 * of the hand apart; of one meaning.
 */
export type WordMatch = 'same' | 'heard' | 'slip' | 'meaning';

/** How two words match, or undefined. */
export function matchWords(asked: ReadWord, listed: ReadWord): WordMatch | undefined {
  const [a, b] = [asked.info, listed.info];
  if (a.text === b.text) return 'same';
  if (a.hasDigit || b.hasDigit) return a.number !== null && a.number === b.number ? 'heard' : undefined;
  if (isHeardSame(asked, listed)) return 'heard';
  if (slips(a.text, b.text) > 0 && !areOtherWords(a, b)) return 'slip';
  if (a.concept !== null && a.concept === b.concept) return 'meaning';
  return undefined;
}

/** Two common words that mean different things are no slip of each other: trade and trace. */
const areOtherWords = (a: WordInfo, b: WordInfo): boolean =>
  a.concept !== null && b.concept !== null && a.concept !== b.concept;

function isHeardSame(asked: ReadWord, listed: ReadWord): boolean {
  const [a, b] = [asked.info, listed.info];
  if (a.fold === b.fold && a.fold.length > 2) return true;
  if (asked.others.length > 0 || listed.others.length > 0) {
    const own = new Set([a.fold, ...asked.others.map(foldWord)]);
    if ([b.fold, ...listed.others.map(foldWord)].some((fold) => own.has(fold))) return true;
  }
  // One script writes no vowels: the consonants are all there is.
  if (asked.isAbjad === listed.isAbjad) return false;
  const consonants = consonantKeyOf(a.text);
  return consonants.length > 1 && consonants === consonantKeyOf(b.text);
}

/**
 * How many slips of the hand make one word of the other, 1 or 2; 0 where they are other words. A slip is a letter too many, too
 * few, taken for another, or two neighbours swapped. The shorter a word, the less may be wrong with it.
 */
export function slips(a: string, b: string): number {
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  const most = long >= 8 ? 2 : 1;
  if (long - short > most || short < 2) return 0;
  const distance = editDistance(a, b, most);
  if (distance === 0 || distance > most) return 0;
  if (long > 3) return distance;
  // Of a short word every other letter makes another word: only swapped ones are a slip.
  return areSwapped(a, b) ? 1 : 0;
}

/** The same letters, some of them in the wrong place. */
export const areSwapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');
