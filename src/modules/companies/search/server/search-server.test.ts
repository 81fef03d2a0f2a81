import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import type { Register } from '#names/company/company-record.ts';
import { createOutbox, type Outbox } from '#platform/jobs/outbox.ts';
import { candidateSourceSuite, suiteRecords } from '#testing/candidate-source-suite.ts';
import { type FakeSearchServer, startFakeSearchServer } from '#testing/search-server-fake.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { createCompanies } from '../../service.ts';
import type { CandidateSource, CandidateStep } from '../candidates/candidate-source.ts';
import { postgresCandidates } from '../candidates/postgres-candidates.ts';
import { searchServerCandidates } from './candidates.ts';
import { createSearchServer, SearchServerError } from './client.ts';
import { createSearchFeed, type SearchFeed } from './feed.ts';
import { type ShadowReport, withShadow } from './shadow.ts';

const register: Register = { code: 'test', name: 'Test', licence: 'CC0-1.0', url: null, isDemo: false };
const companies = createCompanies({ clock: systemClock });
let database: ThrowawayDatabase;
let server: FakeSearchServer;
let source: CandidateSource;
let feed: SearchFeed;
let outbox: Outbox;
const faults: string[] = [];
const refs = new Map<string, string>();
const keys: { country: string; id: string }[] = [];
before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
  server = await startFakeSearchServer();
  const { db } = database;
  outbox = createOutbox({ db, clock: systemClock, report: ({ error }) => error && faults.push(error) });
  const client = createSearchServer(server.url);
  feed = createSearchFeed({ db, clock: systemClock, outbox, server: client });
  source = searchServerCandidates(client);
  await db.transaction().execute((tx) => companies.upsertCompanies(tx, suiteRecords, register));
  const { rows } = await database.pool.query('SELECT id, country, source_ref FROM companies');
  for (const { id, country, source_ref } of rows) {
    refs.set(id, source_ref);
    keys.push({ country, id });
  }
  await feed.prepare();
  assert.equal(await feed.sendAll(), suiteRecords.length);
});
after(async () => {
  await server.close();
  await database.drop();
});

const refOf = (id: string) => refs.get(id);
candidateSourceSuite('search server', () => ({ source, db: database.db, refOf }));
candidateSourceSuite('PostgreSQL', () => ({ source: postgresCandidates, db: database.db, refOf }));

test('every request had the shape that the server documents; making the index twice is once', async () => {
  await feed.prepare();
  assert.deepEqual(server.refused, []);
  assert.equal(server.documents.size, suiteRecords.length);
});

test('a change reaches the server through the outbox after its commit, and a removal too', async () => {
  const [key] = keys.filter(({ id }) => refs.get(id) === 'seewind');
  assert.ok(key);
  const { db, pool } = database;
  const fed = createCompanies({ clock: systemClock, noteChanges: feed.note });
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await feed.note(tx, [key]);
      throw new Error('rolled back');
    }),
  );
  assert.equal(await outbox.drain(), 0);
  const [seewind] = suiteRecords.filter(({ sourceRef }) => sourceRef === 'seewind');
  assert.ok(seewind);
  const renamed = { ...seewind, name: 'Flaute Handels GmbH' };
  await db.transaction().execute((tx) => fed.upsertCompanies(tx, [renamed], register));
  server.fault = 'status 500';
  assert.equal(await outbox.drain(), 1);
  assert.match(faults.at(-1) ?? '', /answered with 500/);
  server.fault = null;
  await pool.query(
    "UPDATE outbox SET run_after = now() - interval '1 s', leased_until = NULL WHERE done_at IS NULL",
  );
  assert.equal(await outbox.drain(), 1);
  assert.deepEqual(server.documents.get(key.id)?.cores, ['flaute handels']);
  await pool.query('DELETE FROM companies WHERE id = $1', [key.id]);
  await db.transaction().execute((tx) => feed.note(tx, [key]));
  await outbox.drain();
  assert.equal(server.documents.has(key.id), false);
});

/** Reads every step: no candidate ends the search early. */
async function readAll(asked: CandidateSource, what = question): Promise<CandidateStep[]> {
  const steps: CandidateStep[] = [];
  for await (const step of asked.find(database.db, what)) steps.push(step);
  return steps;
}
const question = { country: 'DE', core: 'nordlicht', groups: [] };

test('a server that does not answer is an error, not an empty list; one in a hurry is incomplete', async () => {
  for (const fault of ['status 500', 'hang up', 'not json'] as const) {
    server.fault = fault;
    await assert.rejects(readAll(source), SearchServerError, fault);
  }
  server.fault = 'timed out';
  assert.deepEqual(
    (await readAll(source)).map(({ isCutShort }) => isCutShort),
    [true],
  );
  server.fault = null;
  const nobody = searchServerCandidates(createSearchServer('http://127.0.0.1:1'));
  await assert.rejects(readAll(nobody), /does not answer/);
});

test('beside another source it is compared, never in the way', async () => {
  const reports: ShadowReport[] = [];
  // The shadow answers after the one that counts.
  const reported = (count: number) => waitFor('the report', async () => reports.length >= count || undefined);
  const both = withShadow(postgresCandidates, source, (report) => reports.push(report));
  const asked = { country: 'AT', core: 'nordlicht maschinenbau', groups: [] };
  assert.ok((await readAll(both, asked)).some(({ candidates }) => candidates.length > 0));
  await reported(1);
  server.fault = 'hang up';
  await readAll(both, asked);
  await reported(2);
  server.fault = null;
  assert.deepEqual(
    reports.map(({ country, agrees }) => [country, agrees]),
    [
      ['AT', true],
      ['AT', false],
    ],
  );
});
