import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/throwaway-database.ts';
import type { CompanyRecord, Register } from './company.ts';
import type { DemoRow } from './loading/demo-register.ts';
import { createCompanies } from './service.ts';

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
    record('5', 'Blaue Möwe GmbH', { status: 'Liquidation', statusText: 'in Liquidation' }),
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
  const found = await find({ regCode: 'hrb12345' });
  assert.equal(found.names.length, 2);
  assert.equal(found.isOne, false);
  assert.deepEqual((await find({ regCode: 'HRB 12345', countryCode: 'RU' })).names, []);
});

test('a number whose company has quite another name is shown, not chosen', async () => {
  const same = await find({ vatCode: 'DE123456789', name: 'Nordlicht' });
  assert.equal(same.isOne, true);
  const former = await find({ vatCode: 'DE123456789', name: 'Polarstern Werkzeuge' });
  assert.equal(former.isOne, true);
  const other = await find({ vatCode: 'DE123456789', name: 'Seewind Handels GmbH' });
  assert.equal(other.isOne, false);
  assert.deepEqual(other.matched.slice(0, 2), ['number', 'name']);
});

test('an unknown number falls back to the name', async () => {
  assert.equal((await find({ regCode: '999', name: 'Blaue Möwe' })).names[0], 'Blaue Möwe GmbH');
  assert.deepEqual((await find({ regCode: '999' })).names, []);
});

test('one exact bearer of a name is the one; form, punctuation and accents do not matter', async () => {
  for (const name of ['Blaue Möwe GmbH', 'blaue mowe', '"BLAUE  MÖWE", G.m.b.H.']) {
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

test('nothing like it is an empty list, nothing to look for is refused, no register is told apart', async () => {
  assert.deepEqual(await find({ name: 'Zzyzx Quibble' }), { names: [], matched: [], isOne: false, list: [] });
  const refused = (code: string) => (error: unknown) => error instanceof Problem && error.code === code;
  await assert.rejects(find({}), refused('company_query_empty'));
  await assert.rejects(
    find({ name: ' . ', regCode: '--', address: 'Berlin' }),
    refused('company_query_empty'),
  );
  const failing = createCompanies({ clock, source: { find: () => Promise.reject(new Error('down')) } });
  await assert.rejects(
    failing.findCompanies(database.db, { countryCode: 'DE', name: 'A' }),
    refused('register_unavailable'),
  );
  const slow = createCompanies({
    clock,
    source: { find: async () => ({ candidates: [], isComplete: false }) },
  });
  await assert.rejects(
    slow.findCompanies(database.db, { countryCode: 'DE', name: 'A' }),
    refused('register_unavailable'),
  );
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
    const began = performance.now();
    await find({ name: `${name} a` });
    assert.ok(performance.now() - began < 500, name);
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

test('the same record changes nothing; another content makes a version and keeps the one before', async () => {
  const first = record('v', 'Wandel GmbH', { regCode: 'HRB 9', city: 'Ulm' });
  assert.deepEqual(await load([first]), { added: 1, changed: 0, unchanged: 0 });
  assert.deepEqual(await load([first]), { added: 0, changed: 0, unchanged: 1 });
  const { id } = (await find({ name: 'Wandel GmbH' })).list[0] ?? { id: '' };
  assert.deepEqual(await load([{ ...first, name: 'Wechsel GmbH', status: 'Deleted' }]), {
    added: 0,
    changed: 1,
    unchanged: 0,
  });
  const company = await companies.getCompany(database.db, 'DE', id);
  assert.deepEqual([company.name, company.status], ['Wechsel GmbH', 'Deleted']);
  assert.deepEqual((await find({ name: 'Wandel GmbH' })).names.includes('Wechsel GmbH'), false);
  const changes = await database.db
    .selectFrom('company_changes')
    .selectAll()
    .where('company_id', '=', id)
    .execute();
  assert.equal(changes.length, 1);
  assert.equal(changes[0]?.version, 1);
  assert.match(
    JSON.stringify(changes[0]?.before),
    /"name": ?"Wandel GmbH"[\s\S]*HRB9|HRB9[\s\S]*Wandel GmbH/,
  );
});

test('a company that moves to another country keeps its id', async () => {
  await load([record('m', 'Zugvogel GmbH')]);
  const before = (await find({ name: 'Zugvogel GmbH' })).list[0];
  assert.deepEqual(await load([record('m', 'Zugvogel GmbH', { country: 'AT' })]), {
    added: 0,
    changed: 1,
    unchanged: 0,
  });
  assert.deepEqual((await find({ name: 'Zugvogel GmbH' })).names, []);
  assert.equal((await find({ name: 'Zugvogel GmbH', countryCode: 'AT' })).list[0]?.id, before?.id);
});

test('of two records with one key the last counts, and a record without a name is refused as a whole', async () => {
  assert.deepEqual(await load([record('d', 'Erst GmbH'), record('d', 'Dann GmbH')]), {
    added: 1,
    changed: 0,
    unchanged: 1,
  });
  assert.equal((await find({ name: 'Dann GmbH' })).isOne, true);
  await assert.rejects(load([record('ok', 'Gut GmbH'), record('bad', ' \u0000 ')]), RangeError);
  assert.deepEqual((await find({ name: 'Gut GmbH' })).matched.includes('name'), false);
});

test('a demo register of 25,000 companies is there in a few seconds, and twice is once', async () => {
  const words = ['Alpen', 'Berg', 'Küsten', 'Dampf', 'Eisen', 'Feder', 'Glas', 'Holz', 'Isar', 'Kessel'];
  const rows = Array.from({ length: 25_000 }, (_, index): DemoRow => {
    const name = `${[1, 10, 100, 1000].map((unit) => words[Math.floor(index / unit) % 10]).join('')} ${index} GmbH`;
    return {
      countryCode: ['DE', 'AT', 'CH', 'LI'][index % 4] ?? 'DE',
      name,
      nameLat: name,
      formText: 'GmbH',
      formGeneric: 'LLC',
      status: 'Active',
      regCode: `D${index}`,
      regIssuer: 'demo',
      vatCode: null,
      address: `Weg ${index}, 10115 Berlin`,
      city: 'Berlin',
      postcode: '10115',
      phone: '+49 30 23125 000',
      email: 'info@demo.example',
      website: 'https://demo.example',
      foundedOn: '2001-02-03',
      closedOn: null,
      names: [{ kind: 'legal', lang: 'de', text: name, since: '2001-02-03', until: null }],
    };
  });
  const began = performance.now();
  assert.deepEqual(await companies.seedDemoRegister(database.db, rows), {
    added: 25_000,
    changed: 0,
    unchanged: 0,
  });
  const loadedMs = performance.now() - began;
  assert.deepEqual(await companies.seedDemoRegister(database.db, rows), {
    added: 0,
    changed: 0,
    unchanged: 25_000,
  });
  assert.ok(loadedMs < 20_000, `took ${Math.round(loadedMs)} ms`);
  const found = await find({ regCode: 'D4', countryCode: 'DE' });
  assert.equal(found.list[0]?.register.isDemo, true);
  const searchBegan = performance.now();
  await find({ name: 'Alpen Berg Kusten' });
  console.log(
    `loaded in ${Math.round(loadedMs)} ms, again in ${Math.round(searchBegan - began - loadedMs)} ms, search ${Math.round(performance.now() - searchBegan)} ms`,
  );
});
