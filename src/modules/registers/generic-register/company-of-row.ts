import type {
  CompanyIdentifier,
  CompanyName,
  CompanyRecord,
  CompanyStatus,
} from '#names/company/company-record.ts';
import { type Fields, itemsOf } from '../files/fields.ts';
import type { Mapping } from './mapping.ts';
import { readDay } from './read-day.ts';

type At = (column: string | undefined) => string;

/** Makes a company of a row as the mapping says; throws RangeError with the reason if it cannot be one. */
export function companyOfRow(fields: Fields, mapping: Mapping): CompanyRecord {
  const at: At = (column) => (column === undefined ? '' : cellOf(fields, column));
  const name = at(mapping.name);
  if (name === '') throw new RangeError(`${mapping.name} is empty: the company has no name`);
  const form = at(mapping.form?.column);
  const number = at(mapping.number?.column);
  const { headOffice, category } = mapping;
  const head = at(headOffice?.column);
  return {
    country: countryOf(at, mapping),
    sourceRef: keyOf(at, mapping),
    sourceUrl: urlOf(at, mapping.sourceUrl),
    name,
    nameLat: at(mapping.nameLat) || null,
    lang: mapping.lang ?? null,
    formText: form || null,
    formGeneric: lookUp(mapping.form?.families, form) ?? null,
    category: lookUp(category?.words, at(category?.column)) ?? 'company',
    headOffice: headOffice === undefined || head === '' ? null : { ...identifierOf(headOffice), value: head },
    ...statusOf(at, mapping),
    regCode: number || null,
    ...(mapping.number?.issuer === undefined ? {} : { regIssuer: mapping.number.issuer }),
    vatCode: at(mapping.vat) || null,
    address: listOf(at, mapping.address).join(', ') || null,
    city: at(mapping.city) || null,
    postcode: at(mapping.postcode) || null,
    phones: listOf(at, mapping.phones),
    emails: listOf(at, mapping.emails),
    website: at(mapping.website) || null,
    foundedOn: readDay(at(mapping.founded), mapping.dates),
    closedOn: readDay(at(mapping.closed), mapping.dates),
    names: mapping.names.flatMap((one) => namesOf(at, one, mapping)),
    identifiers: mapping.identifiers
      .map((one) => ({ ...identifierOf(one), value: at(one.column) }))
      .filter(({ value }) => value !== ''),
  };
}

/** A cell on one line. In JSON lines a column is a path: `address.city`, and `names.1` is the first of a list. */
function cellOf(fields: Fields, column: string): string {
  return fields(column).replaceAll(/\s+/g, ' ').trim();
}

function listOf(at: At, columns: string | readonly string[] | undefined): string[] {
  return [columns ?? []]
    .flat()
    .flatMap((column) => {
      const own = at(column);
      // A path of a JSON list stands for all that is in it.
      return own === '' ? itemsOf(at, column).map((item) => at(item)) : [own];
    })
    .filter(Boolean);
}

function keyOf(at: At, { key }: Mapping): string {
  const parts = [key].flat().map((column) => at(column));
  if (parts.some((part) => part === '')) throw new RangeError(`${[key].flat().join(' + ')} is empty: no key`);
  return parts.join(':');
}

function countryOf(at: At, { country }: Mapping): string {
  if (typeof country === 'string') return country;
  const word = at(country.column);
  const found = lookUp(country.words, word) ?? word.toUpperCase();
  if (!/^[A-Z]{2}$/.test(found))
    throw new RangeError(`"${word.slice(0, 60)}" in ${country.column} is not a country`);
  return found;
}

function statusOf(at: At, { status }: Mapping): { status: CompanyStatus; statusText: string | null } {
  const word = at(status.column);
  const found = lookUp(status.words, word) ?? status.otherwise;
  if (found === 'refuse')
    throw new RangeError(
      `"${word.slice(0, 60)}" in ${status.column ?? 'status'} is not a status that the mapping knows`,
    );
  return { status: found, statusText: word || null };
}

function namesOf(at: At, one: Mapping['names'][number], { dates }: Mapping): CompanyName[] {
  const own = listOf(at, one.column);
  const texts = one.split === undefined ? own : own.flatMap((text) => text.split(one.split ?? ''));
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({
      kind: one.kind,
      text,
      lang: one.lang ?? null,
      since: readDay(at(one.since), dates),
      until: readDay(at(one.until), dates),
    }));
}

function identifierOf({
  scheme,
  issuer,
}: {
  scheme: string;
  issuer?: string | undefined;
}): Omit<CompanyIdentifier, 'value'> {
  return issuer === undefined ? { scheme } : { scheme, issuer };
}

/** Words are compared without regard to case. */
function lookUp<Value>(words: Readonly<Record<string, Value>> | undefined, word: string): Value | undefined {
  if (words === undefined || word === '') return undefined;
  if (Object.hasOwn(words, word)) return words[word];
  const plain = word.toLowerCase();
  return Object.entries(words).find(([key]) => key.toLowerCase() === plain)?.[1];
}

function urlOf(at: At, pattern: string | undefined): string | null {
  return pattern?.replaceAll(/\{([^{}]+)\}/g, (_all, column) => encodeURIComponent(at(column))) ?? null;
}
