import { hanTerms } from '../meanings/lexicon.ts';
import { createWordMemory } from '../meanings/word-info.ts';
import { cyrillicCountries } from '../scripts/iso-9.ts';
import { otherLayout } from '../scripts/keyboard.ts';
import { cutPinyin } from '../scripts/pinyin-syllables.ts';
import { type ParsedName, parseName } from '../tokens/parsed-name.ts';
import { type WordGroup, windowsOf, wordGroups } from './search-terms.ts';

/** Something else that may be meant by what was typed. It proposes companies and never chooses one. */
export type OtherReading = Readonly<{
  /** The keys were struck with another keyboard layout on; or Chinese signs were typed as they sound. */
  how: 'keyboard' | 'pinyin';
  /** What it reads then. */
  text: string;
  core: string;
  /** Words that a name must have, all of a list: in the first as the core has them. */
  variants: readonly (readonly WordGroup[])[];
}>;

/** Longer texts are no names. */
const longest = 200;
const pinyinCountries = new Set(['CN', 'HK', 'MO', 'TW']);

/** Readings of a typed name besides the plain one; two at most, mostly none. Pure. */
export function otherReadings(text: string, name: ParsedName, memory = createWordMemory()): OtherReading[] {
  if (text.length > longest) return [];
  const readings = [byLayout(text, name, memory), byPinyin(name, memory)];
  return readings.filter((reading) => reading !== undefined);
}

/** Whoever types with a Latin layout for a Russian one looks for a name in Cyrillic letters: those stand in few countries. */
function byLayout(
  text: string,
  { country }: ParsedName,
  memory: ReturnType<typeof createWordMemory>,
): OtherReading | undefined {
  const other = otherLayout(text, country);
  if (other === undefined || !mayBeWords(other)) return undefined;
  if (/\p{Script=Cyrillic}/u.test(other) && !cyrillicCountries.has(country)) return undefined;
  const parsed = parseName(other, country);
  return parsed.core === ''
    ? undefined
    : { how: 'keyboard', text: other, core: parsed.core, variants: [wordGroups(parsed, memory)] };
}

/** Some word of it can be said: it has a vowel, and not many consonants without one. */
const mayBeWords = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => /[aeiouyаеёиоуыэюяіїє]/u.test(word) && !/[^aeiouyаеёиоуыэюяіїєьъ]{5}/u.test(word),
  );

/** Terms of the Chinese dictionary by their sound. */
let termsBySound: Map<string, { isPlace: boolean }> | undefined;
const longestTerm = 5;
const formSounds = /(?:(?:gu fen )?you xian (?:ze ren )?)?gong si$/;

function byPinyin(name: ParsedName, memory: ReturnType<typeof createWordMemory>): OtherReading | undefined {
  if (!pinyinCountries.has(name.country) || name.words.some(({ script }) => script !== 'latin'))
    return undefined;
  const cuts = name.words.map(({ text }) => cutPinyin(text.replaceAll(/(?<=[a-z])[1-5](?![0-9])/g, '')));
  const own = wordGroups(name, memory);
  const isOther = (at: number) => cuts[at]?.[0] === undefined;
  const all = cuts.flatMap((cut) => cut[0] ?? []);
  if (all.length < 2 || cuts.filter((cut) => cut.length === 0).length * 2 > cuts.length) return undefined;
  const said = formFree(all);
  const words = termsOf(said);
  const rest = name.words.filter((_word, at) => isOther(at)).map(({ text }) => text);
  const restGroups = own.filter(({ word }) => rest.includes(word));
  const sounds = words.flat();
  const variants = [
    [...windowGroups([sounds]), ...restGroups],
    [...windowGroups(wordwise(cuts)), ...restGroups],
    ...otherCuts(cuts).map((cut) => [...windowGroups([formFree(cut)]), ...restGroups]),
  ].filter((groups) => groups.length > restGroups.length);
  const core = [...words.map((word) => word.join('')), ...rest].join(' ');
  return {
    how: 'pinyin',
    text: name.words.map(({ text }) => text).join(' '),
    core,
    variants: distinct(variants),
  };
}

/** Words that were typed as such, of two syllables at least. */
const wordwise = (cuts: readonly string[][][]): string[][] =>
  cuts.map((cut) => cut[0] ?? []).filter((word) => word.length > 1);

/** The whole with one word cut in its second way. */
function otherCuts(cuts: readonly string[][][]): string[][] {
  return cuts
    .flatMap((cut, at) =>
      cut[1] === undefined ? [] : [cuts.flatMap((one, other) => (other === at ? one[1] : one[0]) ?? [])],
    )
    .slice(0, 2);
}

const formFree = (sounds: readonly string[]): string[] => {
  const bare = sounds.join(' ').replace(formSounds, '').trim();
  return bare === '' ? [...sounds] : bare.split(' ');
};

/** The sounds as names of the index are cut: words of the dictionary, and what is between. 市 after a town is left out. */
function termsOf(sounds: readonly string[]): string[][] {
  termsBySound ??= new Map([...hanTerms.values()].map(({ pinyin, isPlace }) => [pinyin, { isPlace }]));
  const words: string[][] = [];
  let unknown: string[] = [];
  const flush = () => {
    if (unknown.length > 0) words.push(unknown);
    unknown = [];
  };
  for (let at = 0; at < sounds.length; ) {
    let length = Math.min(longestTerm, sounds.length - at);
    while (length > 1 && !termsBySound.has(sounds.slice(at, at + length).join(''))) length -= 1;
    if (length < 2) {
      unknown.push(sounds[at] ?? '');
      at += 1;
      continue;
    }
    flush();
    const term = sounds.slice(at, at + length);
    words.push(term);
    at += length;
    const isTown =
      termsBySound.get(term.join(''))?.isPlace === true && /^(?:shi|sheng)$/.test(sounds[at] ?? '');
    if (isTown && at + 1 < sounds.length) at += 1;
  }
  flush();
  return words;
}

const windowGroups = (words: readonly (readonly string[])[]): WordGroup[] =>
  words
    .flatMap((word) => windowsOf(word, 2))
    .slice(0, 12)
    .map((key) => ({ word: key, keys: [key], fold: null, weight: 1 }));

function distinct(variants: readonly (readonly WordGroup[])[]): (readonly WordGroup[])[] {
  return [...new Map(variants.map((groups) => [groups.map(({ word }) => word).join(' '), groups])).values()];
}
