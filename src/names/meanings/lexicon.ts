import { readHangul, readHangulByEar } from '../scripts/hangul.ts';
import { cyrillicCountries } from '../scripts/iso-9.ts';
import { readKanaByEar } from '../scripts/kana.ts';
import { transliterateWord } from '../scripts/romanise.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { makersBeside, tradersBeside } from './concepts-beside.ts';
import { crafts } from './concepts-crafts.ts';
import { makers } from './concepts-making.ts';
import { qualities } from './concepts-qualities.ts';
import { traders } from './concepts-trading.ts';
import { type Inflection, isEnding } from './endings.ts';
import { places } from './places.ts';
import { towns } from './towns.ts';

/** A word of Chinese signs in the dictionary with its sounds. */
type HanTerm = Readonly<{ pinyin: string; japanese: string | undefined; isPlace: boolean }>;

export const hanTerms = new Map<string, HanTerm>();
/** Words of Hangul and of katakana, which names write without gaps. */
export const syllableTerms = new Set<string>();

/** What a common word means, whatever the language: what a firm does or is, where, or what it likes to say of itself. */
export type Concept = Readonly<{ id: string; kind: 'trade' | 'place' | 'quality' }>;

type Stem = Readonly<{ concept: Concept; stem: string; letters: string; inflection: Inflection }>;

/** Terms that are known in the same countries. */
type Terms = {
  readonly exact: Map<string, Concept>;
  /** By sound and number of e: other ways of transliteration keep these, Bakker and Peter are no bakır and no Питер. */
  readonly heard: Map<string, Concept>;
  /** A stem may be of several alphabets. */
  readonly stems: Map<string, Stem[]>;
  longestStem: number;
  /** The alphabet whose trades they are; empty for all. */
  readonly alphabet: string;
};
const noTerms = (alphabet: string): Terms => ({
  exact: new Map(),
  heard: new Map(),
  stems: new Map(),
  longestStem: 0,
  alphabet,
});
/** Known everywhere. */
const common = noTerms('');
/**
 * Trades of an alphabet that is one language's own are known where names are written in it: read into Latin letters they are
 * surnames, brands and towns elsewhere: Emporia, Nomikos, Solari.
 */
const alphabets = [
  ['greek', /\p{Script=Greek}/u, 'GR CY'],
  ['hebrew', /\p{Script=Hebrew}/u, 'IL'],
  ['georgian', /\p{Script=Georgian}/u, 'GE'],
  ['armenian', /\p{Script=Armenian}/u, 'AM'],
  ['cyrillic', /\p{Script=Cyrillic}/u, [...cyrillicCountries].join(' ')],
] as const;
const own = new Map<string, Terms>();
const alphabetTerms = alphabets.map(([alphabet, letters, countries]) => {
  const terms = noTerms(alphabet);
  for (const country of countries.split(' ')) own.set(country, terms);
  return { letters, terms };
});
/** Trades as they stand in the list in Latin letters, and as they are read from scripts without vowels. */
const latinTrades = new Set<string>();
const readTrades = new Set<string>();
const isUnvowelled = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Shorter stems begin words of any kind. */
const shortest = 3;

