import type { HintedName } from '#names/hints/hinted-name.ts';
import { soundOf, townKeysOf } from '#names/hints/town-key.ts';
import type { Company } from '../records/company.ts';
import type { FieldMatch } from './field-match.ts';

type Placed = Pick<Company, 'country' | 'address' | 'city'>;

/** Whether a company is in the town by that key; undefined where the register does not say where it is. */
export function isInTown(key: string, { city, address }: Placed): boolean | undefined {
  const own = city === null ? [] : townKeysOf(city);
  // Frankfurt is Frankfurt am Main, and Praha is Praha-Smíchov
  if (own.some((one) => one === key || one.startsWith(`${key} `) || key.startsWith(`${one} `))) return true;
  const isInAddress = address !== null && ` ${soundOf(address)} `.includes(` ${key} `);
  // Via Roma is in Milano, Charlottenburg in Berlin: beside a town of the register's own, an address settles nothing.
  return own.length === 0 || isInAddress ? undefined : false;
}

/** Compares the town that stood in the typed name with the company's; undefined where none did. */
export function matchTown(heard: HintedName | undefined, company: Placed): FieldMatch | undefined {
  if (heard?.town === undefined) return undefined;
  const { text, key } = heard.town;
  const field = { field: 'town', asked: text } as const;
  const isThere = isInTown(key, company);
  if (isThere === undefined)
    return company.city === null && company.address === null
      ? { ...field, verdict: 'unknown', reason: 'no address' }
      : { ...field, verdict: 'similar', reason: 'part of address', known: text };
  const known = company.city ?? company.address ?? '';
  return isThere
    ? { ...field, verdict: 'agrees', reason: 'same city', known }
    : { ...field, verdict: 'differs', reason: 'other city', known };
}

/** Compares the country that stood in the typed name with the one that is searched. */
export function matchCountry(heard: HintedName | undefined, { country }: Placed): FieldMatch | undefined {
  if (heard?.country === undefined) return undefined;
  const { code, text, isSure } = heard.country;
  const field = { field: 'country', asked: text, country } as const;
  if (code !== country) return { ...field, verdict: 'differs', reason: 'other country' };
  return { ...field, verdict: isSure ? 'agrees' : 'similar', reason: 'same country' };
}

/** Whether the place that stood in the typed name is certain to be the company's. */
export const isPlaceSettled = ({ town, country }: HintedName, company: Placed): boolean =>
  (town === undefined || isInTown(town.key, company) === true) &&
  (country === undefined || (country.isSure && country.code === company.country));
