import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { processorMs } from '#testing/processes/processor-time.ts';
import { createCompanies } from '../service.ts';
import type { DemoRow } from './demo-register.ts';

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
before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
});
after(() => database.drop());

const record = (sourceRef: string, name: string, more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  country: 'DE',
  sourceRef,
  name,
  status: 'Active',
  ...more,
});
const load = (records: readonly CompanyRecord[]) =>
  database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
async function find(query: Partial<Parameters<typeof companies.findCompanies>[1]>) {
  const { companies: list, isOne } = await companies.findCompanies(database.db, {
    countryCode: 'de',
    ...query,
  });
  return { names: list.map(({ name }) => name), matched: list.map(({ matched }) => matched), isOne, list };
}

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

test('no search has a list to read after a load, and a company that is deleted takes its rows along', async () => {
  await load([record('p', 'Papierkorb Verlag GmbH', { regCode: 'HRB 77' })]);
  const { rows: lists } = await database.pool.query<{ index: string; pages: number }>(
    `SELECT i.indexrelid::regclass::text AS index, gin_clean_pending_list(i.indexrelid) AS pages
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
     WHERE a.amname = 'gin' AND c.relkind = 'i' ORDER BY 1`,
  );
  assert.deepEqual(lists, [
    { index: 'company_search_rest_keys_idx', pages: 0 },
    { index: 'search_words_near', pages: 0 },
  ]);
  const { rows: deleted } = await database.pool.query<{ id: string }>(
    `DELETE FROM companies WHERE source_ref = 'p' RETURNING id`,
  );
  const { rows: left } = await database.pool.query(
    `SELECT company_id FROM company_names WHERE company_id = $1
     UNION ALL SELECT company_id FROM company_identifiers WHERE company_id = $1
     UNION ALL SELECT company_id FROM company_search WHERE company_id = $1`,
    [deleted[0]?.id],
  );
  assert.deepEqual([deleted.length, left], [1, []]);
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
  const began = processorMs();
  assert.deepEqual(await companies.seedDemoRegister(database.db, rows), {
    added: 25_000,
    changed: 0,
    unchanged: 0,
  });
  const loadedMs = processorMs() - began;
  assert.deepEqual(await companies.seedDemoRegister(database.db, rows), {
    added: 0,
    changed: 0,
    unchanged: 25_000,
  });
  assert.ok(loadedMs < 20_000, `took ${Math.round(loadedMs)} ms`);
  const found = await find({ regCode: 'D4', countryCode: 'DE' });
  assert.equal(found.list[0]?.register.isDemo, true);
});
