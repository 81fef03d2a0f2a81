import { foldWord } from '#names/keys/search-terms.ts';

/** The 32 bits under which a key of a country stands in the index; two keys may share them, the re-ranking tells. */
export function keyHash(country: string, key: string): number {
  return spread(added(begun(country), key, 0));
}

const begun = (country: string): number => Math.imul(added(0x811c9dc5, country, 0) ^ 0x3a, 0x01000193);

/** The hash so far with the letters of `text` from `from` on. */
function added(hash: number, text: string, from: number): number {
  let sum = hash;
  for (let at = from; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

/** FNV leaves the high bits poor; the end of MurmurHash3 spreads them. */
function spread(sum: number): number {
  let hash = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
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
  let before = begun(country);
  const hashes = [spread(added(before, word, 0))];
  // Words too short to be told from others without a letter have only themselves.
  for (let at = 0; word.length >= 4 && at < word.length; at += 1) {
    // Of two equal letters one is as good as the other.
    if (word[at] !== word[at - 1]) hashes.push(spread(added(before, word, at + 1)));
    before = Math.imul(before ^ word.charCodeAt(at), 0x01000193);
  }
  return hashes;
}
