import { existsSync, readFileSync } from 'node:fs';
import type { Part } from '../corpus/part.ts';
import { missingLists, readProperWords } from '../nobody/word-lists.ts';
import { readJapanese, romanise } from './read-aloud.ts';
import { arabicWords, hebrewWords, thaiWords } from './said-words.ts';

/** The words a country's companies are named with. */
export type NaturalWords = Readonly<{
  brands: Part[];
  surnames: Part[];
  towns: Part[];
  /** Words of which is known how they are read, where the letters do not tell. */
  said?: readonly Part[];
}>;

/** Chinese words with their readings: the list of names of nobody has no readings, and old signs. */
const pinyinList = { package: 'rime-data-pinyin-simp', file: '/usr/share/rime-data/pinyin_simp.dict.yaml' };
const most = 120_000;

/** A sentence for whoever lacks some of the lists; undefined where all are there. */
export function missingForNatural(): string | undefined {
  const missing = missingLists();
  if (existsSync(pinyinList.file)) return missing;
  return `${missing ?? 'Natural names take the readings of Chinese words from a Debian package: apt-get install --no-install-recommends'} ${pinyinList.package}`;
}

const surnameEnds: Readonly<Record<string, RegExp>> = {
  RU: /(?:ов|ев|ин|ский|енко)$/,
  UA: /(?:енко|чук|ко|ський|ич)$/,
  BY: /(?:віч|енка|ук|скі|оў|еў)$/,
  BG: /(?:ов|ев|ски)$/,
  GR: /(?:όπουλος|άκης|ίδης|ου)$/,
  AM: /(?:եան|յան)$/,
  DE: /(?:mann|er)$/,
  FR: /(?:ard|ier|eau|in)$/,
  GB: /(?:son|well|er|man)$/,
  IT: /(?:elli|etti|ini|oni)$/,
  ES: /(?:ez|era)$/,
  PL: /(?:ski|wicz|czyk|ak)$/,
  CZ: /(?:ek|ák|ský|ka)$/,
  SK: /(?:ák|ič|ský|ec)$/,
  HU: /(?:ffy|házi|si|ás)$/,
  SE: /(?:sson|gren|qvist|ström)$/,
};
const townEnds: Readonly<Record<string, RegExp>> = {
  RU: /(?:ск|град|горск|ово)$/,
  UA: /(?:івка|ськ|піль|ичі)$/,
  BY: /(?:ск|ічы|цк)$/,
  BG: /(?:ово|град|ево|ище)$/,
  DE: /(?:burg|stadt|dorf|heim|hausen|furt|bach|brück|kirchen)$/,
  FR: /(?:ville|court|bourg|gnan|gny|mont)$/,
  GB: /(?:ton|ham|bury|ford|wich|mouth|pool)$/,
  IT: /(?:ate|ano|asco|ate)$/,
  PL: /(?:ów|ice|owo|sko|yn|in)$/,
  CZ: /(?:ice|ov|ín|any|nec)$/,
  SK: /(?:ovce|ice|any|ov|ín)$/,
  HU: /(?:háza|falva|vár|hely|vásár|város|szentes)$/,
  SE: /(?:stad|köping|holm|borg|sund|hamn|sjö)$/,
};
const mostTowns = 400;

/** Words, surnames and towns of a country; what nobody can read aloud from the letters has its reading. */
export function readNaturalWords(country: string): NaturalWords {
  if (country === 'CN') return { brands: readChinese(), surnames: [], towns: [] };
  if (country === 'JP') return { brands: readJapanese(), surnames: [], towns: [] };
  const words = readProperWords(country);
  const proper = words.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  const ending = (ends: RegExp | undefined) =>
    ends === undefined ? [] : proper.filter((word) => ends.test(word));
  const towns = ending(townEnds[country]).map((text): Part => ({ text, role: 'place' }));
  const said = saidWords[country];
  return {
    ...(said === undefined ? {} : { said }),
    brands: brandsOf(country, words),
    surnames: ending(surnameEnds[country]).map((text): Part => ({ text, role: 'surname' })),
    towns: every(towns, mostTowns),
  };
}

const saidWords: Readonly<Record<string, readonly Part[]>> = {
  TH: thaiWords,
  IL: hebrewWords,
  AE: arabicWords,
};

function brandsOf(country: string, words: readonly string[]): Part[] {
  if (country === 'KR')
    return every(
      words.filter((word) => word.length <= 4),
      most,
    ).map((text): Part => ({ text, role: 'brand', said: romanise(text) }));
  const capital = capitalIn(country);
  const head = (word: string) => capital(word.charAt(0)) + word.slice(1);
  return [...new Set(every(words, most).map(head))].map(asBrand);
}

/** Turkish has two letters i; Georgian has capitals for whole lines only. */
function capitalIn(country: string): (letter: string) => string {
  if (country === 'TR') return (letter) => letter.toLocaleUpperCase('tr');
  return country === 'GE' ? (letter) => letter : (letter) => letter.toUpperCase();
}

const asBrand = (text: string): Part => ({ text, role: 'brand' });

/** At most so many of a list, from everywhere in it. */
function every<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_none, place) => list[Math.floor(place * step)],
  ).filter((one) => one !== undefined);
}

/** Lines of `word<tab>reading, a syllable a sign<tab>how often`. */
function readChinese(): Part[] {
  const lines = readFileSync(pinyinList.file, 'utf8').split('\n');
  return lines.flatMap((line): Part[] => {
    const [text = '', said = ''] = line.split('\t');
    return /^\p{Script=Han}{2,3}$/u.test(text) && said !== '' ? [{ text, said, role: 'brand' }] : [];
  });
}
