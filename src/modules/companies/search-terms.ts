import { normaliseName } from './normalise.ts';
import { foldSounds } from './similarity.ts';

/** One word of a question, with everything that may stand for it in an index. */
export type WordGroup = Readonly<{
  /** The word of the core it comes from; of several words where they are read as one. */
  word: string;
  /** Keys of the index that mean this word as it was typed; any of them will do. Never empty. */
  keys: readonly string[];
  /** The word's sound key, which may be misspelt; null where a likeness in spelling means nothing. */
  fold: string | null;
  /** 0 to 1: how much of a name this word is; `trade` says less than `nordlicht`. */
  weight: number;
}>;

/** The spelling of a word that ways of transliteration and slips of the ear have in common; never empty for a word. */
export function foldWord(word: string): string {
  return foldSounds(word) || word;
}

/**
 * Every key under which a name stands in an index: sound keys of its words, and whatever else a buyer may type for
 * them. Pure; versioned by `normVersion`; at most 60.
 */
export function indexKeys(name: string, country: string): string[] {
  const { core } = normaliseName(name, country);
  return [...new Set(core.split(' ').filter(Boolean).map(foldWord))].slice(0, maxKeys);
}

/** The words of a typed name; a company is asked for that has a key of each, or of most of them. At most 12. */
export function wordGroups(name: string, country: string): WordGroup[] {
  const { core } = normaliseName(name, country);
  return core
    .split(' ')
    .filter(Boolean)
    .slice(0, maxGroups)
    .map((word) => {
      const fold = foldWord(word);
      return { word, keys: [fold], fold, weight: 1 };
    });
}

const maxKeys = 60;
const maxGroups = 12;
