import { readHangul, readHangulByEar } from '../scripts/hangul.ts';
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

const exact = new Map<string, Concept>();
/** By sound and number of e: other ways of transliteration keep these, Bakker and Peter are no bakır and no Питер. */
const heard = new Map<string, Concept>();
/** A stem may be of several alphabets. */
const stems = new Map<string, Stem[]>();
/** Shorter stems begin words of any kind. */
const shortest = 3;
let longestStem = 0;

function add(term: string, concept: Concept | null): void {
  const [word = '', pinyin, japanese] = term.split('/');
  if (pinyin !== undefined) {
    // The ü of lü is a u to us, and typed as a v by many.
    const sound = pinyin.replaceAll(/(?<=[ln])v/g, 'u');
    hanTerms.set(word, { pinyin: sound, japanese, isPlace: concept?.kind === 'place' });
    if (concept === null) return;
    for (const reading of [sound, pinyin, japanese])
      if (reading !== undefined && reading.length > 2) addWord(reading, concept);
    return;
  }
  if (concept === null) return;
  if (/^[\uac00-\ud7a3]+$/.test(word)) {
    if (word.length > 1) syllableTerms.add(word);
    for (const reading of [readHangul(word, true), readHangulByEar(word)])
      if (reading.length > 2) addWord(reading, concept);
  } else if (/^[\u30a1-\u30fc]+$/.test(word)) {
    if (word.length > 2) syllableTerms.add(word);
    const heard = readKanaByEar(word);
    if (heard.length > 3) addWord(heard, concept);
  }
  const isStem = /[*~]$/.test(word);
  const latin = transliterateWord(isStem ? word.slice(0, -1) : word).split(' ');
  for (const one of latin.slice(-1)) {
    addWord(one, concept);
    if (!isStem) continue;
    // As within a word: at its end an e is not heard.
    const stem = foldWord(one + (one.endsWith('n') ? 'm' : 'n')).slice(0, -1);
    if (stem.length < shortest) continue;
    const inflection = word.endsWith('~') ? 'compound' : isSlavic.test(word) ? 'slavic' : 'latin';
    stems.set(stem, [...(stems.get(stem) ?? []), { concept, stem, letters: one, inflection }]);
    longestStem = Math.max(longestStem, stem.length);
  }
}

const isSlavic = /\p{Script=Cyrillic}/u;
/** Shorter words are too like others to be known by sound. */
const leastHeard = 5;

function addWord(word: string, concept: Concept): void {
  if (!exact.has(word)) exact.set(word, concept);
  if (word.length < leastHeard) return;
  const sound = soundOf(word, foldWord(word));
  if (!heard.has(sound)) heard.set(sound, concept);
}

const soundOf = (word: string, fold: string): string => `${fold} ${word.split('e').length}`;

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
  for (const line of text.trim().split('\n')) {
    const terms = line.trim().split(/\s+/);
    const id = terms[0] ?? '';
    const concept = id === '-' ? null : { id, kind };
    for (const term of terms) if (term !== '-') add(term, concept);
  }
}

/** The concept of a word in Latin letters whose fold is `fold`; undefined for a word that belongs to one firm. */
export function conceptOf(word: string, fold: string): Concept | undefined {
  const known = exact.get(word) ?? (word.length < leastHeard ? undefined : heard.get(soundOf(word, fold)));
  if (known !== undefined) return known;
  for (let length = Math.min(longestStem, fold.length); length >= shortest; length -= 1) {
    for (const stem of stems.get(fold.slice(0, length)) ?? [])
      if (isEnding(word, stem, fold.slice(length), stem.concept.kind === 'place')) return stem.concept;
  }
  return undefined;
}
