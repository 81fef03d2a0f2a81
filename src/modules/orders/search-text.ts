import { readLetters } from '#names/scripts/romanise.ts';
import { foldWord } from '#names/sounds/fold-word.ts';
import type { OrderSubject } from './contract.ts';

const maxLength = 4_000;
const maxWords = 8;
/** Shorter words are found as they are written only: folded they would fit too much. */
const minFolded = 3;

/** How a word of an order is looked for: as it stands, or as it sounds in Latin letters. */
export type SearchWord = Readonly<{ typed: string; folded: string | null }>;

/** By what colleagues find an order beside its number: names as written, as they sound in Latin letters, codes. */
export function searchText(subject: OrderSubject, country: string): string {
  const { name, regCode, vatCode } = subject.kind === 'company' ? subject : subject.request;
  const latin = subject.kind === 'company' ? subject.nameLat : '';
  const written = `${name} ${latin}`.toLowerCase();
  const sounds = wordsOf(written).map((word) => `~${soundOf(word, country)}`);
  return [written, regCode.toLowerCase(), vatCode.toLowerCase(), ...new Set(sounds)]
    .filter(Boolean)
    .join(' ')
    .slice(0, maxLength);
}

/** The words of what a colleague typed, at most eight: `Нордвинд` finds Nordwind, and `Kitahama` 北浜. */
export function searchWords(typed: string): SearchWord[] {
  return wordsOf(typed.toLowerCase())
    .slice(0, maxWords)
    .map((word) => {
      const folded = soundOf(word, '');
      return { typed: word, folded: folded.length < minFolded ? null : `~${folded}` };
    });
}

function wordsOf(text: string): string[] {
  return text.split(/[\s"«»„“”()]+/).filter(Boolean);
}

function soundOf(word: string, country: string): string {
  return foldWord(readLetters(word, country).replaceAll(/[^a-z0-9]+/g, ''));
}
