import { type WordInfo, weightOf, wordInfo } from '../meanings/word-info.ts';
import { abjadCountries } from '../scripts/abjads.ts';
import { foldWord, skeletonOf } from '../sounds/fold-word.ts';
import type { NameWord } from '../tokens/parse-name.ts';
import type { ParsedName } from '../tokens/parsed-name.ts';
import { earKeys } from './ear.ts';

export { foldWord } from '../sounds/fold-word.ts';

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

const maxKeys = 60;
const maxGroups = 12;
/** Words that a name may be typed as one: the first few. */
const maxJoined = 4;
const maxJoinedLength = 18;

/**
 * Every key under which a name stands in an index: sound keys of its words (`gazprom`), meanings of common ones
 * (`=technology`), consonants where the country's script has no vowels (`~nr`), initials (`^ibm`), neighbours typed as
 * one. Pure; versioned by `normVersion`; at most 60.
 */
export function indexKeys(name: ParsedName): string[] {
  const { country } = name;
  const words = tellingWords(name);
  const keys = new Set<string>();
  for (const { info, word } of words) {
    keys.add(info.fold);
    if (info.concept !== null) keys.add(`=${info.concept}`);
    if (keys.size >= maxKeys - 8) break;
    if (info.number !== null && info.number !== info.text) keys.add(info.number);
    for (const other of word.others) keys.add(foldWord(other));
    if (hasBones(info, word, country)) addBones(keys, info.text);
  }
  const initials = initialsOf(words);
  if (initials !== '') keys.add(initials);
  addJoined(keys, words);
  const head = headKey(name);
  if (head !== '') keys.add(head);
  for (const { word } of words) addWindows(keys, word);
  const list = [...keys];
  return list.length > maxKeys ? list.slice(0, maxKeys) : list;
}

/** The words of a typed name; a company is asked for that has a key of each, or of most of them. At most 12. */
export function wordGroups(name: ParsedName): WordGroup[] {
  const { country } = name;
  const words = tellingWords(name).slice(0, maxGroups);
  const head = headKey(name);
  return words.map(({ info, word }, at) => {
    const keys = new Set([info.fold]);
    if (info.concept !== null) keys.add(`=${info.concept}`);
    if (info.number !== null) keys.add(info.number);
    for (const other of word.others) keys.add(foldWord(other));
    if (hasBones(info, word, country)) addBones(keys, info.text);
    if (isInitials(info)) for (const key of typedInitials(info)) keys.add(key);
    for (const joined of [joinedKey(words, at - 1), joinedKey(words, at)])
      if (joined !== '') keys.add(joined);
    if (at === 0 && head !== '') keys.add(head);
    for (const key of earKeys(info, word.script, country)) keys.add(key);
    const isSpelling = !info.hasDigit && info.text.length > 2;
    const weight = info.isConnector ? weightOf.concept : info.weight;
    return { word: info.text, keys: [...keys], fold: isSpelling ? info.fold : null, weight };
  });
}

type TellingWord = Readonly<{ info: WordInfo; word: NameWord }>;

/** The words of a name without those that join others, unless there are no more. */
function tellingWords(name: ParsedName): TellingWord[] {
  const all = name.words.map((word) => ({ word, info: wordInfo(word.text) }));
  const telling = all.filter(({ info }) => !info.isConnector);
  return telling.length === 0 ? all : telling;
}

/** Words of scripts without vowels, and Latin words where such a script is written beside. */
function hasBones(info: WordInfo, word: NameWord, country: string): boolean {
  if (word.script === 'arabic' || word.script === 'hebrew') return true;
  return word.script === 'latin' && info.concept === null && !info.hasDigit && abjadCountries.has(country);
}

function addBones(keys: Set<string>, text: string): void {
  const bones = skeletonOf(text);
  if (bones !== '') keys.add(`~${bones}`);
  // The article is written as a part of the word as often as apart
  const bare = /^[ae]l(?=[a-z]{3})/.test(text) ? text.slice(2) : '';
  if (bare === '') return;
  keys.add(foldWord(bare));
  const bareBones = skeletonOf(bare);
  if (bareBones !== '') keys.add(`~${bareBones}`);
}

function initialsOf(words: readonly TellingWord[]): string {
  if (words.length < 3 || words.length > 6) return '';
  let initials = '^';
  for (const { info } of words) initials += info.fold.charAt(0);
  return initials;
}

const isInitials = (info: WordInfo): boolean =>
  info.text.length >= 3 && info.text.length <= 8 && !info.hasDigit && info.concept === null;

/** As one word's sound, and letter by letter as in its own script: ЧТЗ is the initials of three words. */
function typedInitials({ text, fold, letters }: WordInfo): Set<string> {
  const spelt = letters.map((letter) => foldWord(`${letter}an`).charAt(0)).join('');
  return new Set([`^${fold}`, `^${spelt === '' ? text : spelt}`]);
}

function addJoined(keys: Set<string>, words: readonly TellingWord[]): void {
  for (let at = 0; at < Math.min(words.length - 1, maxJoined); at += 1) {
    const key = joinedKey(words, at);
    if (key !== '') keys.add(key);
  }
  const [first, second, third] = words;
  if (first === undefined || second === undefined || third === undefined) return;
  const three = first.info.text + second.info.text + third.info.text;
  if (first.info.text.length <= 4 && three.length <= maxJoinedLength && third.info.concept === null)
    keys.add(foldWord(three));
}

/** Van der Bilt is Vanderbilt: words that join others, at the head of a name, with the first that tells. */
function headKey({ words }: ParsedName): string {
  let joined = '';
  for (const { text } of words.slice(0, maxJoined)) {
    const isJoiner = wordInfo(text).isConnector;
    if (joined === '' && !isJoiner) return '';
    joined += text;
    if (!isJoiner) return joined.length > maxJoinedLength ? '' : foldWord(joined);
  }
  return '';
}

/** Two neighbours as one word: Good Will is Goodwill. Two common words are nobody's name. */
function joinedKey(words: readonly TellingWord[], at: number): string {
  const left = words[at]?.info;
  const right = words[at + 1]?.info;
  if (left === undefined || right === undefined || at >= maxJoined) return '';
  if (
    left.text.length + right.text.length > maxJoinedLength ||
    (left.concept !== null && right.concept !== null)
  )
    return '';
  return foldWord(left.text + right.text);
}

/** Chinese names are cut where the buyer's eye cuts them: every two and three neighbouring syllables are a key. */
function addWindows(keys: Set<string>, word: NameWord): void {
  const { syllables } = word;
  if (syllables === undefined || syllables === null || syllables.length < 3) return;
  for (let length = 2; length <= 3; length += 1) {
    for (let at = 0; at + length <= syllables.length && keys.size < maxKeys; at += 1)
      keys.add(foldWord(syllables.slice(at, at + length).join('')));
  }
}
