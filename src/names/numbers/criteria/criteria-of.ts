import type { CountryCriteria, NumberCriteria, NumberField } from './country-criteria.ts';
import { looksUsual, plainNumber } from './number-check.ts';
import countries from './numbers-of-countries.json' with { type: 'json' };

/** Every country and territory of the seed by alpha-2. */
export const criteriaByCountry: Readonly<Record<string, CountryCriteria>> = countries;

/** A country of which nothing is known. */
export const unknownCountry: CountryCriteria = {
  registration: null,
  tax: null,
  others: [],
  search: null,
  register: null,
};

/** What companies of a country can be looked for by; a country that was added later knows nothing yet. */
export function criteriaOf(countryCode: string): CountryCriteria {
  const code = countryCode.toUpperCase();
  return (Object.hasOwn(criteriaByCountry, code) ? criteriaByCountry[code] : undefined) ?? unknownCountry;
}

/** The number that belongs into a field; `none` where the country gives companies no such number. */
export function numberOf(countryCode: string, field: NumberField): NumberCriteria | 'none' | null {
  return numberIn(criteriaOf(countryCode), field);
}

function numberIn({ registration, tax }: CountryCriteria, field: NumberField) {
  return field === 'reg' || tax === 'same' ? registration : tax;
}

const numeroSigns = ['NO', 'NR'];

/**
 * The source of the expression that a plain number of the field looks like; null where nothing is known of it. The
 * country's other numbers fit as well: a search looks for a number under every name it may have.
 */
export function acceptedBy(countryCode: string, field: NumberField): string | null {
  return acceptedIn(criteriaOf(countryCode), countryCode, field);
}

/** The same by criteria that are at hand. */
export function acceptedIn(
  criteria: CountryCriteria,
  countryCode: string,
  field: NumberField,
): string | null {
  const own = numberIn(criteria, field);
  if (own === null || own === 'none' || own.pattern === null) return null;
  const code = countryCode.toUpperCase();
  const { others, around } = criteria;
  const numbers = [own, numberIn(criteria, field === 'reg' ? 'vat' : 'reg'), ...others].filter(
    (kind): kind is NumberCriteria => kind !== null && kind !== 'none' && kind.pattern !== null,
  );
  const names = numbers.flatMap(({ short }) =>
    Object.values(short ?? {}).flatMap((name) => name.split('/').map(plainNumber)),
  );
  const prefixes = new Set([code, ...(around?.typed ?? []), ...numeroSigns, ...names.filter(Boolean)]);
  const patterns = new Set(numbers.map(({ pattern }) => pattern ?? ''));
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
