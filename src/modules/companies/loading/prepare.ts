import { hash } from 'node:crypto';
import {
  type CompanyIdentifier,
  type CompanyName,
  type CompanyRecord,
  plainLines,
} from '#names/company/company-record.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { normaliseIdentifier, normaliseTaxNumber } from '#names/numbers/identifier-normalise.ts';
import { transliterate } from '#names/reading/transliterate.ts';
import { parseName } from '#names/tokens/parsed-name.ts';
import { columnOf } from '../records/company.ts';
import { type SearchableName, type SearchRow, searchRowsOf } from '../search/indexing/search-rows.ts';

export type Columns = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

type NameColumns = Columns & SearchableName;

/** A record as rows of the tables, still without the company's id; column names as in the tables. */
export type PreparedCompany = Readonly<{
  country: string;
  sourceRef: string;
  contentHash: string;
  company: Columns;
  names: readonly Columns[];
  identifiers: readonly Columns[];
  /** How many letters the rows hold: what they take of the memory. */
  letters: number;
  /** Made when it is first asked for: a company that is stored as it is needs none, and it is half of the work. */
  searchRows(): readonly SearchRow[];
}>;

const lines = (Object.keys(plainLines) as (keyof typeof plainLines)[]) // keys of a literal
  .map((line) => ({ line, column: columnOf(line), most: plainLines[line] }));

/** The columns that a record says, with their types, as `prepareCompany` fills them. */
export const recordColumns = `country text, name text, name_lat text, name_lat_source text, form_generic text, status text,
  ${lines.map(({ column }) => `${column} text`).join(', ')},
  phones text[], emails text[], founded_on date, closed_on date, source_ref text, category text,
  head_office_scheme text, head_office_issuer text, head_office_value text`;

const maxNames = 60;
const maxIdentifiers = 60;

/**
 * Turns a record into rows; whoever prepares many hands in what it remembers of words. Throws RangeError if it has no name,
 * no key or no country.
 */
export function prepareCompany(record: CompanyRecord, memory?: WordMemory): PreparedCompany {
  const name = cleanText(record.name, 1000);
  const sourceRef = cleanText(record.sourceRef, 200);
  const country = record.country;
  if (name === null) throw new RangeError('the record has no name');
  if (sourceRef === null) throw new RangeError('the record has no key');
  if (!/^[A-Z]{2}$/.test(country)) throw new RangeError(`${country.slice(0, 20)} is not a country code`);
  const nameLat = cleanText(record.nameLat, 1000);
  const parsed = parseName(name, country);
  const company: Columns = {
    ...hashedOrder,
    country,
    name,
    name_lat: nameLat ?? cleanText(transliterate(name, country), 1000) ?? name,
    name_lat_source: nameLat === null ? 'transliterated' : 'official',
    form_generic: cleanText(record.formGeneric, 40) ?? parsed.form,
    status: record.status,
    ...linesOf(record),
    phones: cleanList(record.phones),
    emails: cleanList(record.emails),
    founded_on: day(record.foundedOn),
    closed_on: day(record.closedOn),
    source_ref: sourceRef,
    category: record.category ?? 'company',
    ...headOfficeOf(record),
  };
  const names = namesOf(record, name, nameLat);
  const identifiers = identifiersOf(record);
  const content = JSON.stringify([company, names, identifiers]);
  let search: readonly SearchRow[] | undefined;
  return {
    country,
    sourceRef,
    contentHash: hash('sha256', content, 'base64url'),
    company,
    names,
    identifiers,
    letters: content.length,
    searchRows() {
      search ??= searchRowsOf(names, country, { memory, parsed: new Map([[name, parsed]]) });
      return search;
    },
  };
}

/** The order in which the hashes of stored companies were made: another one would make every company a changed one. */
const hashedOrder: Columns = Object.fromEntries(
  `country name name_lat name_lat_source form_text form_code form_generic status status_text reg_code vat_code address city
  postcode phones emails website founded_on closed_on source_ref source_url category head_office_scheme head_office_issuer
  head_office_value`
    .split(/\s+/)
    .map((column) => [column, null]),
);

