import type { Activity } from '#findings/vocabulary/profile.ts';
import type { RatedSector } from '#rating/open-rating/rating-input.ts';

/** Schemes whose first digits are those of NACE, in any of its revisions. */
export const naceFamily = new Set([
  'NACE',
  'NAF',
  'OKVED',
  'SKD',
  'DB',
  'SIC',
  'SK-NACE',
  'CZ-NACE',
  'EMTAK',
  'CAEN',
  'SN',
  'WZ',
]);

/** Beginnings of codes, the longest first: divisions of sections C and G, and the financial ones that no model was made for. */
const sectors: readonly (readonly [pattern: RegExp, sector: RatedSector])[] = [
  [/^(642|7010)/, 'holding'],
  [/^643/, 'fund'],
  [/^64/, 'bank'],
  [/^65/, 'insurer'],
  [/^(1\d|2\d|3[0-3])/, 'manufacturing'],
  [/^4[5-7]/, 'trade'],
  [/^\d{2}/, 'services'],
];

/** What the main activity makes a company, by the division of its code; `unknown` for schemes of other families. */
export function ratedSector(activities: readonly Activity[]): RatedSector {
  const known = activities.filter(({ scheme }) => naceFamily.has(scheme.toUpperCase()));
  const main = known.find(({ isMain }) => isMain) ?? known[0];
  const digits = main?.code.replaceAll(/\D/g, '') ?? '';
  // American SIC has four digits; the British one of 2003 too.
  if (main?.scheme.toUpperCase() === 'SIC' && digits.length !== 5) return 'unknown';
  // Dormant and non-trading companies of Britain: codes of the register, of no activity.
  if (main?.scheme.toUpperCase() === 'SIC' && (digits === '99999' || digits === '74990')) return 'unknown';
  return sectors.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown';
}
