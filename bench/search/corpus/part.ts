import type { Random } from './random.ts';

/** What a piece of a name is: brands tell companies apart, trades hardly do. */
export type Role =
  | 'brand'
  | 'trade'
  | 'common'
  | 'place'
  | 'surname'
  | 'loan'
  | 'head'
  | 'number'
  | 'initials'
  | 'small';

/**
 * A piece of a name as the register writes it; `said` is how it reads in Latin letters where no table can tell, `value`
 * what a number is, however it is written.
 */
export type Part = Readonly<{ text: string; role: Role; said?: string; english?: string; value?: number }>;

/** `Handel=trade, Bau=construction`: a word and its English; with three fields the middle one is how it is read. */
export function parts(role: Role, list: string): Part[] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [text = '', second, third] = entry.split('=');
      if (third !== undefined) return { text, role, said: second ?? '', english: third };
      return second === undefined ? { text, role } : { text, role, english: second };
    });
}

/** How a language invents words: a start, vowels between consonants, an end. */
export type Coinage = Readonly<{
  starts: readonly string[];
  vowels: readonly string[];
  ends: readonly string[];
}>;

export const coinage = (starts: string, vowels: string, ends: string): Coinage => ({
  starts: starts.split(' '),
  vowels: vowels.split(' '),
  ends: ends.split(' ').map((end) => (end === '-' ? '' : end)),
});

/** The words of a language and the shapes of its names. */
export type Language = Readonly<{
  /** Invents the word of a rank; low ranks are the words that many companies use. */
  coin(rank: number): Part;
  trades: readonly Part[];
  common: readonly Part[];
  surnames: readonly Part[];
  /** Ends of surnames that are made of coined words. */
  surnameEnds: readonly string[];
  loans: readonly Part[];
  heads: readonly Part[];
  /** Words between others: `und Söhne`. */
  templates: readonly (readonly string[])[];
  joiner: '' | ' ';
  /** How its names write numbers, where not in digits alone. */
  writeNumber?: (random: Random) => Part;
}>;

/** `12 B T; 3 S =& S`: how often, then one letter for each piece; `=word` is the word itself. */
export function templates(list: string): (readonly string[])[] {
  return list.split(';').flatMap((entry) => {
    const [weight = '1', ...shape] = entry.trim().split(/\s+/);
    return Array.from({ length: Number(weight) }, () => shape);
  });
}
