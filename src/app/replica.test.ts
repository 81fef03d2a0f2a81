import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type pg from 'pg';
import pino from 'pino';
import { seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { createDatabase, type Db } from '#platform/database/kysely.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { type Reader, readWithin } from '#platform/database/reader.ts';
import { openReads, type Reads } from '#platform/database/replica/open-reads.ts';
import { openDatabaseLink } from '#testing/database/database-link.ts';
import { type StreamingPair, startStreamingPair } from '#testing/database/streaming-pair.ts';
import { clientOf } from '#testing/people.ts';
import { waitFor } from '#testing/timeline.ts';
import { findCompany, getKnownCompany } from '#workflows/find-company/contract.ts';
import { readConfig } from './config/config.ts';
import { type RunningApp, startApp } from './start-app.ts';

let pair: StreamingPair;
let pool: pg.Pool;
let db: Db;
before(async () => {
  pair = await startStreamingPair();
  pool = createPool(pair.primaryUrl);
  db = createDatabase(pool);
  await migrate(pair.primaryUrl);
  await seedReference(db, systemClock);
  await load('Nordwind Maschinenbau GmbH');
});
after(async () => {
  await pool.end();
  await pair.close();
});

const register = { code: 'test', name: 'Test', licence: 'CC0-1.0', url: null, isDemo: false };
const companies = createCompanies({ clock: systemClock });
const load = (name: string) =>
  db.transaction().execute(async (tx) => {
    const record = { country: 'DE', sourceRef: name, name, status: 'Active' as const };
    const [id = ''] = await companies.keepRecords(tx, 'DE', [record], register);
    return id;
  });
const pause = () => pair.onReplica('SELECT pg_wal_replay_pause()');
const resume = () => pair.onReplica('SELECT pg_wal_replay_resume()');

const open = async (url = pair.replicaUrl, said: string[] = [], maxLagSeconds = 1): Promise<Reads> =>
  openReads({
    replica: { url, maxLagSeconds },
    primary: { url: pair.primaryUrl, pool },
    report: ({ state }) => said.push(state),
    ...{ heartbeatMs: 40, answerMs: 1_000, restMs: 100 },
  });

/** Who answers a read now. */
async function answeredBy({ reader }: Pick<Reads, 'reader'>): Promise<'replica' | 'primary'> {
  const { rows } = await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS is`.execute(reader);
  return rows[0]?.is ? 'replica' : 'primary';
}
const until = (who: 'replica' | 'primary', reads: Reads) =>
  waitFor(`an answer of the ${who}`, async () => (await answeredBy(reads)) === who || undefined);

test('a replica that is near enough is read; one that falls behind is not, until it has caught up; each is told once', async () => {
  const said: string[] = [];
  const reads = await open(pair.replicaUrl, said);
  await until('replica', reads);
  // It may have had a little to catch up with first.
  said.length = 0;
  await pause();
  await pair.onPrimary('CREATE TABLE IF NOT EXISTS written AS SELECT 1 AS a');
  await until('primary', reads);
  assert.equal(reads.state(), 'behind');
  await resume();
  await until('replica', reads);
  assert.deepEqual(said, ['behind', 'in use']);
  await reads.close();
});

test('after a change reads are the primary’s at once, and the replica’s when it has that change', async () => {
  const said: string[] = [];
  const reads = await open(pair.replicaUrl, said, 60);
  await until('replica', reads);
  await pause();
  await pair.onPrimary('CREATE TABLE changed AS SELECT 2 AS price');
  reads.noteChange();
  assert.equal(await answeredBy(reads), 'primary');
  const { rows } = await sql`SELECT price FROM changed`.execute(reads.reader);
  assert.deepEqual(rows, [{ price: 2 }]);
  await resume();
  await until('replica', reads);
  assert.deepEqual((await sql`SELECT price FROM changed`.execute(reads.reader)).rows, rows);
  assert.deepEqual(said, ['in use'], 'a change on its way is no lag');
  await reads.close();
});

test('a replica that goes away under its readers costs none of them an answer, and is read again when it is back', async () => {
  const said: string[] = [];
  const reads = await open(pair.replicaUrl, said);
  await until('replica', reads);
  let isOver = false;
  const answers = Promise.all(
    Array.from({ length: 4 }, async () => {
      const seen = new Set<string>();
      // Each goes on until it has been answered by both, within reason.
      const limit = performance.now() + 20_000;
      while (!isOver || (seen.size < 2 && performance.now() < limit)) {
        seen.add(await answeredBy(reads));
        seen.add(await readWithin(reads.reader, 2_000, (reader) => answeredBy({ reader })));
      }
      return seen;
    }),
  );
  await pair.stopReplica();
  await until('primary', reads);
  assert.equal(reads.state(), 'away');
  await pair.startReplica();
  await until('replica', reads);
  isOver = true;
  for (const seen of await answers) assert.deepEqual([...seen].sort(), ['primary', 'replica']);
  // It may have a little to catch up with first.
  assert.deepEqual(
    said.filter((state) => state !== 'behind'),
    ['in use', 'away', 'in use'],
  );
  await reads.close();
});

test('a replica that says nothing any more is left, and whoever waits for it is answered by the primary', async () => {
  const link = await openDatabaseLink(pair.replicaUrl);
  const reads = await open(link.url);
  await until('replica', reads);
  link.silence();
  assert.equal(await answeredBy(reads), 'primary');
  assert.equal(reads.state(), 'away');
  await link.restore();
  await until('replica', reads);
  await reads.close();
  await link.close();
});

test('a server that is no replica of this database is never read, and one that is not there yet is waited for', async () => {
  const said: string[] = [];
  const itself = await open(pair.primaryUrl, said);
  assert.deepEqual([await answeredBy(itself), itself.state()], ['primary', 'not a replica']);
  await itself.close();
  const link = await openDatabaseLink(pair.replicaUrl);
  await link.refuse();
  const late = await open(link.url, said);
  assert.deepEqual([await answeredBy(late), late.state()], ['primary', 'away']);
  await link.restore();
  await until('replica', late);
  assert.deepEqual(
    said.filter((state) => state !== 'behind'),
    ['not a replica', 'away', 'in use'],
  );
  await late.close();
  await link.close();
});

test('the app reads companies and prices there, sees its own changes, and writes where it always did', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-test-'));
  const app: RunningApp = await startApp({
    config: readConfig({
      ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ABUSE_LIMIT_FACTOR: '1000' },
      DATABASE_REPLICA_URL: pair.replicaUrl,
    }),
    database: { url: pair.primaryUrl, pool, db, onExit: () => {}, close: async () => {} },
    log: pino({ level: 'silent' }),
    version: 'test',
    withPages: false,
    withScheduledJobs: false,
  });
  try {
    const client = clientOf(app.url);
    const replicaState = async () => (await (await fetch(`${app.url}/readyz`)).json()).replica;
    const read = async () => (await client.call(getCountry, { body: { code: 'DE' } })).tariffs[0];
    const search = async (name: string) => {
      const { country } = await client.call(getCountry, { body: { code: 'DE' } });
      return client.call(findCompany, { body: { countryId: country.id, company: { name } } });
    };
    await waitFor('the replica', async () => (await replicaState()) === 'in use' || undefined);
    const readsThere = () =>
      pair.onReplica(
        `SELECT count(*)::int AS reads FROM pg_stat_activity
        WHERE application_name = 'countercheck-reads' AND query ~ '(compan|tariff|countr)'`,
      );
    // It may fall behind for a moment: a search goes to the primary then.
    await waitFor('a search that is answered there', async () => {
      assert.equal((await search('Nordwind Maschinenbau')).outcome, 'one');
      return (await readsThere()).rows[0]?.reads > 0 || undefined;
    });
    const tariff = await read();
    await pause();
    // What a live register has just brought can be ordered by its id before the replica has heard of it.
    const id = await load('Sonnenwind Optik GmbH');
    const params = { countryCode: 'DE', companyId: id };
    assert.equal((await client.call(getKnownCompany, { params })).company.name, 'Sonnenwind Optik GmbH');
    await pool.query('UPDATE tariffs SET price_minor = 87600 WHERE id = $1', [tariff?.id]);
    await waitFor('the new price', async () => (await read())?.tariffPrice === 87_600 || undefined);
    await resume();
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Never run: the compiler is the test. A reader can be handed to nobody who writes. */
export function readersStayReaders(reader: Reader, whole: Db): void {
  const read: Reader = whole;
  // @ts-expect-error a reader is no database
  const written: Db = reader;
  // @ts-expect-error and writes nothing
  reader.insertInto('orders');
  void [read, written];
}
