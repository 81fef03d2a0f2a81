import { africaEast } from './africa-east.ts';
import { africaMiddle } from './africa-middle.ts';
import { africaNorth } from './africa-north.ts';
import { africaWest } from './africa-west.ts';
import { asiaCentral } from './asia-central.ts';
import { asiaEast } from './asia-east.ts';
import { asiaSouth } from './asia-south.ts';
import { asiaWest } from './asia-west.ts';
import { caribbean } from './caribbean.ts';
import { type CountryCriteria, country, type NumberCriteria } from './country-criteria.ts';
import { europeEast } from './europe-east.ts';
import { europeNorth } from './europe-north.ts';
import { europeSouth } from './europe-south.ts';
import { europeWest } from './europe-west.ts';
import { northAmerica } from './north-america.ts';
import { looksUsual, plainNumber } from './number-check.ts';
import { oceania } from './oceania.ts';
import { southAmerica } from './south-america.ts';

/** Every country and territory of the seed by alpha-2. */
export const criteriaByCountry: Readonly<Record<string, CountryCriteria>> = {
  ...{ ...europeNorth, ...europeWest, ...europeSouth, ...europeEast },
  ...{ ...asiaWest, ...asiaCentral, ...asiaSouth, ...asiaEast },
  ...{ ...africaNorth, ...africaWest, ...africaMiddle, ...africaEast },
  ...{ ...northAmerica, ...caribbean, ...southAmerica, ...oceania },
};

const unknownCountry = country({});

/** Which of the two fields of the form a number is typed into. */
export type NumberField = 'reg' | 'vat';

/** What companies of a country can be looked for by; a country that was added later knows nothing yet. */
export function criteriaOf(countryCode: string): CountryCriteria {
  const code = countryCode.toUpperCase();
  return (Object.hasOwn(criteriaByCountry, code) ? criteriaByCountry[code] : undefined) ?? unknownCountry;
}

/** The number that belongs into a field; `none` where the country gives companies no such number. */
export function numberOf(countryCode: string, field: NumberField): NumberCriteria | 'none' | null {
  const { registration, tax } = criteriaOf(countryCode);
  const registered = registration === 'same' ? tax : registration;
  const taxed = tax === 'same' ? registration : tax;
  const own = field === 'reg' ? registered : taxed;
  if (own === 'same') return null;
  return field === 'reg' && own === 'none' ? null : own;
}

/** What stands before numbers beside the country's own letters. */
const taxPrefixes: Readonly<Record<string, readonly string[]>> = {
  AX: ['FI'],
  GB: ['XI'],
  GR: ['EL'],
};
const numeroSigns = ['NO', 'NR'];

/**
 * The source of the expression that a plain number of the field looks like; null where nothing is known of it. The
 * country's other numbers fit as well: a search looks for a number under every name it may have.
 */
export function acceptedBy(countryCode: string, field: NumberField): string | null {
  const own = numberOf(countryCode, field);
  if (own === null || own === 'none' || own.pattern === null) return null;
  const code = countryCode.toUpperCase();
  const { others } = criteriaOf(code);
  const numbers = [own, numberOf(code, field === 'reg' ? 'vat' : 'reg'), ...others].filter(
    (kind): kind is NumberCriteria => kind !== null && kind !== 'none' && kind.pattern !== null,
  );
  const names = numbers.flatMap(({ short }) =>
    [short?.en, short?.ru].flatMap((name) => name?.split('/').map(plainNumber) ?? []),
  );
  const prefixes = new Set([code, ...(taxPrefixes[code] ?? []), ...numeroSigns, ...names.filter(Boolean)]);
  const patterns = new Set(numbers.map(({ pattern }) => pattern?.source ?? ''));
  // A name of the number may stand before the country's letters: `ИНН RU…`, `VAT DE…`.
  return `^(?:${[...prefixes].join('|')}){0,2}(?:${[...patterns].join('|')})$`;
}

/** Whether a number looks like those of its country; it is never a reason to refuse it. */
export function checkNumber(
  countryCode: string,
  field: NumberField,
  value: string,
): 'fits' | 'unusual' | 'unknown' {
  const accepts = acceptedBy(countryCode, field);
  if (accepts === null || plainNumber(value) === '') return 'unknown';
  return looksUsual(value, accepts) ? 'fits' : 'unusual';
}
