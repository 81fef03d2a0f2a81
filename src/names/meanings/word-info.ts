import { typedLetters } from '../scripts/typed-letters.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { conceptOf } from './lexicon.ts';
import { numberOf } from './numerals.ts';
import { connectors } from './weak-words.ts';

/** What a word is worth in a comparison, whatever name it stands in. */
export type WordInfo = Readonly<{
  text: string;
  fold: string;
  /** Its meaning where it is a common word, e.g. `technology`; a place begins with @. */
  concept: string | null;
  isPlace: boolean;
  isConnector: boolean;
  /** Its value if it is a number, also a spelt or a Roman one. */
  number: string | null;
  hasDigit: boolean;
  /** Hardly a vowel in it: an abbreviation, or a script without vowels. */
  isBony: boolean;
  /** Of a short word the letters it had in another script, where they are fewer: ch, t, z. Else none. */
  letters: readonly string[];
  weight: number;
  /** One bit a letter: words whose letters differ much need no closer look. */
  mask: number;
  foldMask: number;
}>;

const known = new Map<string, WordInfo>();
const maxKnown = 20_000;

/** Everything the dictionaries know of a word of a core; remembered, because most words come again. */
export function wordInfo(text: string): WordInfo {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= maxKnown) known.clear();
  const info = describe(text);
  known.set(text, info);
  return info;
}

/** Words that say what a firm does weigh less than its name. */
export const weightOf = {
  connector: 0.05,
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

function describe(text: string): WordInfo {
  const fold = foldWord(text);
  const hasDigit = /\d/.test(text);
  const isConnector = connectors.has(text);
  const concept = hasDigit || isConnector ? undefined : conceptOf(text, fold);
  const spelled = numberOf(text);
  const number = /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : (spelled ?? null);
  let weight: number = weightOf.brand;
  if (isConnector) weight = weightOf.connector;
  else if (concept !== undefined) weight = conceptWeight[concept.kind];
  else if (number !== null) weight = weightOf.number;
  else if (text.length <= 2) weight = text.length === 1 ? weightOf.letter : weightOf.twoLetters;
  return {
    text,
    fold,
    concept: concept?.id ?? null,
    isPlace: concept?.kind === 'place',
    isConnector,
    number,
    hasDigit,
    isBony: text.length >= 3 && text.replaceAll(/[aeiouy]/g, '').length >= text.length * 0.8,
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
