import type { CompanyIdentifier, CompanyRecord } from '#names/company/company-record.ts';
import { normaliseIdentifier, normaliseTaxNumber } from '#names/numbers/identifier-normalise.ts';
import type { BorneNumber } from './witness-repository.ts';

/** Countries where every court counts for itself: a number without its court is nobody's. */
const byCourt: ReadonlySet<string> = new Set(['DE']);

type Number = Readonly<{ scheme: string; issuer: string; value: string }>;

/** The numbers of a record as the tables keep them. */
export function numbersOf(record: CompanyRecord): Number[] {
  const all: CompanyIdentifier[] = [
    { scheme: 'REG', issuer: record.regIssuer ?? '', value: record.regCode ?? '' },
    { scheme: 'VAT', value: record.vatCode ?? '' },
    ...(record.identifiers ?? []),
  ];
  return all
    .map(({ scheme, issuer = '', value }) => ({
      scheme,
      issuer,
      value: scheme === 'VAT' ? normaliseTaxNumber(value, record.country) : normaliseIdentifier(value),
    }))
    .filter(({ value }) => value !== '');
}

/** Which of `borne` is the company of the record: the same number of the same scheme, from no other issuer. */
export function sameCompany(record: CompanyRecord, borne: readonly BorneNumber[]): string | undefined {
  const numbers = numbersOf(record);
  return borne.find((one) =>
    numbers.some(
      ({ scheme, issuer, value }) =>
        scheme === one.scheme &&
        value === one.value &&
        isSameIssuer(scheme, issuer, one.issuer, record.country),
    ),
  )?.companyId;
}

/** A source that names no issuer means the country's one register, where there is one. */
function isSameIssuer(scheme: string, a: string, b: string, country: string): boolean {
  if (a === b) return scheme !== 'REG' || a !== '' || !byCourt.has(country);
  return (a === '' || b === '') && !byCourt.has(country);
}
