import { isLatinTrade } from '../meanings/lexicon.ts';
import { remembered, type WordInfo, type WordMemory } from '../meanings/word-info.ts';
import { abjadCountries, mayBeRead } from '../scripts/abjads.ts';
import { consonantKeyOf } from '../sounds/fold-word.ts';
import { hebrewConsonants } from '../sounds/hebrew-sounds.ts';
import { thaiSound } from '../sounds/thai-sounds.ts';

/** How the words of a country are heard beside the common way: its script leaves something open that Latin letters must decide. */
export type Phonetics = 'plain' | 'abjad' | 'hebrew' | 'korean' | 'thai';

/** How to hear names of a country's register. */
export function phoneticsOf(country: string): Phonetics {
  if (country === 'IL') return 'hebrew';
  if (country === 'TH') return 'thai';
  if (abjadCountries.has(country)) return 'abjad';
  return country === 'KR' || country === 'KP' ? 'korean' : 'plain';
}

/** How words of a country's names are heard, and what was heard so far. */
export type Hearing = Readonly<{
  country: string;
  phonetics: Phonetics;
  memory: WordMemory;
  /** Whether the first and the second of two names may be a reading of letters without vowels. */
  isAskedRead: boolean;
  isGivenRead: boolean;
}>;

/** How names of the country are heard that are written in Latin letters. */
export function hearingOf(country: string, memory: WordMemory): Hearing {
  return { country, phonetics: phoneticsOf(country), memory, isAskedRead: false, isGivenRead: false };
}

/** Whether names of the country are written without vowels: Latin ones are added by whoever reads them. */
export const isUnvowelled = ({ phonetics }: Hearing): boolean =>
  phonetics === 'hebrew' || phonetics === 'abjad';

/** Whether a core of the country may be read from letters without vowels: no word of it is spelt as only Latin letters spell. */
export const isReading = (core: string, hearing: Hearing): boolean =>
  isUnvowelled(hearing) &&
  core.split(' ').every((word) => mayBeRead(word, hearing.country) && !isLatinTrade(word));

/** The phonetic key of a word where something is left open: only its consonants, or one spelling of Korean or Thai for all. */
export function phoneticKeyOf({ text, hasDigit }: WordInfo, { phonetics, memory }: Hearing): string {
  if (hasDigit) return text;
  if (phonetics === 'hebrew') return remembered(memory.hebrew, text, hebrewConsonants);
  if (phonetics === 'thai') return remembered(memory.thai, text, thaiSound);
  return phonetics === 'korean' ? remembered(memory.korean, text, koreanSound) : consonantsOf(text, memory);
}

/** The consonants of a word; empty if fewer than two are left. */
export function consonantsOf(text: string, memory: WordMemory): string {
  return remembered(memory.consonants, text, consonantKeyOf);
}

/**
 * Firms write 어 as u or eo, 우 as oo, u or woo, 으 as eu or not at all, and plain consonants as voiced or voiceless ones:
 * Samsung is samseong, Hyundai hyeondae, Kumho geumho.
 */
function koreanSound(text: string): string {
  return text
    .replaceAll('eo', 'u')
    .replaceAll('eu', 'u')
    .replaceAll(/oo|wu|woo/g, 'u')
    .replaceAll('ae', 'e')
    .replaceAll(/ai|ay|oi|oe/g, 'e')
    .replaceAll(/ch|j/g, 'z')
    .replaceAll(/[gqc]/g, 'k')
    .replaceAll('d', 't')
    .replaceAll(/[bvf]/g, 'p')
    .replaceAll('r', 'l')
    .replaceAll('sh', 's')
    .replaceAll(/(.)\1+/g, '$1');
}
