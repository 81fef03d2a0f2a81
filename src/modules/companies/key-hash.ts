import { foldWord } from './search-terms.ts';

/** The 32 bits under which a key of a country stands in the index; two keys may share them, the re-ranking tells. */
export function keyHash(country: string, key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < country.length; at += 1) hash = Math.imul(hash ^ country.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ 0x3a, 0x01000193);
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  // FNV leaves the high bits poor; the end of MurmurHash3 spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/**
 * Hashes of the name as a whole: its words in any order, and its letters without the gaps between words. Rare by
 * nature, so the same name in other order, spelling or spacing is found without reading the lists of its words.
 */
export function wholeNameHashes(country: string, core: string): number[] {
  const bag = core.split(' ').map(foldWord).sort().join(' ');
  return [keyHash(country, `all ${bag}`), keyHash(country, `one ${foldWord(core.replaceAll(' ', ''))}`)];
}

/** Letters that count for likeness: what comes after them may differ. */
const comparedLetters = 12;

/** Hashes of a word and of every word that it becomes by losing one letter; words one slip apart share one of them. */
export function nearHashes(country: string, fold: string): number[] {
  const word = fold.slice(0, comparedLetters);
  return [...new Set([word, ...shortened(word)])].map((one) => keyHash(country, one));
}

/** The word without each of its letters; none for words too short to be told from others then. */
function shortened(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
