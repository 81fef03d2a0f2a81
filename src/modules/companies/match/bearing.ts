import { isNumberLike } from '#names/numbers/number-spellings.ts';
import { areWordsOf, type Sameness, samenessOf } from '#names/signs/typed-name.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import type { Company } from '../records/company.ts';
import { scriptOf } from './script-of.ts';

type Named = Pick<Company, 'country' | 'name' | 'names' | 'formText'>;

/** Of more names nobody can tell which is meant. */
const maxNames = 30;
const weights = { whole: 3, bare: 2, words: 1 } as const;

/**
 * How a typed name stands to the names that a company bears today, sign for sign; undefined where it bears none of these
 * signs. Names that only read alike, our own transliterations among them, and former ones do not count.
 */
export function bearingOf(typed: string, { country, name, names, formText }: Named): Sameness | undefined {
  let best: Sameness | undefined;
  for (const text of [name, ...names.filter(({ kind }) => kind !== 'former').map((own) => own.text)].slice(
    0,
    maxNames,
  )) {
    const sameness = samenessOf(typed, text, country, formText);
    if (sameness !== undefined && (best === undefined || weights[sameness] > weights[best])) best = sameness;
  }
  return best;
}

/** Whether the company bears the typed name: the same signs and, where a legal form was typed, the same form. */
export function bearsName(typed: string, company: Named): boolean {
  const bearing = bearingOf(typed, company);
  return bearing === 'whole' || bearing === 'bare';
}

/**
 * Whether a company that a number leads to is the one meant, whatever name was typed beside the number: one of its names,
 * former ones as well, or words of one; in other letters than the register's, as they read.
 */
export function isNumbersOwn(typed: string, company: Named & Pick<Company, 'nameLat'>): boolean {
  if (typed.trim() === '' || isNumberLike(typed)) return true;
  const { country, name, nameLat, names, formText } = company;
  const texts = [name, ...names.map(({ text }) => text)].slice(0, maxNames);
  if (texts.some((text) => areWordsOf(typed, text, country, formText))) return true;
  if (texts.some((text) => scriptOf(text) === scriptOf(typed))) return false;
  const asked = normaliseName(typed, country);
  const words = asked.core.split(' ');
  return [...texts, nameLat].some((text) => {
    const own = normaliseName(text, country);
    if (asked.form !== null && own.form !== null && asked.form !== own.form) return false;
    const owned = own.core.split(' ');
    return words.every((word) => owned.includes(word));
  });
}
