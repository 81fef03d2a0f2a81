import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { processorMs } from '#testing/processes/processor-time.ts';
import { createCompanies } from '../../service.ts';
import { postgresCandidates } from '../candidates/postgres-candidates.ts';

const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
const companies = createCompanies({ clock });
const register: Register = {
  code: 'test',
  name: 'Test register',
  licence: 'CC0-1.0',
  url: null,
  isDemo: false,
};
let database: ThrowawayDatabase;

const record = (sourceRef: string, name: string, more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  country: 'DE',
  sourceRef,
  name,
  status: 'Active',
  ...more,
});

before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
  await load([
    record('1', 'Nordlicht Maschinenbau GmbH', {
      regCode: 'HRB 12345',
      regIssuer: 'Hamburg',
      vatCode: 'DE 123 456 789',
      city: 'Hamburg',
      address: 'Hafenstraße 7, 20457 Hamburg',
      phones: ['+49 40 5551234'],
      names: [{ kind: 'former', text: 'Polarstern Werkzeuge GmbH', until: '2019-03-01' }],
    }),
    record('2', 'Nordlicht Maschinenbau AG', { regCode: 'HRB 12345', regIssuer: 'München', city: 'München' }),
    record('3', 'Seewind Handels GmbH', { regCode: 'HRB 777', regIssuer: 'Kiel' }),
    record('4', 'Seewind Handels und Transport GmbH'),
    record('5', 'Blaue Möwe GmbH', { status: 'Liquidation', statusText: 'in Liquidation', city: 'Hamburg' }),
    record('6', 'ООО «Химпром»', {
      country: 'RU',
      regCode: '1027700132195',
      names: [{ kind: 'latin', text: 'KHIMPROM LLC' }],
    }),
    record('7', 'ООО "Южный лес"', { country: 'RU' }),
    record('8', '上海明珠贸易有限公司', { country: 'CN', nameLat: 'Shanghai Pearl Trading Co., Ltd.' }),
    record('9', "100% A_B \\ 'Drop' Table; GmbH"),
  ]);
});
after(() => database.drop());

const load = (records: readonly CompanyRecord[]) =>
  database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
async function find(query: Partial<Parameters<typeof companies.findCompanies>[1]>) {
  const { companies: list, isOne } = await companies.findCompanies(database.db, {
    countryCode: 'de',
    ...query,
  });
  return { names: list.map(({ name }) => name), matched: list.map(({ matched }) => matched), isOne, list };
}

test('a number finds its company in any spelling', async () => {
  for (const vatCode of ['DE123456789', '123 456 789', 'de-123.456.789']) {
    const found = await find({ vatCode });
    assert.deepEqual(
      [found.names, found.matched, found.isOne],
      [['Nordlicht Maschinenbau GmbH'], ['number'], true],
    );
  }
  assert.equal((await find({ regCode: '0001027700132195', countryCode: 'RU' })).isOne, true);
  assert.equal(
    (await find({ vatCode: '1027700132195', countryCode: 'RU' })).isOne,
    true,
    'typed into the other field',
  );
});

test('a number that two courts gave is a list, and the number of another country is nothing', async () => {
  for (const regCode of ['hrb12345', '12345']) {
    const found = await find({ regCode });
    assert.deepEqual([found.names.length, found.isOne], [2, false], regCode);
  }
  assert.deepEqual((await find({ regCode: 'HRB 12345', countryCode: 'RU' })).names, []);
});

test('a number whose company has quite another name is shown, not chosen', async () => {
  const same = await find({ vatCode: 'DE123456789', name: 'Nordlicht' });
  assert.equal(same.isOne, true);
  const former = await find({ vatCode: 'DE123456789', name: 'Polarstern Werkzeuge' });
  assert.equal(former.isOne, true);
  for (const name of ['Nordlicht Maschinenbau AG', 'Nordlicht Maschienenbau', 'Nordlicht Bau'])
    assert.deepEqual(
      [
        (await find({ vatCode: 'DE123456789', name })).matched[0],
        (await find({ vatCode: 'DE123456789', name })).isOne,
      ],
      ['number', false],
      name,
    );
  const other = await find({ vatCode: 'DE123456789', name: 'Seewind Handels GmbH' });
  assert.equal(other.isOne, false);
  assert.deepEqual(other.matched.slice(0, 2), ['number', 'name']);
});

