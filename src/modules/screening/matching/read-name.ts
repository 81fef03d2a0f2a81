import { asName, type WordInfo, type WordMemory, wordInfo } from '#names/meanings/word-info.ts';
import { formsIn } from '#names/signs/typed-name.ts';
import { asciiWords, wordsOfAnyScript } from '#names/tokens/parse-name.ts';
import { parseName } from '#names/tokens/parsed-name.ts';

/** A word of a name, with all that it may be read as. */
export type ReadWord = Readonly<{
  info: WordInfo;
  /** Other readings of the same letters. */
  others: readonly string[];
  /** Its script writes no vowels. */
  isAbjad: boolean;
}>;

/** A name as it is compared. */
export type ReadName = Readonly<{
  text: string;
  country: string;
  /** Without legal form; without words that only join others, where any other is left. */
  words: readonly ReadWord[];
  /** What all words come to. */
  weight: number;
  isLatin: boolean;
}>;

/** Scripts whose words carry no vowels. */
const abjads = new Set(['arabic', 'hebrew']);
const latinOnly = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Takes a name apart; the country says how letters of its script are read and which forms are legal forms there. */
export function readName(text: string, country: string, memory: WordMemory): ReadName {
  const parsed = parseName(text, country);
  const all = parsed.words.map(
    ({ text: word, others, script }): ReadWord => ({
      info: wordInfo(word, memory),
      others,
      isAbjad: abjads.has(script),
    }),
  );
  const telling = all.filter(({ info }) => !info.isStopWord);
  const words = telling.length === 0 ? all : telling;
  const [only] = words;
  const named =
    words.length === 1 && only !== undefined ? [{ ...only, info: asName(only.info, memory) }] : words;
  return {
    text,
    country,
    words: named,
    weight: named.reduce((sum, { info }) => sum + info.weight, 0),
    isLatin: latinOnly.test(text),
  };
}

/** All words of the name as they stand: with legal forms, and with those that only join others. */
export function allWordsOf({ text, country }: ReadName): readonly string[] {
  const plain = text
    .slice(0, longestName)
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(dottedInitials, withoutDots);
  const words = asciiOnly.test(plain) ? asciiWords(plain) : wordsOfAnyScript(plain, country);
  return words.map((word) => word.text);
}

const longestName = 500;
const asciiOnly = /^[ -~]*$/;
/** S.A. is one word. */
const dottedInitials = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu;
const withoutDots = (initials: string): string => initials.replaceAll('.', '');

/** Its legal forms, each by its first spelling; empty where there is none. */
export const formsOf = ({ text, country }: ReadName): string => formsIn(text, country);
