import { typedLetters } from '../scripts/typed-letters.ts';
import { createEditRows, type EditRows } from '../sounds/edit-cost.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { conceptOf, ownTradesOf } from './lexicon.ts';
import { beginsNumber, spelledNumber } from './number-words.ts';
import { numberOf } from './numerals.ts';
import { stopWords } from './stop-words.ts';

/** What a word is worth in a comparison, whatever name it stands in. */
export type WordInfo = Readonly<{
  text: string;
  fold: string;
  /** Its meaning where it is a common word, e.g. `technology`; a place begins with @. */
  concept: string | null;
  isPlace: boolean;
  isStopWord: boolean;
  /** Its value if it is a number, also a spelt or a Roman one. */
  number: string | null;
  /** It may be the first of several words that spell a number. */
  beginsNumber: boolean;
  hasDigit: boolean;
  /** Hardly a vowel in it: an abbreviation, or a script without vowels. */
  isConsonantal: boolean;
  /** Of a short word the letters it had in another script, where they are fewer: ch, t, z. Else none. */
  letters: readonly string[];
  weight: number;
  /** One bit a letter: words whose letters differ much need no closer look. */
  mask: number;
  foldMask: number;
}>;

/**
 * What whoever reads many names keeps between them, because most words come again: made once by the search or the loader,
 * and handed in. Nothing depends on it but speed.
 */
export type WordMemory = Readonly<{
  /** By the alphabet whose trades are known. */
  words: Map<string, Map<string, WordInfo>>;
  names: Map<string, WordInfo>;
  /** Words as scripts without vowels keep them, and as they are heard in Korean and Thai. */
  consonants: Map<string, string>;
  korean: Map<string, string>;
  thai: Map<string, string>;
  hebrew: Map<string, string>;
  rows: EditRows;
}>;

/** A memory with nothing in it. */
export function createWordMemory(): WordMemory {
  return {
    words: new Map(),
    names: new Map(),
    consonants: new Map(),
    korean: new Map(),
    thai: new Map(),
    hebrew: new Map(),
    rows: createEditRows(),
  };
}

const maxKept = 20_000;
/** No word that comes again is longer; a name without spaces may have a thousand letters. */
const longestKept = 60;

/** What is kept under a key, else what `make` gives; a memory that is full begins anew, and long keys are not kept. */
export function remembered<T>(kept: Map<string, T>, key: string, make: (key: string) => T): T {
  if (key.length > longestKept) return make(key);
  const found = kept.get(key);
  if (found !== undefined) return found;
  if (kept.size >= maxKept) kept.clear();
  const made = make(key);
  kept.set(key, made);
  return made;
}

/** Everything the dictionaries know of a word of a core; trades of an alphabet only where names are written in it. */
export function wordInfo(text: string, memory: WordMemory, country = ''): WordInfo {
  const words = remembered(memory.words, ownTradesOf(country), () => new Map<string, WordInfo>());
  return remembered(words, text, () => describe(text, country));
}

/** A word that is all there is of a name: it is the name then, whatever it means elsewhere. Places stay places. */
export function asName(info: WordInfo, memory: WordMemory): WordInfo {
  if (info.concept === null || info.isPlace) return info;
  return remembered(memory.names, info.text, () => ({
    ...info,
    concept: null,
    weight: weightOf.brand,
  }));
}

/** Words that say what a firm does weigh less than its name. */
export const weightOf = {
  stopWord: 0.05,
  concept: 0.3,
  /** `New` and `Star` are half a name. */
  quality: 0.5,
  place: 0.5,
  number: 0.6,
  letter: 0.5,
  /** Two letters shorten a trade as often as they are a name. */
  twoLetters: 0.7,
  brand: 1,
} as const;

const conceptWeight = { trade: weightOf.concept, place: weightOf.place, quality: weightOf.quality } as const;

function describe(text: string, country: string): WordInfo {
  const fold = foldWord(text);
  const hasDigit = /\d/.test(text);
  const isStopWord = stopWords.has(text);
  const concept = hasDigit || isStopWord ? undefined : conceptOf(text, fold, country);
  const spelled = numberOf(text) ?? spelledNumber(text, fold);
  const number = /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : (spelled ?? null);
  let weight: number = weightOf.brand;
  if (isStopWord) weight = weightOf.stopWord;
  else if (concept !== undefined) weight = conceptWeight[concept.kind];
  else if (number !== null) weight = weightOf.number;
  else if (text.length <= 2) weight = text.length === 1 ? weightOf.letter : weightOf.twoLetters;
  return {
    text,
    fold,
    concept: concept?.id ?? null,
    isPlace: concept?.kind === 'place',
    isStopWord,
    number,
    beginsNumber: beginsNumber(fold),
    hasDigit,
    isConsonantal: text.length >= 3 && text.replaceAll(/[aeiouy]/g, '').length >= text.length * 0.8,
    letters: hasDigit ? none : foreignLetters(text),
    weight,
    mask: maskOf(text),
    foldMask: maskOf(fold),
  };
}

const none: readonly string[] = [];
const longestInitials = 8;

function foreignLetters(text: string): readonly string[] {
  if (text.length > longestInitials) return none;
  const letters = typedLetters(text);
  return letters.length < text.length ? letters : none;
}

function maskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) mask |= 1 << (text.charCodeAt(at) & 31);
  return mask;
}
