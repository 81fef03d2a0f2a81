import { mayBeNumbers, spelledNumberAt } from '../meanings/number-words.ts';
import {
  asName,
  createWordMemory,
  type WordInfo,
  type WordMemory,
  weightOf,
  wordInfo,
} from '../meanings/word-info.ts';
import { abjadCountries } from '../scripts/abjads.ts';
import { consonantKeyOf, foldWord } from '../sounds/fold-word.ts';
import { hebrewConsonants } from '../sounds/hebrew-sounds.ts';
import { thaiConsonants } from '../sounds/thai-sounds.ts';
import type { NameWord } from '../tokens/parse-name.ts';
import type { ParsedName } from '../tokens/parsed-name.ts';
import { phoneticKeys } from './phonetic-keys.ts';

export { foldWord } from '../sounds/fold-word.ts';

/** One word of a question, with everything that may stand for it in an index. */
export type WordGroup = Readonly<{
  /** The word of the core it comes from; of several words where they are read as one. */
  word: string;
  /** Keys of the index that mean this word as it was typed; any of them will do. Never empty. */
  keys: readonly string[];
  /** The word's phonetic key, which may be misspelt; null where a likeness in spelling means nothing. */
  fold: string | null;
  /** 0 to 1: how much of a name this word is; `trade` says less than `nordlicht`. */
  weight: number;
}>;

const maxKeys = 60;
const maxGroups = 12;
/** Words that a name may be typed as one: the first few. */
const maxJoined = 4;
const maxJoinedLength = 18;
/** Longer ones are asked for and not kept: as one word they stand in an index only where a name has them so. */
const maxAskedLength = 40;

/**
 * Every key under which a name stands in an index: phonetic keys of its words (`gazprom`), meanings of common ones
 * (`=technology`), consonants where the country's script has no vowels (`~nr`), initials (`^ibm`), neighbours typed as
 * one. Pure; versioned by `normVersion`; at most 60.
 */
export function indexKeys(name: ParsedName, memory = createWordMemory()): string[] {
  const { country } = name;
  const words = tellingWords(name, memory);
  const keys = new Set<string>();
  for (const { info, word } of words) {
    keys.add(info.fold);
    if (info.concept !== null) keys.add(`=${info.concept}`);
    if (keys.size >= maxKeys - 8) break;
    if (info.number !== null && info.number !== info.text) keys.add(info.number);
    for (const other of word.others) keys.add(foldWord(other));
    if (hasConsonantKey(info, word, country)) addConsonantKey(keys, { info, word }, country);
  }
  if (country === 'TH') for (const key of thaiKeys(words, maxThai)) keys.add(key);
  const initials = initialsOf(words);
  if (initials !== '') keys.add(initials);
  for (const { value } of numbersIn(name, words)) keys.add(value);
  addJoined(keys, words);
  const head = headKey(name, memory);
  if (head !== '') keys.add(head);
  addWindows(keys, name.words);
  const list = [...keys];
  return list.length > maxKeys ? list.slice(0, maxKeys) : list;
}

/** The words of a typed name; a company is asked for that has a key of each, or of most of them. At most 12. */
export function wordGroups(name: ParsedName, memory = createWordMemory()): WordGroup[] {
  const { country } = name;
  const words = tellingWords(name, memory).slice(0, maxGroups);
  const head = headKey(name, memory);
  const numbers = numbersIn(name, words);
  // The only word of a name is its name: who asks for Link or Gold asks for nobody's trade.
  const isNamed = words.length > 1;
  return words.map(({ info, word }, at) => {
    const keys = new Set([info.fold]);
    for (const { value, parts } of numbers) if (parts.includes(word)) keys.add(value);
    if (info.concept !== null && (isNamed || info.isPlace)) keys.add(`=${info.concept}`);
    if (info.number !== null) keys.add(info.number);
    for (const value of mayBeNumbers(info.text, isNamed ? country : '')) keys.add(value);
    for (const other of word.others) keys.add(foldWord(other));
    if (hasConsonantKey(info, word, country)) addConsonantKey(keys, { info, word }, country);
    if (country === 'TH') for (const key of thaiKeys(words.slice(at, at + 1), 1)) keys.add(key);
    if (isInitials(info)) for (const key of typedInitials(info)) keys.add(key);
    for (const joined of [joinedKey(words, at - 1, maxAskedLength), joinedKey(words, at, maxAskedLength)])
      if (joined !== '') keys.add(joined);
    if (at === 0 && head !== '') keys.add(head);
    for (const key of phoneticKeys(info, word.script, country)) keys.add(key);
    const isSpelling = !info.hasDigit && info.text.length > 2;
    const weight = info.isStopWord ? weightOf.concept : isNamed ? info.weight : asName(info, memory).weight;
    return { word: info.text, keys: [...keys], fold: isSpelling ? info.fold : null, weight };
  });
}

type TellingWord = Readonly<{ info: WordInfo; word: NameWord }>;

