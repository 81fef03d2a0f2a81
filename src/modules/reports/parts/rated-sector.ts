import type { RatedSector } from '#rating/open-rating/rating-input.ts';
import { naceList } from '../activities/nace-lists.ts';

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

/** `NACE 2.1: 62.10 – …` as sources are told, `NACE 62.10` and `62.10` as people type. */
const codeText =
  /^(?:(?<scheme>SK NACE|[A-Za-z][A-Za-z-]*)\s*(?:(?:rev\.?\s*)?[\w.]+\s*:\s*|:\s*)?)?(?<code>\d[\d.]*)/i;

/** What one code of activity makes a company, by its division; undefined for schemes of other families. */
export function ratedSector(activityCode: string): RatedSector | undefined {
  const { scheme, code = '' } = codeText.exec(activityCode.trim())?.groups ?? {};
  const digits = code.replaceAll('.', '');
  // Without the name of its scheme a code is told by its point alone.
  if (scheme === undefined && !/^\d{2}\.\d/.test(code)) return undefined;
  const family = naceList(scheme ?? 'NACE');
  if (family === undefined) return undefined;
  // American SIC has four digits; the British one of 2003 too.
  if (family === 'SIC' && digits.length !== 5) return 'unknown';
  // Dormant and non-trading companies of Britain: codes of the register, of no activity.
  if (family === 'SIC' && (digits === '99999' || digits === '74990')) return 'unknown';
  return sectors.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown';
}
