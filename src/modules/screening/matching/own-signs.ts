import { editDistance } from '#names/likeness/similarity.ts';
import { typedSigns } from '#names/signs/typed-name.ts';
import { areSwapped } from './compare-words.ts';
import type { ReadName } from './read-name.ts';

/** A slip in a name's own signs: where it is in the legal form alone, the name itself is right. */
export type SignSlip = Readonly<{ isSwapped: boolean; isInForm: boolean; letters: number }>;

/** Of fewer signs every other one makes another name. */
const fewest = 4;

/**
 * The signs of a name in its own script without gaps, as it stands and without legal form, which a slip may have spoilt. Of a
 * name in Latin letters none: its slips are found word by word.
 */
export function ownSigns({ text, country, isLatin }: ReadName): readonly string[] {
  if (isLatin) return [];
  const { bare, whole } = typedSigns(text, country);
  return [...new Set([bare, whole])].filter((signs) => signs.length >= fewest);
}

/**
 * The one sign too many, too few, taken for another or swapped with its neighbour that makes one name of the other; undefined
 * where more is wrong, or where a number is: plant 5 is not plant 6. In Latin letters such a slip may be several letters.
 */
export function slipOfSigns(asked: ReadName, listed: ReadName): SignSlip | undefined {
  if (asked.isLatin || listed.isLatin) return undefined;
  const others = ownSigns(listed);
  const [bare = ''] = others;
  for (const one of ownSigns(asked))
    for (const other of others) {
      if (editDistance(one, other, 1) !== 1 || numbersOf(one) !== numbersOf(other)) continue;
      const isInForm = other !== bare && (one.startsWith(bare) || one.endsWith(bare));
      return { isSwapped: areSwapped(one, other), isInForm, letters: lettersOf(bare) };
    }
  return undefined;
}

/** A sign that is a syllable says more than a letter. */
const lettersOf = (signs: string): number =>
  signs.length + Math.ceil((signs.match(syllables) ?? []).length / 2);
const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const numbersOf = (signs: string): string => (signs.match(/[\p{N}一二三四五六七八九十]/gu) ?? []).join('');