test('an unknown number falls back to the name', async () => {
  assert.equal((await find({ regCode: '999', name: 'Blaue Möwe' })).names[0], 'Blaue Möwe GmbH');
  const khimprom = { countryCode: 'RU', name: 'ООО Химпром' };
  assert.equal((await find(khimprom)).isOne, true);
  const other = await find({ ...khimprom, regCode: '5077746422859' });
  assert.deepEqual([other.names[0], other.isOne], ['ООО «Химпром»', false], 'it has another number');
  assert.deepEqual((await find({ regCode: '999' })).names, []);
});

test('one bearer of a name is the one, however it is written: capitals, gaps, punctuation, the form in full', async () => {
  for (const name of [
    'Blaue Möwe GmbH',
    'blaue möwe',
    '"BLAUE  MÖWE", G.m.b.H.',
    'Blaue-Möwe Gesellschaft mbH',
  ]) {
    const found = await find({ name });
    assert.deepEqual(
      [found.names[0], found.matched[0], found.isOne],
      ['Blaue Möwe GmbH', 'name', true],
      name,
    );
  }
});

test('a name borne by several, or in another form, or the head of longer ones, is a list', async () => {
  const shared = await find({ name: 'Nordlicht Maschinenbau' });
  assert.deepEqual([shared.names.length >= 2, shared.isOne], [true, false]);
  const otherForm = await find({ name: 'Blaue Möwe AG' });
  assert.deepEqual([otherForm.names[0], otherForm.isOne], ['Blaue Möwe GmbH', false]);
  const head = await find({ name: 'Seewind Handels' });
  assert.deepEqual([head.names[0], head.isOne], ['Seewind Handels GmbH', false]);
  assert.equal((await find({ name: 'Seewind Handels GmbH' })).isOne, true);
});

test('beginnings, typos, word order, missing words and other spellings are found', async () => {
  const cases: [string, string, string][] = [
    ['DE', 'Nordlicht', 'Nordlicht Maschinenbau'],
    ['DE', 'Nordlciht Machinenbau', 'Nordlicht Maschinenbau'],
    ['DE', 'Maschinenbau Nordlicht', 'Nordlicht Maschinenbau'],
    ['DE', 'Transport Seewind', 'Seewind Handels und Transport'],
    ['DE', 'Blaue Mowe', 'Blaue Möwe'],
    ['RU', 'Himprom', 'ООО «Химпром»'],
    ['RU', 'Khimprom OOO', 'ООО «Химпром»'],
    ['RU', 'Juzhnyj Les', 'ООО "Южный лес"'],
    ['RU', 'южный лес', 'ООО "Южный лес"'],
    ['CN', '上海明珠贸易', '上海明珠贸易有限公司'],
    ['CN', 'Shanghai Pearl Trading', '上海明珠贸易有限公司'],
  ];
  for (const [countryCode, name, expected] of cases) {
    const { names } = await find({ countryCode, name });
    assert.ok(names[0]?.startsWith(expected), `${name} → ${names.join(' | ')}`);
  }
});

test('a former name is found, marked, and never chosen by itself', async () => {
  const found = await find({ name: 'Polarstern Werkzeuge GmbH' });
  assert.deepEqual(
    [found.names[0], found.matched[0], found.isOne],
    ['Nordlicht Maschinenbau GmbH', 'former name', false],
  );
  assert.equal(found.list[0]?.names.find(({ kind }) => kind === 'former')?.until, '2019-03-01');
});

