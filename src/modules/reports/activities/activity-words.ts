import type { Activity } from '#findings/vocabulary/profile.ts';
import { defaultLocale, type Localized } from '#kernel/locale.ts';
import { type CodeTable, meaningIn, revisedNace, russianNace, secondNace } from './code-tables.ts';
import { naceList, naceRevision } from './nace-lists.ts';

/** British codes that say what a company is not, and lie in divisions that have nothing to do with it: no trade, dormant, flats. */
const noTrade = new Set(['74990', '98000', '99999']);

/** Retail that NACE 2 means in shops and 2.1 wherever it is: the words of 2.1 hold for both. */
const retailOfBoth = /^47\.(11|[2457]\d?|6[12]?)$/;

/**
 * What the company does by the class of its code, else by its group or division, in our words. They stand for a source that
 * gives a code and none of its own; what cites it is the place of that code, which is printed beside them as it was given. Undefined for lists that are not made of NACE 2 or 2.1.
 */
export function activityWords({ scheme, revision, code }: Activity): Localized | undefined {
  const list = naceList(scheme);
  const digits = code.replaceAll(/\D/g, '');
  if (list === undefined || digits.length < 2) return undefined;
  // American SIC has four digits, and nothing of NACE.
  if (list === 'SIC' && (digits.length !== 5 || noTrade.has(digits))) return undefined;
  const tables = tablesOf(list, revision);
  for (const level of levelsOf(digits)) {
    const meaning = onlyMeaning(tables, level);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** Where nobody says the revision it may be either; of ОКВЭД the other one is that of 2001, of which we have no words. */
function tablesOf(list: string, revision: string): readonly CodeTable[] {
  const nace = naceRevision(list, revision);
  if (list === 'OKVED') return nace === 'second' ? [russianNace] : [];
  if (nace === 'untold') return [secondNace, revisedNace];
  return { older: [], second: [secondNace], revised: [revisedNace] }[nace];
}

/** `62012` by its class, its group and its division. */
function levelsOf(digits: string): string[] {
  const division = digits.slice(0, 2);
  return [4, 3]
    .filter((length) => digits.length >= length)
    .map((length) => `${division}.${digits.slice(2, length)}`)
    .concat(division);
}

/** What a code means in whatever revision has it, unless they mean different things. */
function onlyMeaning(tables: readonly CodeTable[], code: string): Localized | undefined {
  const meanings = tables.flatMap((table) => meaningIn(table, code) ?? []);
  const isOne = new Set(meanings.map((meaning) => meaning[defaultLocale])).size === 1;
  return isOne || retailOfBoth.test(code) ? meanings.at(-1) : undefined;
}
