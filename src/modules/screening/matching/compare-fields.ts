import type { CountryRelation, ListEntry, ListedIdentifier } from '#findings/vocabulary/list-entry.ts';
import { identifierSpellings, normaliseIdentifier } from '#names/numbers/identifier-normalise.ts';
import type { ScreeningSubject } from './screening-subject.ts';

/** Whether both say the same, or something else, or one of them says nothing. */
export type FieldState = 'agree' | 'differ' | 'unknown';

/** One field of subject and entry beside each other, as a person reads them. */
export type FieldComparison = Readonly<{
  state: FieldState;
  asked: readonly string[];
  listed: readonly string[];
}>;

/** A list says of some entries only where they are active, or under which country's regime they were listed. */
const weakRelations = new Set<CountryRelation>(['regime', 'birth', 'flag', 'office']);

/** Where both are at home. That the list names another country weighs only where it names a home at all. */
export function compareCountries(asked: readonly string[], { countries }: ListEntry): FieldComparison {
  const listed = [...new Set(countries.map(({ code }) => code))];
  const isSame = listed.some((code) => asked.includes(code));
  const isElsewhere = asked.length > 0 && countries.some(({ relation }) => !weakRelations.has(relation));
  return { state: isSame ? 'agree' : isElsewhere ? 'differ' : 'unknown', asked, listed };
}

/** Years of birth agree within one year: lists count some from a calendar that is not ours, and guess others. */
export function compareBirthYears(asked: number | undefined, { birthYears }: ListEntry): FieldComparison {
  const listed = birthYears.map(({ min, max }) => (min === max ? String(min) : `${min}–${max}`));
  if (asked === undefined || listed.length === 0)
    return { state: 'unknown', asked: asked === undefined ? [] : [String(asked)], listed };
  const isSame = birthYears.some(({ min, max }) => asked >= min - 1 && asked <= max + 1);
  return { state: isSame ? 'agree' : 'differ', asked: [String(asked)], listed };
}

/** Schemes of which a company has one number in a country. */
const singular = new Set(['REG', 'TAX', 'VAT', 'LEI']);

/** Numbers agree where one is the same; they differ where both have one of the same scheme and country, and none is. */
export function compareNumbers(subject: ScreeningSubject, entry: ListEntry): FieldComparison {
  const asked = subject.identifiers.map(({ value }) => value);
  const listed = entry.identifiers.map(({ value }) => value);
  const own = new Set(subject.identifiers.flatMap(({ value }) => spellingsOf(value, subject.countries)));
  const same = entry.identifiers.filter(
    (number) => isTelling(number, subject.countries) && listedSpellings(number).some((one) => own.has(one)),
  );
  if (same.length > 0) return { state: 'agree', asked, listed: same.map(({ value }) => value) };
  const isOther = subject.identifiers.some(({ scheme, value }) =>
    entry.identifiers.some(
      (number) =>
        number.scheme === scheme &&
        singular.has(scheme) &&
        (scheme === 'LEI' || subject.countries.includes(number.issuer ?? '')) &&
        // A country has several kinds of numbers under one scheme: those of another length are another kind.
        normaliseIdentifier(number.value).length === normaliseIdentifier(value).length,
    ),
  );
  return { state: isOther ? 'differ' : 'unknown', asked, listed };
}

/** Short numbers are borne in many countries: one of another country is another number. */
const longNumber = 9;
const leastNumber = 4;
const isTelling = ({ value, issuer }: ListedIdentifier, countries: readonly string[]): boolean =>
  issuer === undefined ||
  countries.length === 0 ||
  countries.includes(issuer) ||
  normaliseIdentifier(value).length >= longNumber;

/** The forms under which a number of the subject is looked up. */
export function spellingsOf(value: string, countries: readonly string[]): string[] {
  const found = new Set<string>();
  for (const country of ['', ...countries])
    for (const one of identifierSpellings(value, country)) found.add(withoutBranch(one));
  return [...found].filter((one) => one.length >= leastNumber);
}

/** The forms under which a listed number is found. */
export const listedSpellings = ({ value, issuer }: ListedIdentifier): string[] =>
  spellingsOf(value, issuer === undefined ? [] : [issuer]);

/** The BIC of a head office is written with eight letters, or with XXX behind them. */
const withoutBranch = (value: string): string => value.replace(/^([A-Z]{6}[A-Z0-9]{2})XXX$/, '$1');
