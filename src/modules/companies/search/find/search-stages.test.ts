import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { processorMs } from '#testing/processes/processor-time.ts';
import { createCompanies } from '../../service.ts';
import { rebuildSearch } from '../indexing/rebuild/rebuild-search.ts';
import { isSearchOutdated } from '../indexing/repository.ts';

const clock = createSettableClock(new Date('2026-11-21T10:00:00Z'));
const companies = createCompanies({ clock });
const register: Register = { code: 'test', name: 'Test', licence: 'CC0-1.0', url: null, isDemo: false };
let database: ThrowawayDatabase;

const record = (name: string, more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  country: 'DE',
  sourceRef: name,
  name,
  status: 'Active',
  ...more,
});
const load = (records: readonly CompanyRecord[]) =>
  database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));

before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies');
  await load([
    record('Nordlicht Maschinenbau GmbH', { regCode: 'HRB 4711007' }),
    record('Wolkenstein Papierfabrik Erlental GmbH'),
    record('Quellwasser Abfüllung AG', { regCode: '8844221190', city: 'Ulm' }),
    record('Quellental Brauerei GmbH', { status: 'Deleted' }),
    record('Nordstern Reederei GmbH', { regCode: '8844221199' }),
    record('ООО «Вектор»', { country: 'RU', regCode: '1027700132195', vatCode: '7701234567' }),
    ...Array.from({ length: 45 }, (_, at) => record(`Kettenwerk ${at} Isartal GmbH`)),
    ...Array.from({ length: 130 }, (_, at) =>
      record('Lindenhof Gasthaus GmbH', { sourceRef: `Lindenhof ${at}` }),
    ),
    ...Array.from({ length: 30 }, (_, at) => record(`Handelshaus ${at} Erlental GmbH`)),
  ]);
});
after(() => database.drop());

async function find(query: Partial<Parameters<typeof companies.findCompanies>[1]>) {
  const found = await companies.findCompanies(database.db, { countryCode: 'DE', ...query });
  return {
    ...found,
    first: found.companies[0]?.name,
    matched: found.companies.map(({ matched }) => matched),
  };
}
const suggest = async (text: string, countryCode = 'DE') =>
  companies.suggestCompanies(database.db, { countryCode, text });

test('words typed as one or in two are found', async () => {
  for (const name of ['Nordlichtmaschinenbau', 'Nord licht Maschinenbau', 'Nord Licht Maschinen Bau'])
    assert.equal((await find({ name })).first, 'Nordlicht Maschinenbau GmbH', name);
  assert.equal(
    (await find({ name: 'Wolkensteinpapierfabrik Erlental' })).first,
    'Wolkenstein Papierfabrik Erlental GmbH',
  );
});

test('slips, a word too many, a word missing and both at once are found', async () => {
  for (const name of [
    'Wolkenstien Papierfabrik Erlental',
    'Wolkenstein Papirfabrk Erlental',
    'Erlental Wolkenstein Papierfabrik Holding',
    'Wolkenstein Erlental',
    'Wolkenstien Erlental',
    'Wolkenst Papierfab',
    'Wulkenstain Papierfabrik',
  ])
    assert.equal((await find({ name })).first, 'Wolkenstein Papierfabrik Erlental GmbH', name);
});

test('a company that is gone is not found any more', async () => {
  await load([record('Eintagsfliege Verlag GmbH')]);
  assert.equal((await find({ name: 'Eintagsfliege Verlag' })).isOne, true);
  await database.pool.query(`DELETE FROM companies WHERE name = 'Eintagsfliege Verlag GmbH'`);
  const { rows } = await database.pool.query(`SELECT FROM company_search WHERE core LIKE 'eintagsfliege%'`);
  assert.equal(rows.length, 0);
});

test('a number with one slip leads to its company where the name agrees, and is never chosen', async () => {
  const found = await find({ name: 'Quellwasser Abfüllung', regCode: '8844221109' });
  assert.deepEqual(
    [found.first, found.matched[0], found.isOne],
    ['Quellwasser Abfüllung AG', 'similar number', false],
  );
  const without = await find({ regCode: '884422119' });
  assert.equal(without.isOne, false);
  assert.deepEqual(new Set(without.matched), new Set(['similar number']));
  assert.equal((await find({ regCode: 'HRB 4711070' })).first, 'Nordlicht Maschinenbau GmbH');
});