function linesOf(record: CompanyRecord): Columns {
  const columns: Record<string, string | null> = {};
  for (const { line, column, most } of lines) columns[column] = cleanText(record[line], most);
  return columns;
}

function headOfficeOf({ headOffice, country }: CompanyRecord): Columns {
  const value = headOffice == null ? null : comparable(headOffice, country);
  if (headOffice == null || value === null)
    return { head_office_scheme: null, head_office_issuer: null, head_office_value: null };
  return {
    head_office_scheme: headOffice.scheme,
    head_office_issuer: headOffice.issuer ?? '',
    head_office_value: value,
  };
}

/** A number as numbers are compared; null if nothing is left of it. */
export function comparable({ scheme, value }: CompanyIdentifier, country: string): string | null {
  const raw = cleanText(value, 100) ?? '';
  return (scheme === 'VAT' ? normaliseTaxNumber(raw, country) : normaliseIdentifier(raw)) || null;
}

function namesOf(record: CompanyRecord, name: string, nameLat: string | null): NameColumns[] {
  const latin: CompanyName[] = nameLat === null || nameLat === name ? [] : [{ kind: 'latin', text: nameLat }];
  // A list of names may repeat the legal one, with its days.
  const listed = record.names?.find(({ kind, text }) => kind === 'legal' && cleanText(text, 1000) === name);
  const all: CompanyName[] = [
    listed ?? { kind: 'legal', text: name, lang: record.lang },
    ...latin,
    ...(record.names ?? []),
  ];
  const seen = new Set<string>();
  const rows: NameColumns[] = [];
  for (const { kind, text, lang, since, until } of all) {
    const clean = cleanText(text, 1000);
    if (clean === null || seen.has(`${kind} ${clean}`) || rows.length === maxNames) continue;
    seen.add(`${kind} ${clean}`);
    rows.push({
      position: rows.length,
      kind,
      lang: cleanText(lang, 35),
      text: clean,
      since: day(since),
      until: day(until),
    });
  }
  return rows;
}

function identifiersOf(record: CompanyRecord): Columns[] {
  const all: CompanyIdentifier[] = [
    { scheme: 'REG', issuer: record.regIssuer, value: record.regCode ?? '' },
    { scheme: 'VAT', value: record.vatCode ?? '' },
    ...(record.identifiers ?? []),
  ];
  const rows = new Map<string, Columns>();
  for (const { scheme, issuer = '', value } of all) {
    const raw = cleanText(value, 100);
    if (raw === null || rows.size === maxIdentifiers) continue;
    const norm = scheme === 'VAT' ? normaliseTaxNumber(raw, record.country) : normaliseIdentifier(raw);
    if (norm === '') continue;
    const key = `${scheme} ${issuer} ${norm}`;
    if (!rows.has(key)) rows.set(key, { scheme, issuer, value_raw: raw, value_norm: norm });
  }
  return [...rows.values()];
}

/** Gaps at the ends, of two signs or of another sign than a space, and what cleanText takes out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unclean = /^ | $|[^\S ]| {2}|[\u0000-\u001f\u007f\ufffd]/;

/** One line without control characters, null if nothing is left of it. */
export function cleanText(text: string | null | undefined, max: number): string | null {
  if (text === null || text === undefined || text === '') return null;
  if (text.length <= max && !unclean.test(text) && text.isWellFormed()) return text;
  const clean = text
    .slice(0, max * 2)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\s\u0000-\u001f\u007f\ufffd]+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
  return clean === '' ? null : clean;
}

export function cleanList(texts: readonly string[] | undefined): string[] {
  return (texts ?? [])
    .map((text) => cleanText(text, 254))
    .filter((text) => text !== null)
    .slice(0, 20);
}

/** The day in a date or an instant as the source writes it; null for a day that does not exist. */
export function day(text: string | null | undefined): string | null {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  if (found === undefined || found.startsWith('0000')) return null;
  const at = new Date(`${found}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== found ? null : found;
}
