import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { readWhole } from '#testing/read-pieces.ts';
import { openSourceFile } from '../files/source-file.ts';
import { companiesHouseCsv } from './companies-house-fixture.ts';
import { formOfCompaniesHouse } from './company-form.ts';
import { companyNumber, registrarOf } from './company-number.ts';
import { statusOfCompaniesHouse } from './company-status.ts';
import { companiesHouse } from './read-companies-house.ts';

const read = (rows: Parameters<typeof companiesHouseCsv>[0]) =>
  readWhole(companiesHouse, companiesHouseCsv(rows));

test('a row becomes a company with its names, their days, address and number', async () => {
  const { records, faults } = await read([
    {
      CompanyName: '"TIDEWRACK" HOLDINGS LIMITED',
      CompanyNumber: '2537158',
      'RegAddress.CareOf': 'The Secretary',
      'RegAddress.POBox': 'PO BOX 12',
      'RegAddress.County': 'NORTH YORKSHIRE',
      'RegAddress.Country': 'ENGLAND',
      'PreviousName_1.CONDATE': '30/03/2006',
      'PreviousName_1.CompanyName': 'TIDEWRACK TRADING LIMITED',
      'PreviousName_2.CONDATE': '01/02/1999',
      'PreviousName_2.CompanyName': 'SALTMARSH LIMITED',
    },
  ]);
  assert.deepEqual(faults, []);
  assert.deepEqual(records[0], {
    country: 'GB',
    sourceRef: '02537158',
    sourceUrl: 'https://find-and-update.company-information.service.gov.uk/company/02537158',
    name: '"TIDEWRACK" HOLDINGS LIMITED',
    lang: 'en',
    formText: 'Ltd',
    formGeneric: 'LLC',
    formCode: 'H0PO',
    status: 'Active',
    statusText: 'Active',
    regCode: '02537158',
    regIssuer: 'RA000585',
    address: 'The Secretary, PO Box 12, 1 Harbour Row, WHITBY, NORTH YORKSHIRE, YO21 3PU, ENGLAND',
    city: 'WHITBY',
    postcode: 'YO21 3PU',
    foundedOn: '1990-09-05',
    closedOn: null,
    category: 'company',
    names: [
      { kind: 'legal', text: '"TIDEWRACK" HOLDINGS LIMITED', lang: 'en', since: '2006-03-30' },
      {
        kind: 'former',
        text: 'TIDEWRACK TRADING LIMITED',
        lang: 'en',
        since: '1999-02-01',
        until: '2006-03-30',
      },
      { kind: 'former', text: 'SALTMARSH LIMITED', lang: 'en', since: '1990-09-05', until: '1999-02-01' },
    ],
  });
});

test('branches of foreign companies, and rows that cannot be trusted', async () => {
  const { records, faults } = await read([
    {
      CompanyName: 'GUERNSEY GULLS LIMITED',
      CompanyNumber: 'FC031362',
      CompanyCategory: 'Other company type',
    },
    { CompanyName: 'A', CompanyNumber: 'SC000001', CompanyStatus: 'foobar' },
    { CompanyName: 'B', CompanyNumber: '12 34' },
    { CompanyName: ' ', CompanyNumber: '00000007' },
    { CompanyName: 'C', CompanyNumber: '00000008', IncorporationDate: '1990-09-05' },
    { CompanyName: 'D', CompanyNumber: 'OC300001', CompanyCategory: 'Limited Liability Partnership' },
  ]);
  assert.deepEqual(
    records.map(({ name, category, formGeneric, formText }) => [name, category, formGeneric, formText]),
    [
      ['GUERNSEY GULLS LIMITED', 'branch', null, 'Other company type'],
      ['D', 'company', 'LLP', 'LLP'],
    ],
  );
  assert.deepEqual(faults, [
    { line: 3, fault: '"foobar" is not a known status' },
    { line: 4, fault: '"12 34" is not a company number' },
    { line: 5, fault: '00000007 has no name' },
    { line: 6, fault: '"1990-09-05" in IncorporationDate is not a day' },
  ]);
});

test('every word of the register falls under one of the four statuses', () => {
  const expected: Record<string, string> = {
    Active: 'Active',
    'Active - Proposal to Strike off': 'Active',
    'Live but Receiver Manager on at least one charge': 'Active',
    Liquidation: 'Liquidation',
    RECEIVERSHIP: 'Liquidation',
    'RECEIVER MANAGER / ADMINISTRATIVE RECEIVER': 'Liquidation',
    'In Administration': 'Reorganisation',
    'In Administration/Receiver Manager': 'Reorganisation',
    'Voluntary Arrangement': 'Reorganisation',
    'VOLUNTARY ARRANGEMENT / RECEIVER MANAGER': 'Reorganisation',
    Dissolved: 'Deleted',
    'Converted/Closed': 'Deleted',
  };
  for (const [word, status] of Object.entries(expected))
    assert.equal(statusOfCompaniesHouse(word), status, word);
});

test('forms are known by the longest beginning; the words in brackets are the readable ones', () => {
  const of = (category: string) => {
    const { formText, formGeneric } = formOfCompaniesHouse(category);
    return [formText, formGeneric];
  };
  assert.deepEqual(of('PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)'), [
    'Private, limited by guarantee, no share capital',
    'LLC',
  ]);
  assert.deepEqual(of('Private Unlimited Company'), ['Private Unlimited Company', 'Company']);
  assert.deepEqual(of('Investment Company with Variable Capital(Umbrella)')[1], 'Fund');
  assert.deepEqual(of('Scottish Charitable Incorporated Organisation')[1], 'Foundation');
  assert.deepEqual(of('Something new'), ['Something new', null]);
  assert.deepEqual(of(''), [null, null]);
});

test('numbers get their zeros back and tell which registrar gave them', () => {
  assert.deepEqual(['6', ' sc123456 ', 'IP12345R'].map(companyNumber), ['00000006', 'SC123456', 'IP12345R']);
  assert.deepEqual(['SC123456', 'SO300001', 'NI000001', 'R0000001', 'OC300001'].map(registrarOf), [
    'RA000587',
    'RA000587',
    'RA000586',
    'RA000586',
    'RA000585',
  ]);
});

test('a table of another kind or one that breaks off is refused as a whole', async () => {
  const csv = companiesHouseCsv([{ CompanyName: 'A', CompanyNumber: '1' }]);
  for (const text of ['', 'a,b\n1,2\n', csv.slice(0, -60), csv.replace('CompanyStatus', 'Status')])
    await assert.rejects(readWhole(companiesHouse, text), BrokenFileError);
  assert.equal(companiesHouse.isWhole?.(csv, csv.slice(0, -9)), false);
});

const parts = [1, 2].map((part) =>
  join(import.meta.dirname, `../../../../../shared/data/companies/uktrade-ch_part${part}_2.zip`),
);
test('the real rows are read, part by part; the one with a made-up status is refused', {
  skip: parts.every((part) => existsSync(part)) ? false : `${parts[0]} is not there`,
}, async () => {
  const all = { records: 0, former: 0, faults: [] as string[] };
  for (const part of parts) {
    const bytes: Buffer[] = [];
    for await (const chunk of (await openSourceFile(part)).bytes) bytes.push(chunk);
    const { records, faults } = await readWhole(companiesHouse, Buffer.concat(bytes));
    all.records += records.length;
    all.former += records.flatMap(({ names }) => names ?? []).filter(({ kind }) => kind === 'former').length;
    all.faults.push(...faults.map(({ fault }) => fault));
  }
  assert.deepEqual(all, { records: 22, former: 3, faults: ['"foobar" is not a known status'] });
});
