import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { cleanList, cleanText, day, prepareCompany } from './prepare.ts';
import { prepareLink } from './prepare-link.ts';
import { type Chunk, readChunks } from './read-chunks.ts';
import { numbersOf, sameCompany } from './same-company.ts';

const record: CompanyRecord = {
  country: 'RU',
  sourceRef: 'r1',
  name: 'ООО «Заря»',
  status: 'Active',
  regCode: '1027700132195',
  vatCode: 'RU 7701234567',
};

test('a name that no source writes in Latin letters is read by us, and says so', () => {
  const { company } = prepareCompany(record);
  assert.deepEqual([company.name_lat, company.name_lat_source], ['OOO "Zarya"', 'transliterated']);
  const told = prepareCompany({ ...record, nameLat: 'Zarya LLC' });
  assert.deepEqual([told.company.name_lat, told.company.name_lat_source], ['Zarya LLC', 'official']);
  assert.deepEqual(
    told.names.map(({ kind, text }) => [kind, text]),
    [
      ['legal', 'ООО «Заря»'],
      ['latin', 'Zarya LLC'],
    ],
  );
  assert.equal(company.form_generic, 'LLC', 'the family is read from the name where nobody tells it');
  assert.equal(prepareCompany({ ...record, formGeneric: 'JSC' }).company.form_generic, 'JSC');
});

test('what a list repeats is one row, and keeps the days that the list tells', () => {
  const { names, identifiers } = prepareCompany({
    ...record,
    names: [
      { kind: 'legal', text: ' ООО  «Заря» ', since: '2001-02-03' },
      { kind: 'former', text: 'ООО «Заря»' },
    ],
    identifiers: [
      { scheme: 'VAT', value: '77 01 23 45 67' },
      { scheme: 'REG', value: '-' },
    ],
  });
  assert.deepEqual(
    names.map(({ kind, since }) => [kind, since]),
    [
      ['legal', '2001-02-03'],
      ['former', null],
    ],
  );
  assert.deepEqual(
    identifiers.map(({ scheme, value_norm: norm }) => [scheme, norm]),
    [
      ['REG', '1027700132195'],
      ['VAT', '7701234567'],
    ],
  );
});

test('the same content has the same hash, whatever its gaps, and other content another', () => {
  const { contentHash } = prepareCompany(record);
  assert.equal(prepareCompany({ ...record, name: ' ООО\n«Заря»' }).contentHash, contentHash);
  assert.notEqual(prepareCompany({ ...record, status: 'Deleted' }).contentHash, contentHash);
  assert.notEqual(prepareCompany({ ...record, phones: ['1'] }).contentHash, contentHash);
});

test('a record without name, key or country is refused', () => {
  for (const wrong of [{ name: ' \u0000' }, { sourceRef: '' }, { country: 'ru' }, { country: 'RUS' }])
    assert.throws(() => prepareCompany({ ...record, ...wrong }), RangeError);
});

test('a text is one line without control characters, cut between signs', () => {
  assert.equal(cleanText(' a\u0000\n b\t', 10), 'a b');
  assert.equal(cleanText('\u0001 ', 10), null);
  assert.equal(cleanText(undefined, 10), null);
  assert.equal(cleanText('ab\u{1f600}', 3)?.isWellFormed(), true);
  assert.deepEqual(cleanList(['', ' x ', '\n']), ['x']);
  assert.equal(cleanList(Array.from({ length: 50 }, (_, at) => String(at))).length, 20);
});

test('a day is one of the calendar, also out of an instant', () => {
  assert.equal(day('2024-02-29'), '2024-02-29');
  assert.equal(day('2024-05-06T23:59:59+02:00'), '2024-05-06');
  for (const wrong of ['2023-02-29', '2024-13-01', '0000-01-01', '06.05.2024', '', null])
    assert.equal(day(wrong), null);
});

const link = {
  sourceRef: 'l1',
  kind: 'direct parent',
  subject: { scheme: 'LEI', value: '5299 00' },
  object: { scheme: 'LEI', value: '5299 01' },
  isActive: true,
} as const;

test('a link says who is owned and by whom, or why nobody is named', () => {
  assert.equal(prepareLink(link).row.subject_value, '529900');
  for (const wrong of [
    { sourceRef: ' ' },
    { subject: { scheme: 'LEI', value: '-' } },
    { object: null },
    { object: { scheme: 'LEI', value: '' } },
  ])
    assert.throws(() => prepareLink({ ...link, ...wrong }), RangeError);
  assert.equal(prepareLink({ ...link, object: null, reason: 'NO_LEI' }).row.object_scheme, null);
  assert.equal(prepareLink({ ...link, object: null, objectName: 'A. Person' }).row.object_name, 'A. Person');
});

