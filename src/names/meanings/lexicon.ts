import { readHangul, readHangulByEar } from '../scripts/hangul.ts';
import { readKanaByEar } from '../scripts/kana.ts';
import { transliterateWord } from '../scripts/romanise.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { crafts } from './concepts-crafts.ts';
import { makers } from './concepts-making.ts';
import { qualities } from './concepts-qualities.ts';
import { traders } from './concepts-trading.ts';
import { places } from './places.ts';
import { towns } from './towns.ts';

/** A word of Chinese signs in the dictionary with its sounds. */
type HanTerm = Readonly<{ pinyin: string; japanese: string | undefined }>;

export const hanTerms = new Map<string, HanTerm>();
/** Words of Hangul and of katakana, which names write without gaps. */
export const syllableTerms = new Set<string>();
export let longestHanTerm = 0;

/** What a common word means, whatever the language: what a firm does or is, where, or what it likes to say of itself. */
export type Concept = Readonly<{ id: string; kind: 'trade' | 'place' | 'quality' }>;

const exact = new Map<string, Concept>();
const folded = new Map<string, Concept>();
const stems = new Map<string, Concept>();
/** Shorter stems begin words of any kind; after one of three letters stands an ending at most. */
const shortest = 3;
let longestStem = 0;

function add(term: string, concept: Concept | null): void {
  const [word = '', pinyin, japanese] = term.split('/');
  if (pinyin !== undefined) {
    hanTerms.set(word, { pinyin, japanese });
    longestHanTerm = Math.max(longestHanTerm, word.length);
    if (concept === null) return;
    for (const reading of [pinyin, japanese])
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
  const isStem = word.endsWith('*');
  const latin = transliterateWord(isStem ? word.slice(0, -1) : word).split(' ');
  for (const one of latin.slice(-1)) {
    if (!isStem) {
      addWord(one, concept);
      continue;
    }
    const stem = foldWord(one);
    if (stem.length < shortest) addWord(one, concept);
    else if (!stems.has(stem)) stems.set(stem, concept);
    longestStem = Math.max(longestStem, stem.length);
  }
}

function addWord(word: string, concept: Concept): void {
  if (!exact.has(word)) exact.set(word, concept);
  if (word.length < 5) return;
  const fold = foldWord(word);
  if (!folded.has(fold)) folded.set(fold, concept);
}

for (const [text, kind] of [
  [traders, 'trade'],
  [makers, 'trade'],
  [places, 'place'],
  [crafts, 'trade'],
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
  const known = exact.get(word) ?? (word.length < 5 ? undefined : folded.get(fold));
  if (known !== undefined) return known;
  for (let length = Math.min(longestStem, fold.length); length >= shortest; length -= 1) {
    const concept = stems.get(fold.slice(0, length));
    // A stem and a half is another word: Stroy is building, Stroygazmontazh is a firm
    if (concept !== undefined && fold.length - length <= (length === shortest ? 2 : 6)) return concept;
  }
  return undefined;
}
