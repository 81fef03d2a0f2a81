import type { Activity } from '#findings/vocabulary/profile.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { naceFamily } from '../parts/rated-sector.ts';
import { words } from '../texts/divisions/words.ts';
import { inBoth } from './in-both.ts';

/** Lists that are older than NACE 2: their divisions are others. */
const olderRevisions = /^(1|1\.1|200[0-3])$/;

/** British codes that say what a company is not, and lie in divisions that have nothing to do with it: no trade, dormant, flats. */
const noTrade = new Set(['74990', '98000', '99999']);

/** What the company does by the division of its code, in our words; undefined for lists that are not made of NACE 2. */
export function divisionWords({ scheme, revision, code }: Activity): FactValue | undefined {
  const digits = code.replaceAll(/\D/g, '');
  if (!naceFamily.has(scheme.toUpperCase()) || olderRevisions.test(revision) || digits.length < 2)
    return undefined;
  // American SIC has four digits, and nothing of NACE.
  if (scheme.toUpperCase() === 'SIC' && (digits.length !== 5 || noTrade.has(digits))) return undefined;
  const division = digits.slice(0, 2);
  if (!isDivision(division)) return undefined;
  return inBoth((locale) => words[locale][division]);
}

function isDivision(digits: string): digits is keyof typeof words.en {
  return Object.hasOwn(words.en, digits);
}
