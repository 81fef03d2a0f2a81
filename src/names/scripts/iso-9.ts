import { readLetters } from './romanise.ts';

/** Countries whose firms bear names in Cyrillic letters. */
export const cyrillicCountries: ReadonlySet<string> = new Set(
  'RU BY KZ KG UA BG RS MK TJ UZ MN TM'.split(' '),
);

const scholarly: Readonly<Record<string, string>> = {
  â: 'ya',
  û: 'yu',
  ŝ: 'shch',
  ž: 'zh',
  č: 'ch',
  š: 'sh',
  è: 'e',
  c: 'ts',
  h: 'kh',
  j: 'y',
};

/** A word that libraries and passports once wrote by ISO 9: Ŝukin is Shchukin. Undefined if it has none of those letters, and in Serbia, where they are everyday ones. */
export function readScholarly(word: string, country: string): string | undefined {
  if (country === 'RS' || !cyrillicCountries.has(country)) return undefined;
  const lower = word.toLowerCase();
  if (!/[âûŝžčš]/.test(lower)) return undefined;
  const spelt = lower.replaceAll(/[âûŝžčšèchj]/g, (letter) => scholarly[letter] ?? letter);
  return readLetters(spelt).replaceAll(/[^a-z0-9]/g, '');
}