test('a number is found in any format, also in the field of the name', async () => {
  for (const query of [
    { regCode: 'ОГРН: 1 027 700 132 195' },
    { vatCode: 'ИНН 7701234567' },
    { vatCode: '7701234567/770101001' },
    { vatCode: 'RU7701234567' },
    { name: 'ИНН 7701234567' },
    { name: '7701234567' },
  ]) {
    const found = await find({ ...query, countryCode: 'RU' });
    assert.deepEqual([found.first, found.isOne], ['ООО «Вектор»', true], JSON.stringify(query));
  }
});

test('suggestions: beginnings, words inside, slips, numbers; companies that exist first; at most eight', async () => {
  assert.deepEqual(
    (await suggest('quell')).map(({ name }) => name),
    ['Quellwasser Abfüllung AG', 'Quellental Brauerei GmbH'],
  );
  assert.equal((await suggest('Papierf'))[0]?.name, 'Wolkenstein Papierfabrik Erlental GmbH');
  assert.equal((await suggest('Maschinenbau Nordl'))[0]?.name, 'Nordlicht Maschinenbau GmbH');
  assert.equal((await suggest('Quelwaser Abf'))[0]?.name, 'Quellwasser Abfüllung AG');
  assert.equal((await suggest('Handelshaus')).length, 8);
  const [vector] = await suggest('7701 23', 'RU');
  assert.equal(vector?.name, 'ООО «Вектор»');
  assert.deepEqual(await suggest('q'), []);
  assert.deepEqual(await suggest('   '), []);
});

test('a rebuild gives the same answers, and keeps what is loaded meanwhile', async () => {
  const ask = async () =>
    (await Promise.all(['Wolkenstien Erlental', 'Nordlichtmaschinenbau'].map((name) => find({ name })))).map(
      ({ first }) => first,
    );
  const before = await ask();
  await database.pool.query('UPDATE search_state SET norm_version = 0');
  assert.equal(await isSearchOutdated(database.db), true);
  let isLoaded = false;
  let loading: Promise<unknown> = Promise.resolve();
  const count = await rebuildSearch({
    url: database.url,
    threads: 1,
    onProgress: () => {
      if (isLoaded) return;
      isLoaded = true;
      loading = load([record('Zwischenzeit Verlag GmbH')]);
    },
  });
  await loading;
  assert.ok((count ?? 0) >= 35);
  assert.deepEqual(await ask(), before);
  assert.equal((await find({ name: 'Zwischenzeit Verlag' })).isOne, true);
  assert.equal(await isSearchOutdated(database.db), false);
  await load([record('Danach Verlag GmbH')]);
  assert.equal((await find({ name: 'Danach Verlag' })).isOne, true);
  assert.equal(typeof (await rebuildSearch({ url: database.url })), 'number', 'and once more');
});

test('a rebuild that is broken off leaves the search as it was; two at once are one', async () => {
  const ending = new AbortController();
  await assert.rejects(
    rebuildSearch({ url: database.url, signal: ending.signal, onProgress: () => ending.abort() }),
  );
  assert.equal(
    (await find({ name: 'Wolkenstein Erlental' })).first,
    'Wolkenstein Papierfabrik Erlental GmbH',
  );
  // Another process at it: it holds the lock for as long as it takes.
  const other = await database.pool.connect();
  await other.query(`SELECT pg_advisory_lock(hashtext('countercheck-search'))`);
  assert.equal(await rebuildSearch({ url: database.url }), undefined, 'it is not its turn');
  await other.query(`SELECT pg_advisory_unlock(hashtext('countercheck-search'))`);
  other.release();
  assert.notEqual(await rebuildSearch({ url: database.url }), undefined);
});

test('hostile texts neither fail nor take long', async () => {
  for (const text of [
    'a b '.repeat(75),
    '٠١٢٣٤٥٦٧٨٩'.repeat(20),
    '\u202e\u0000x\ud800',
    '=trade',
    '{1,2}',
    'ab'.repeat(150),
  ]) {
    const began = processorMs();
    await find({ name: `${text} q`, regCode: text.slice(0, 64) });
    await suggest(text);
    assert.ok(processorMs() - began < 1_000, text.slice(0, 20));
  }
});

