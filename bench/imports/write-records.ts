import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type BenchRecord, madeUpRecords, naturalRecords } from './records.ts';

/** Forms of files that are imported: a golden copy, or a table that a mapping describes. */
export type FileForm = 'gleif' | 'csv' | 'jsonl';

const recordsAtOnce = 500;

/** Writes a file of so many companies; the same seed writes the same file. */
export async function writeRecords(
  path: string,
  { count, form, isNatural }: Readonly<{ count: number; form: FileForm; isNatural: boolean }>,
  seed = 1,
): Promise<void> {
  const file = createWriteStream(path, { highWaterMark: 1024 * 1024 });
  const records = (isNatural ? naturalRecords : madeUpRecords)(count, seed);
  const { begin, between, end, write } = shapes[form];
  file.write(begin);
  let texts: string[] = [];
  let index = 0;
  for (const record of records) {
    texts.push(`${index === 0 ? '' : between}${write(record, index)}`);
    index += 1;
    if (texts.length < recordsAtOnce) continue;
    if (!file.write(texts.join(''))) await once(file, 'drain');
    texts = [];
  }
  file.end(`${texts.join('')}${end}`);
  await once(file, 'close');
}

type Shape = Readonly<{
  begin: string;
  between: string;
  end: string;
  write(record: BenchRecord, index: number): string;
}>;

const columns = [
  'key',
  'country',
  'name',
  'former',
  'street',
  'city',
  'postcode',
  'number',
  'founded',
  'status',
];

/** How a table of the bench becomes companies. */
export const mappingOf = (form: 'csv' | 'jsonl'): string => `
register: { code: gleif, name: Companies of the bench, licence: CC0-1.0 }
file: { format: ${form} }
country: { column: country }
key: key
name: name
names: [{ column: former, kind: former }]
status: { column: status, words: { active: Active } }
number: { column: number }
address: [street, postcode, city]
city: city
postcode: postcode
founded: founded
`;

const rowOf = ({ country, name, former, street, city, postcode, number }: BenchRecord, index: number) => [
  keyOf(index),
  country,
  name,
  former ?? '',
  street,
  city,
  postcode,
  number,
  '2010-05-17',
  'active',
];

const keyOf = (index: number): string => `BNCH00${String(index).padStart(12, '0')}00`;

const shapes: Readonly<Record<FileForm, Shape>> = {
  gleif: {
    begin: '{"records":[\n',
    between: ',\n',
    end: '\n]}\n',
    write: (record, index) => JSON.stringify(gleifRecord(record, index)),
  },
  csv: {
    begin: `${columns.join(',')}\n`,
    between: '',
    end: '',
    write: (record, index) =>
      `${rowOf(record, index)
        .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(',')}\n`,
  },
  jsonl: {
    begin: '',
    between: '',
    end: '',
    write: (record, index) => {
      const row = rowOf(record, index);
      return `${JSON.stringify(Object.fromEntries(columns.map((column, place) => [column, row[place]])))}\n`;
    },
  },
};

const text = (value: string) => ({ $: value });

function gleifRecord(record: BenchRecord, index: number): object {
  const { country, name, former, street, city, postcode, number } = record;
  const address = {
    '@xml:lang': 'en',
    FirstAddressLine: text(street),
    AdditionalAddressLine: [text('Floor 2')],
    City: text(city),
    Region: text(`${country}-01`),
    Country: text(country),
    PostalCode: text(postcode),
  };
  const authority = {
    RegistrationAuthorityID: text('RA000242'),
    RegistrationAuthorityEntityID: text(number),
  };
  return {
    LEI: text(keyOf(index)),
    Entity: {
      LegalName: { '@xml:lang': 'en', $: name },
      OtherEntityNames:
        former === undefined
          ? {}
          : { OtherEntityName: [{ '@xml:lang': 'en', '@type': 'PREVIOUS_LEGAL_NAME', $: former }] },
      LegalAddress: address,
      HeadquartersAddress: address,
      RegistrationAuthority: authority,
      LegalJurisdiction: text(country),
      EntityCategory: text('GENERAL'),
      LegalForm: { EntityLegalFormCode: text('2HBR') },
      EntityStatus: text('ACTIVE'),
      EntityCreationDate: text('2010-05-17T00:00:00+02:00'),
      LegalEntityEvents: {},
    },
    Registration: {
      InitialRegistrationDate: text('2015-01-01T00:00:00Z'),
      LastUpdateDate: text('2024-01-01T00:00:00Z'),
      RegistrationStatus: text('ISSUED'),
      NextRenewalDate: text('2025-01-01T00:00:00Z'),
      ManagingLOU: text('5299000J2N45DDNE4Y28'),
      ValidationSources: text('FULLY_CORROBORATED'),
      ValidationAuthority: {
        ValidationAuthorityID: text('RA000242'),
        ValidationAuthorityEntityID: text(number),
      },
    },
  };
}