function add(term: string, concept: Concept | null, terms: Terms): void {
  const [word = '', pinyin, japanese] = term.split('/');
  if (pinyin !== undefined) {
    // The ü of lü is a u to us, and typed as a v by many.
    const sound = pinyin.replaceAll(/(?<=[ln])v/g, 'u');
    hanTerms.set(word, { pinyin: sound, japanese, isPlace: concept?.kind === 'place' });
    if (concept === null) return;
    for (const reading of [sound, pinyin, japanese])
      if (reading !== undefined && reading.length > 2) addWord(reading, concept, terms);
    return;
  }
  if (concept === null) return;
  if (/^[\uac00-\ud7a3]+$/.test(word)) {
    if (word.length > 1) syllableTerms.add(word);
    for (const reading of [readHangul(word, true), readHangulByEar(word)])
      if (reading.length > 2) addWord(reading, concept, terms);
  } else if (/^[\u30a1-\u30fc]+$/.test(word)) {
    if (word.length > 2) syllableTerms.add(word);
    const heard = readKanaByEar(word);
    if (heard.length > 3) addWord(heard, concept, terms);
  }
  const isStem = /[*~]$/.test(word);
  const latin = transliterateWord(isStem ? word.slice(0, -1) : word).split(' ');
  for (const one of latin.slice(-1)) {
    addWord(one, concept, terms);
    if (concept.kind === 'trade' && one === word) latinTrades.add(one);
    if (isUnvowelled.test(word)) readTrades.add(one);
    if (!isStem) continue;
    // As within a word: at its end an e is not heard.
    const stem = foldWord(one + (one.endsWith('n') ? 'm' : 'n')).slice(0, -1);
    if (stem.length < shortest) continue;
    const inflection = word.endsWith('~') ? 'compound' : isSlavic.test(word) ? 'slavic' : 'latin';
    terms.stems.set(stem, [...(terms.stems.get(stem) ?? []), { concept, stem, letters: one, inflection }]);
    terms.longestStem = Math.max(terms.longestStem, stem.length);
  }
}

const isSlavic = /\p{Script=Cyrillic}/u;
/** Shorter words are too like others to be known by sound. */
const leastHeard = 5;

function addWord(word: string, concept: Concept, { exact, heard }: Terms): void {
  if (!exact.has(word)) exact.set(word, concept);
  if (word.length < leastHeard) return;
  const sound = soundOf(word, foldWord(word));
  if (!heard.has(sound)) heard.set(sound, concept);
}

const soundOf = (word: string, fold: string): string => `${fold} ${word.split('e').length}`;

/** Where a term is known. What is Cyrillic is known everywhere, unless it is no Russian. */
function termsFor(term: string, kind: Concept['kind'], isBeside: boolean): Terms {
  if (kind !== 'trade') return common;
  const found = alphabetTerms.find(({ letters }) => letters.test(term));
  return found === undefined || (isSlavic.test(term) && !isBeside) ? common : found.terms;
}

for (const [text, kind] of [
  [traders, 'trade'],
  [makers, 'trade'],
  [places, 'place'],
  [crafts, 'trade'],
  [tradersBeside, 'trade'],
  [makersBeside, 'trade'],
  [qualities, 'quality'],
  [towns, 'place'],
] as const) {
  const isBeside = text === tradersBeside || text === makersBeside;
  for (const line of text.trim().split('\n')) {
    const terms = line.trim().split(/\s+/);
    const id = terms[0] ?? '';
    const concept = id === '-' ? null : { id, kind };
    for (const term of terms) if (term !== '-') add(term, concept, termsFor(term, kind, isBeside));
  }
}

/** The alphabet whose trades are known in the country beside those that are known everywhere; empty for none. */
export const ownTradesOf = (country: string): string => own.get(country)?.alphabet ?? '';

/** Whether a word says a trade as Latin letters spell it, and as no Arabic or Hebrew word is read. */
export const isLatinTrade = (word: string): boolean => latinTrades.has(word) && !readTrades.has(word);

/** The concept of a word in Latin letters whose fold is `fold`; undefined for a word that belongs to one firm. */
export function conceptOf(word: string, fold: string, country = ''): Concept | undefined {
  const there = own.get(country);
  const known = there === undefined ? [common] : [there, common];
  for (const { exact } of known) {
    const concept = exact.get(word);
    if (concept !== undefined) return concept;
  }
  const sound = word.length < leastHeard ? '' : soundOf(word, fold);
  for (const { heard } of known) {
    const concept = heard.get(sound);
    if (concept !== undefined) return concept;
  }
  const longest = Math.max(...known.map(({ longestStem }) => longestStem));
  for (let length = Math.min(longest, fold.length); length >= shortest; length -= 1)
    for (const { stems } of known)
      for (const stem of stems.get(fold.slice(0, length)) ?? [])
        if (isEnding(word, stem, fold.slice(length), stem.concept.kind === 'place')) return stem.concept;
  return undefined;
}
