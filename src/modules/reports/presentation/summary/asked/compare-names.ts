import { samenessOf } from '#names/signs/typed-name.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Texts } from '../../../texts/asked/en.ts';
import { lettersApart } from './letters-apart.ts';

/** How a typed name stands to a company's: in a word of the table, and in the words beneath it. */
export type Comparison = Readonly<{ verdict: 'same' | 'near' | 'differs'; note: (said: Texts) => string }>;

/** A name that the company bears, or bore. */
export type OwnName = Readonly<{ text: string; kind: 'legal' | 'latin' | 'trade' | 'former' | 'other' }>;

const notes: Readonly<
  Record<OwnName['kind'], keyof Texts & ('same' | 'otherScript' | 'trade' | 'former' | 'alias')>
> = {
  legal: 'same',
  latin: 'otherScript',
  trade: 'trade',
  former: 'former',
  other: 'alias',
};
/** More letters than these are another name; of a short name fewer. */
const mostLetters = 3;
const lettersForOne = 5;

/** Compares a typed name with each that the company bears; the likeliest says how they differ. */
export function compareNames(typed: string, own: readonly OwnName[], country: string): Comparison {
  for (const { text, kind } of own) {
    const sameness = samenessOf(typed, text, country, null);
    if (sameness === undefined) continue;
    if (kind !== 'legal' && kind !== 'latin') return { verdict: 'near', note: (said) => said[notes[kind]] };
    if (sameness === 'words') return { verdict: 'near', note: (said) => said.otherForm };
    const isWhole = sameness === 'whole';
    return { verdict: 'same', note: (said) => (isWhole ? said[notes[kind]] : said.sameCompany) };
  }
  const asked = normaliseName(typed, country).core;
  const cores = own.map(({ text }) => normaliseName(text, country).core);
  if (asked !== '' && cores.includes(asked)) return { verdict: 'near', note: (said) => said.otherScript };
  const apart = Math.min(...cores.map((core) => lettersApart(asked, core)));
  if (apart <= mostLetters && asked.length >= apart * lettersForOne)
    return { verdict: 'near', note: (said) => said.letters(apart) };
  const words = asked.split(' ').filter(Boolean);
  const isPart = cores.some((core) => {
    const all = new Set(core.split(' '));
    return words.length > 0 && words.every((word) => all.has(word));
  });
  return isPart
    ? { verdict: 'near', note: (said) => said.part }
    : { verdict: 'differs', note: (said) => said.differs };
}