/** The words of a name without those that join others, unless there are no more. */
function tellingWords(name: ParsedName, memory: WordMemory): TellingWord[] {
  const all = name.words.map((word) => ({ word, info: wordInfo(word.text, memory, name.country) }));
  const telling = all.filter(({ info }) => !info.isStopWord);
  return telling.length === 0 ? all : telling;
}

/** Numbers that are spelt in several words, and these words: in a name with 24 each of twenty four is 24. */
function numbersIn({ words }: ParsedName, telling: readonly TellingWord[]) {
  const found: { value: string; parts: readonly NameWord[] }[] = [];
  if (!telling.some(({ info }) => info.beginsNumber)) return found;
  const texts = words.map(({ text }) => text);
  for (let at = 0; at < words.length; at += 1) {
    const number = spelledNumberAt(texts, at);
    if (number === undefined) continue;
    found.push({ value: number.value, parts: words.slice(at, at + number.count) });
    at += number.count - 1;
  }
  return found;
}

/** Words of scripts without vowels, and Latin words where such a script is written beside. */
function hasConsonantKey(info: WordInfo, word: NameWord, country: string): boolean {
  if (word.script === 'arabic' || word.script === 'hebrew') return true;
  return word.script === 'latin' && info.concept === null && !info.hasDigit && abjadCountries.has(country);
}

function addConsonantKey(keys: Set<string>, { info: { text }, word }: TellingWord, country: string): void {
  if (country === 'IL') {
    // Melah may be the het of salt, or a mere vowel.
    for (const one of [text, ...word.others, ...(/[ae]h$/.test(text) ? [`${text.slice(0, -1)}kh`] : [])]) {
      const consonants = hebrewConsonants(one);
      if (consonants !== '') keys.add(`~${consonants}`);
    }
    return;
  }
  const consonants = consonantKeyOf(text);
  if (consonants !== '') keys.add(`~${consonants}`);
  // The article is written as a part of the word as often as apart
  const bare = /^[ae]l(?=[a-z]{3})/.test(text) ? text.slice(2) : '';
  if (bare === '') return;
  keys.add(foldWord(bare));
  const bareConsonants = consonantKeyOf(bare);
  if (bareConsonants !== '') keys.add(`~${bareConsonants}`);
}

const maxThai = 3;

/** Consonants of Thai words, and of two and three neighbours as one: what is one word is nowhere written. */
function thaiKeys(words: readonly TellingWord[], most: number): Set<string> {
  const keys = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (let count = 1; count <= most && at + count <= words.length; count += 1) {
      const text = words
        .slice(at, at + count)
        .map(({ info }) => info.text)
        .join('');
      const consonants = thaiConsonants(text);
      if (consonants !== '') keys.add(`%${consonants}`);
    }
  return keys;
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
function headKey({ words, country }: ParsedName, memory: WordMemory): string {
  let joined = '';
  for (const { text } of words.slice(0, maxJoined)) {
    const isStopWord = wordInfo(text, memory, country).isStopWord;
    if (joined === '' && !isStopWord) return '';
    joined += text;
    if (!isStopWord) return joined.length > maxJoinedLength ? '' : foldWord(joined);
  }
  return '';
}

/** Two neighbours as one word: Good Will is Goodwill. Two common words are nobody's name. */
function joinedKey(words: readonly TellingWord[], at: number, longest = maxJoinedLength): string {
  const left = words[at]?.info;
  const right = words[at + 1]?.info;
  if (left === undefined || right === undefined || at >= maxJoined) return '';
  if (left.text.length + right.text.length > longest || (left.concept !== null && right.concept !== null))
    return '';
  return foldWord(left.text + right.text);
}

/**
 * Chinese names are cut where the buyer's eye cuts them, and pinyin often nowhere: every two neighbouring syllables of a
 * name are a key, and every three of a run that is no word of the dictionary.
 */
function addWindows(keys: Set<string>, words: readonly NameWord[]): void {
  for (const { syllables } of words)
    if (syllables !== undefined && syllables !== null && syllables.length > 2)
      for (const length of [2, 3])
        for (const window of windowsOf(syllables, length)) if (keys.size < maxKeys) keys.add(window);
  let sounds: string[] = [];
  for (const word of [...words, undefined]) {
    const said = word?.syllables ?? word?.sounds;
    if (said !== undefined) sounds.push(...said);
    if (said !== undefined) continue;
    for (const window of windowsOf(sounds, 2)) if (keys.size < maxKeys) keys.add(window);
    sounds = [];
  }
  for (const { otherSounds = [] } of words)
    for (const other of otherSounds)
      for (const window of windowsOf(other, 2)) if (keys.size < maxKeys) keys.add(window);
}

/** So many neighbouring syllables as one word each. */
export const windowsOf = (syllables: readonly string[], length: number): string[] =>
  syllables.slice(0, 1 - length).map((_syllable, at) => foldWord(syllables.slice(at, at + length).join('')));