test('the address moves the order', async () => {
  assert.equal(
    (await find({ name: 'Nordlicht Maschinenbau', address: 'München' })).names[0],
    'Nordlicht Maschinenbau AG',
  );
  assert.equal(
    (await find({ name: 'Nordlicht Maschinenbau', address: 'Hamburg, Hafenstr.' })).names[0],
    'Nordlicht Maschinenbau GmbH',
  );
});

test('the only bearer of a name is not chosen where the address says another city', async () => {
  const name = 'Blaue Möwe GmbH';
  assert.equal((await find({ name, address: 'Hamburg' })).isOne, true);
  assert.equal((await find({ name, address: 'Гамбург' })).isOne, true);
  const elsewhere = await find({ name, address: 'Bremen' });
  assert.deepEqual([elsewhere.names[0], elsewhere.isOne], [name, false]);
});

test('nothing like it is an empty list, nothing to look for is refused, no register is told apart', async () => {
  assert.deepEqual(await find({ name: 'Zzyzx Quibble' }), { names: [], matched: [], isOne: false, list: [] });
  const refused = (code: string) => (error: unknown) => error instanceof Problem && error.code === code;
  await assert.rejects(find({}), refused('company_query_empty'));
  await assert.rejects(
    find({ name: ' . ', regCode: '--', address: 'Berlin' }),
    refused('company_query_unusable'),
  );
  const failing = createCompanies({
    clock,
    source: {
      ...postgresCandidates,
      find: () => {
        throw new Error('down');
      },
    },
  });
  await assert.rejects(
    failing.findCompanies(database.db, { countryCode: 'DE', name: 'A' }),
    refused('register_unavailable'),
  );
  const slow = createCompanies({
    clock,
    source: {
      ...postgresCandidates,
      async *find() {
        yield { candidates: [], enough: 0, isCutShort: true };
      },
    },
  });
  assert.deepEqual(await slow.findCompanies(database.db, { countryCode: 'DE', name: 'A' }), {
    ...{ companies: [], isOne: false, hasMore: false, isCutShort: true },
  });
});

test('a search that has enough reads no further step', async () => {
  let asked = 0;
  const counting = createCompanies({
    clock,
    source: {
      ...postgresCandidates,
      async *find(db, question) {
        for await (const step of postgresCandidates.find(db, question)) {
          asked += 1;
          yield step;
        }
      },
    },
  });
  const stepsFor = async (name: string) => {
    asked = 0;
    await counting.findCompanies(database.db, { countryCode: 'DE', name });
    return asked;
  };
  assert.equal(await stepsFor('Nordlicht Maschinenbau'), 1);
  assert.equal(await stepsFor('Nordlcht Maschinenbau'), 3, 'by rare words, then by words near them');
  assert.equal(await stepsFor('Zzyzx Quibble'), 5);
});

test('hostile words neither fail nor match everything', async () => {
  for (const name of [
    '%',
    '_____a',
    "'; DROP TABLE companies; --",
    '\\',
    'a'.repeat(300),
    '\u202eevil\u202c',
    'Z̸̢̛a̷l̴g̶o',
    '(株)',
    '💥a',
    '.*',
    'x\ud800y',
    '1=1',
  ]) {
    const began = processorMs();
    await find({ name: `${name} a` });
    assert.ok(processorMs() - began < 500, name);
  }
  assert.equal((await find({ name: "100% A_B \\ 'Drop' Table;" })).names[0]?.startsWith('100%'), true);
});

test('a company is read by country and id', async () => {
  const id = (await find({ vatCode: 'DE123456789' })).list[0]?.id ?? '';
  const company = await companies.getCompany(database.db, 'de', id);
  assert.equal(company.regCode, 'HRB 12345');
  assert.equal(company.nameLat, 'Nordlicht Maschinenbau GmbH');
  assert.equal(company.formGeneric, 'LLC');
  assert.deepEqual(company.register, { code: 'test', name: 'Test register', isDemo: false });
  assert.equal(await companies.findCompany(database.db, 'FR', id), undefined);
  await assert.rejects(
    companies.getCompany(database.db, 'FR', id),
    (error) => error instanceof Problem && error.status === 404,
  );
});