test('a share is a percentage or not known', () => {
  const shareOf = (shareMin: number) => prepareLink({ ...link, shareMin }).row.share_min;
  assert.deepEqual([0, 100, 25.5].map(shareOf), [0, 100, 25.5]);
  assert.deepEqual([-1, 101, Number.NaN].map(shareOf), [null, null, null]);
});

const borne = (scheme: string, value: string, issuer = '') => [{ companyId: 'c', scheme, value, issuer }];

test('two records are one company by the same number of the same kind', () => {
  assert.equal(sameCompany(record, borne('REG', '1027700132195')), 'c');
  assert.equal(sameCompany(record, borne('VAT', '7701234567')), 'c');
  assert.equal(
    sameCompany(record, borne('VAT', '1027700132195')),
    undefined,
    'of another kind it is another number',
  );
  assert.deepEqual(numbersOf({ ...record, regCode: null, vatCode: '-' }), []);
});

test('a source that names no issuer means the one register of the country, and in Germany nobody’s', () => {
  assert.equal(sameCompany({ ...record, regIssuer: 'A' }, borne('REG', '1027700132195')), 'c');
  assert.equal(sameCompany({ ...record, regIssuer: 'A' }, borne('REG', '1027700132195', 'B')), undefined);
  const german = { ...record, country: 'DE', regCode: 'HRB 1', vatCode: 'DE123456789' };
  assert.equal(sameCompany(german, borne('REG', 'HRB1')), undefined, 'every court has its HRB 1');
  assert.equal(sameCompany({ ...german, regIssuer: 'K1' }, borne('REG', 'HRB1', 'K1')), 'c');
  assert.equal(
    sameCompany({ ...german, regIssuer: 'K1' }, borne('REG', 'HRB1')),
    undefined,
    'of which court?',
  );
  assert.equal(sameCompany(german, borne('VAT', '123456789')), 'c');
});

async function* piecesOf(...names: string[]) {
  for (const [at, name] of names.entries())
    yield { line: at + 1, record: { ...record, sourceRef: String(at), name } };
}

async function chunksOf(names: readonly string[], size: number, skipped: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const cutting = { size, skipped, areKnown: () => true };
  for await (const chunk of readChunks(piecesOf(...names), cutting)) chunks.push(chunk);
  return chunks;
}

test('a file is cut into chunks; what cannot be read is told with its line, and what is in already left out', async () => {
  const chunks = await chunksOf(['a', '', 'c', 'd'], 2, 1);
  assert.deepEqual(
    chunks.map(({ read, companies, refusals }) => [
      read,
      companies.map(({ sourceRef }) => sourceRef),
      refusals,
    ]),
    [
      [2, ['2'], [{ line: 2, fault: 'the record has no name' }]],
      [1, ['3'], []],
    ],
  );
});

test('a chunk ends with what it holds, not only with its records, and none is lost or read twice', async () => {
  const names = ['a', 'b'.repeat(900), 'c'.repeat(900), 'd', 'e'];
  const chunks: Chunk[] = [];
  const { letters } = prepareCompany({ ...record, sourceRef: '1', name: 'b'.repeat(900) });
  const cutting = { size: 100, letters, skipped: 0, areKnown: () => true };
  for await (const chunk of readChunks(piecesOf(...names), cutting)) chunks.push(chunk);
  const held = chunks.map(({ companies }) => companies.map(({ sourceRef }) => sourceRef).join(''));
  assert.deepEqual(held, ['01', '2', '34']);
  assert.deepEqual(
    chunks.map(({ read }) => read),
    [2, 1, 2],
  );
});

test('a file of which nothing at its head can be read is no file of this register', async () => {
  await assert.rejects(chunksOf(['', ''], 2, 0), /None of the first 2 records.*line 1/);
  const later = await chunksOf(['a', 'b', '', ''], 2, 0);
  assert.equal(later[1]?.refusals.length, 2, 'further on it is only refused');
});

test('rows of the search are made when they are asked for, and once', () => {
  const prepared = prepareCompany({ ...record, names: [{ kind: 'former', text: 'ООО «Рассвет»' }] });
  const rows = prepared.searchRows();
  assert.deepEqual(
    rows.map(({ core }) => core),
    ['zarya', 'rassvet'],
  );
  assert.equal(prepared.searchRows(), rows);
});

test('a company keeps the hash that it was stored with', () => {
  const hashed = prepareCompany({
    country: 'FR',
    sourceRef: '2',
    name: 'Société X SARL',
    status: 'Deleted',
    headOffice: { scheme: 'LEI', value: '529900' },
  });
  assert.equal(hashed.contentHash, 'wcgIA91o9ZOq4qDWAhRDzNXuBqKPihANv5ZlRYwH5J0');
});
