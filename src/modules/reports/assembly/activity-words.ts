import type { Activity } from '#findings/vocabulary/profile.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { naceFamily } from '../parts/rated-sector.ts';
import { words as divisions } from '../texts/divisions/words.ts';
import { words as groups } from '../texts/groups/words.ts';
import { inBoth } from './in-both.ts';

/** Lists that are older than NACE 2: their divisions are others. */
const olderRevisions = /^(1|1\.1|200[0-3])$/;

/** Revisions that have the groups of NACE 2; those of 2.1 and of lists that do not say theirs may be others. */
const withGroups = /^(2|200[78])$/;

/** Groups of OKVED 2 that are not those of NACE under the same number: education, and care that it gives at home. */
const ownGroups = /^(85|872)/;

/** British codes that say what a company is not, and lie in divisions that have nothing to do with it: no trade, dormant, flats. */
const noTrade = new Set(['74990', '98000', '99999']);

/** What the company does by the group of its code, else by its division, in our words; undefined for lists that are not made of NACE 2. */
export function activityWords({ scheme, revision, code }: Activity): FactValue | undefined {
  const list = scheme.toUpperCase();
  const digits = code.replaceAll(/\D/g, '');
  if (!naceFamily.has(list) || olderRevisions.test(revision) || digits.length < 2) return undefined;
  // American SIC has four digits, and nothing of NACE.
  if (list === 'SIC' && (digits.length !== 5 || noTrade.has(digits))) return undefined;
  const [division, group] = [digits.slice(0, 2), `${digits.slice(0, 2)}.${digits.slice(2, 3)}`];
  const hasGroups = withGroups.test(revision) && !(list === 'OKVED' && ownGroups.test(digits));
  if (hasGroups && isKey(groups.en, group)) return inBoth((locale) => groups[locale][group]);
  return isKey(divisions.en, division) ? inBoth((locale) => divisions[locale][division]) : undefined;
}

function isKey<Words extends object>(words: Words, key: string): key is keyof Words & string {
  return Object.hasOwn(words, key);
}
