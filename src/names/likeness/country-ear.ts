import type { WordInfo } from '../meanings/word-info.ts';
import { abjadCountries } from '../scripts/abjads.ts';
import { skeletonOf } from '../sounds/fold-word.ts';

/** How the words of a country are heard beside the common way: its script leaves something open that Latin letters must decide. */
export type Ear = 'plain' | 'abjad' | 'korean';

/** The ear for names of a country's register. */
export function earOf(country: string): Ear {
  if (abjadCountries.has(country)) return 'abjad';
  return country === 'KR' || country === 'KP' ? 'korean' : 'plain';
}

const known = { abjad: new Map<string, string>(), korean: new Map<string, string>() };
const maxKnown = 20_000;

/** A word as such an ear hears it: only its consonants, or one spelling of Korean for all. */
export function heardAs({ text, hasDigit }: WordInfo, ear: Exclude<Ear, 'plain'>): string {
  const words = known[ear];
  let heard = words.get(text);
  if (heard !== undefined) return heard;
  heard = hasDigit ? text : ear === 'abjad' ? skeletonOf(text) : koreanSound(text);
  if (words.size >= maxKnown) words.clear();
  words.set(text, heard);
  return heard;
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
