import type { CompanyName, CompanyRecord, Register } from '#names/company/company-record.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import { readCsvRows } from '../files/csv-records.ts';
import type { Fields } from '../files/fields.ts';
import type { ImportSource } from '../files/import-source.ts';
import { formOfCompaniesHouse } from './company-form.ts';
import { companyNumber, registrarOf } from './company-number.ts';
import { statusOfCompaniesHouse } from './company-status.ts';

/** The register of companies of the United Kingdom. */
export const companiesHouseRegister: Register = {
  code: 'companies-house',
  name: 'Companies House (United Kingdom)',
  licence: 'OGL-UK-3.0',
  url: 'https://www.gov.uk/government/organisations/companies-house',
  isDemo: false,
};

/** The “basic company data” of Companies House. */
export const companiesHouse: ImportSource = {
  name: 'companies-house',
  register: companiesHouseRegister,
  about: 'Companies House “basic company data”, the monthly CSV as one file or part by part.',
  countries: ['GB'],
  read: readCompaniesHouse,
  isWhole: (_head, tail) => /[\r\n]\s*$/.test(tail),
};

const needed = [
  ...['CompanyName', 'CompanyNumber', 'CompanyCategory', 'CompanyStatus', 'IncorporationDate'],
  ...['RegAddress.AddressLine1', 'RegAddress.PostTown', 'RegAddress.PostCode', 'URI'],
];

async function* readCompaniesHouse(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadPiece> {
  for await (const row of readCsvRows(bytes, { what: 'a Companies House basic company data file', needed })) {
    if ('fault' in row) yield row;
    else {
      try {
        yield { line: row.line, record: companyOf(row.fields) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { line: row.line, fault: error.message };
      }
    }
  }
}

function companyOf(fields: Fields): CompanyRecord {
  const at: Fields = (path) => fields(path).replaceAll(/\s+/g, ' ').trim();
  const number = companyNumber(at('CompanyNumber'));
  const name = at('CompanyName');
  if (name === '') throw new RangeError(`${number} has no name`);
  const foundedOn = day(at('IncorporationDate'), 'IncorporationDate');
  const former = formerNames(at, foundedOn);
  const since = former[0]?.until;
  return {
    country: 'GB',
    sourceRef: number,
    sourceUrl: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
    name,
    lang: 'en',
    ...formOfCompaniesHouse(at('CompanyCategory')),
    status: statusOfCompaniesHouse(at('CompanyStatus')),
    statusText: at('CompanyStatus'),
    regCode: number,
    regIssuer: registrarOf(number),
    address: addressOf(at),
    city: at('RegAddress.PostTown') || null,
    postcode: at('RegAddress.PostCode') || null,
    foundedOn,
    closedOn: day(at('DissolutionDate'), 'DissolutionDate'),
    // Companies of other countries that have a place of business here: the head office is elsewhere.
    category: /^(?:FC|SF|NF|BR)/.test(number) ? 'branch' : 'company',
    names: [...(since == null ? [] : [{ kind: 'legal' as const, text: name, lang: 'en', since }]), ...former],
  };
}

const maxFormer = 10;

/** The names it had, the latest first; the day of a change ends one name and begins the next. */
function formerNames(at: Fields, foundedOn: string | null): CompanyName[] {
  const former: { text: string; until: string | null }[] = [];
  for (let index = 1; index <= maxFormer; index += 1) {
    const text = at(`PreviousName_${index}.CompanyName`);
    const column = `PreviousName_${index}.CONDATE`;
    if (text !== '') former.push({ text, until: day(at(column), column) });
  }
  former.sort((one, other) => (other.until ?? '').localeCompare(one.until ?? ''));
  return former.map(({ text, until }, index) => ({
    kind: 'former',
    text,
    lang: 'en',
    since: former[index + 1] === undefined ? foundedOn : (former[index + 1]?.until ?? null),
    until,
  }));
}

function addressOf(at: Fields): string | null {
  const box = at('RegAddress.POBox').replace(/^p\.?\s*o\.?\s*box\s*/i, '');
  const place = ['PostTown', 'County', 'PostCode', 'Country'].map((part) => at(`RegAddress.${part}`));
  const lines = ['CareOf', 'AddressLine1', 'AddressLine2'].map((part) => at(`RegAddress.${part}`));
  return (
    [lines[0], box === '' ? '' : `PO Box ${box}`, ...lines.slice(1), ...place].filter(Boolean).join(', ') ||
    null
  );
}

/** `28/06/1994`; an empty cell is no day, anything else is a fault of the row. */
function day(text: string, column: string): string | null {
  if (text === '') return null;
  const [, date = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (year === '') throw new RangeError(`"${text.slice(0, 40)}" in ${column} is not a day`);
  return `${year}-${month}-${date}`;
}