test('twenty are listed, all that fit nearly as well as the best, and never more than a hundred', async () => {
  const chain = await find({ name: 'Kettenwerk' });
  assert.ok(chain.companies.length >= 40, `${chain.companies.length}`);
  assert.ok(chain.companies.every(({ name }) => name.startsWith('Kettenwerk')));
  assert.equal(chain.hasMore, false);
  const inns = await find({ name: 'Lindenhof Gasthaus' });
  assert.deepEqual([inns.companies.length, inns.hasMore], [100, true]);
  const one = await find({ name: 'Kettenwerk 7 Isartal' });
  assert.ok(one.companies.length <= 20, 'what fits far worse than the best does not make the list longer');
});

/** What a search says over connections of which statements end after `statementTimeoutMs`. */
async function findImpatiently(statementTimeoutMs: number, name: string) {
  const pool = createPool(database.url, { statementTimeoutMs });
  try {
    const found = await companies.findCompanies(createDatabase(pool), { countryCode: 'DE', name });
    const { companies: list, isOne, isCutShort = false } = found;
    return { first: list[0]?.name, isOne, isCutShort };
  } finally {
    await pool.end();
  }
}

test('a table that is locked cuts the search short: what was found stays, nobody is chosen, then all is as before', async () => {
  const other = await database.pool.connect();
  await other.query('BEGIN; LOCK TABLE search_words IN ACCESS EXCLUSIVE MODE');
  const exact = await findImpatiently(150, 'Nordlicht Maschinenbau GmbH');
  const partly = await findImpatiently(150, 'Erlental Wolkenstein Papierfabrik');
  const nothing = await findImpatiently(150, 'Wolkenstien Papirfabrk');
  await other.query('ROLLBACK; BEGIN; LOCK TABLE company_search IN ACCESS EXCLUSIVE MODE');
  const deaf = await findImpatiently(150, 'Nordlicht Maschinenbau GmbH');
  const pool = createPool(database.url, { statementTimeoutMs: 50, max: 1 });
  await assert.rejects(
    companies.suggestCompanies(createDatabase(pool), { countryCode: 'DE', text: 'nordl' }),
    { code: 'search_busy', status: 503 },
  );
  await pool.end();
  await other.query('ROLLBACK');
  other.release();
  assert.deepEqual(exact, { first: 'Nordlicht Maschinenbau GmbH', isOne: true, isCutShort: false });
  assert.equal(partly.first, 'Wolkenstein Papierfabrik Erlental GmbH');
  for (const one of [nothing, deaf])
    assert.deepEqual(one, { first: undefined, isOne: false, isCutShort: true });
  assert.deepEqual(await findImpatiently(5_000, 'Wolkenstien Papirfabrk'), {
    first: 'Wolkenstein Papierfabrik Erlental GmbH',
    isOne: false,
    isCutShort: false,
  });
});

test('a slow database gets longer for the widest search, and comes to the same answer', async () => {
  const name = 'Wulkonstain Papierfabrik';
  const quick = await find({ name });
  assert.equal(quick.first, 'Wolkenstein Papierfabrik Erlental GmbH');
  // Every reading of the vocabulary takes 90 ms: the widest search, which reads it several times, more than its 300.
  await database.pool.query(`ALTER TABLE search_words RENAME TO quick_words;
    CREATE FUNCTION slow_words() RETURNS SETOF quick_words LANGUAGE plpgsql ROWS 100000 AS
      $$ BEGIN PERFORM pg_sleep(0.09); RETURN QUERY SELECT * FROM quick_words; END $$;
    CREATE VIEW search_words AS SELECT * FROM slow_words()`);
  try {
    const slow = await find({ name });
    assert.deepEqual([slow.first, slow.isCutShort], [quick.first, false]);
  } finally {
    await database.pool.query(`DROP VIEW search_words; DROP FUNCTION slow_words;
      ALTER TABLE quick_words RENAME TO search_words`);
  }
});
