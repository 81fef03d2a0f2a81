import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import type { Register } from '#names/company/company-record.ts';
import { createOutbox, type Outbox } from '#platform/jobs/outbox.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { candidateSourceSuite, suiteRecords } from '#testing/search-server/candidate-source-suite.ts';
import { type FakeSearchServer, startFakeSearchServer } from '#testing/search-server/search-server-fake.ts';
import { waitFor } from '#testing/timeline.ts';
import { createCompanies } from '../../service.ts';
import { type CandidateSource, type CandidateStep, isSourceBusy } from '../candidates/candidate-source.ts';
import { postgresCandidates } from '../candidates/postgres-candidates.ts';
import { searchServerCandidates } from './candidates.ts';
import { createSearchServer, SearchServerError } from './client.ts';
import { documentIdOf } from './documents.ts';
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
  assert.deepEqual(server.documents.get(documentIdOf(key.country, key.id))?.cores, ['flaute handels']);
  await pool.query('DELETE FROM companies WHERE id = $1', [key.id]);
  await db.transaction().execute((tx) => feed.note(tx, [key]));
  await outbox.drain();
  assert.equal(server.documents.has(documentIdOf(key.country, key.id)), false);
});

test('two companies that change places between two countries are each found where they are now, however often and late', async () => {
  const { db } = database;
  const fed = createCompanies({ clock: systemClock, noteChanges: feed.note });
  const move = (there: string, here: string) =>
    db.transaction().execute((tx) =>
      fed.upsertCompanies(
        tx,
        [
          { country: there, sourceRef: 'mover-1', name: 'Wanderdüne Logistik GmbH', status: 'Active' },
          { country: here, sourceRef: 'mover-2', name: 'Zugvogel Spedition GmbH', status: 'Active' },
        ],
        register,
      ),
    );
  const coresIn = (country: string) =>
    [...server.documents.values()]
      .filter((one) => one.country === country && /wander|zugvogel/.test(one.cores[0] ?? ''))
      .map(({ cores }) => cores[0]);
  await move('DE', 'AT');
  await outbox.drain();
  assert.deepEqual([coresIn('DE'), coresIn('AT')], [['wanderdune logistik'], ['zugvogel spedition']]);
  await move('AT', 'DE');
  await outbox.drain();
  assert.deepEqual([coresIn('DE'), coresIn('AT')], [['zugvogel spedition'], ['wanderdune logistik']]);
  // Away and back before anything was sent, and the same work done twice.
  await move('DE', 'AT');
  await move('AT', 'DE');
  assert.equal(await outbox.drain(), 2);
  await database.pool.query(
    `UPDATE outbox SET done_at = NULL, run_after = now() - interval '1 s', leased_until = NULL WHERE topic = 'companies.search-server'`,
  );
  await outbox.drain();
  assert.deepEqual([coresIn('DE'), coresIn('AT')], [['zugvogel spedition'], ['wanderdune logistik']]);
  assert.deepEqual(server.refused, []);
});

test('a fill that was killed goes on behind the last batch that was taken: nothing is lost, nothing doubled', async () => {
  const all = [...server.documents.keys()].sort();
  /** A process of its own, which may be killed after some batches of two. */
  const fill = (killAfter = Number.POSITIVE_INFINITY, fault: FakeSearchServer['fault'] = 'hang up') => {
    const client = createSearchServer(server.url);
    const other = createSearchFeed({ db: database.db, clock: systemClock, outbox, server: client });
    let batches = 0;
    return other.sendAll(() => {
      batches += 1;
      if (batches === killAfter) server.fault = fault;
    }, 2);
  };
  const sent = () => server.taken.map((line) => line.replace('index ', '')).sort();
  server.renew();
  server.taken.length = 0;
  await assert.rejects(fill(2));
  server.fault = null;
  assert.equal(sent().length, 4);
  assert.equal(await fill(), all.length, 'counts what was sent before, too');
  assert.deepEqual(sent(), all, 'each company once');
  assert.deepEqual([...server.documents.keys()].sort(), all);

  // The batch was taken and the word of it lost: it is sent once more, and is the same document.
  server.renew();
  server.taken.length = 0;
  await assert.rejects(fill(1, 'lost'));
  server.fault = null;
  assert.equal(await fill(), all.length);
  assert.equal(sent().length, all.length + 2);
  assert.deepEqual([...server.documents.keys()].sort(), all);

  // An index that was made anew in between is filled from the beginning.
  server.renew();
  await assert.rejects(fill(2));
  server.fault = null;
  server.renew();
  await fill();
  assert.deepEqual([...server.documents.keys()].sort(), all);
  assert.deepEqual(server.refused, []);
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
  server.fault = 'status 429';
  await assert.rejects(readAll(source), isSourceBusy, 'it is there');
  const busy = createCompanies({ clock: systemClock, source });
  const found = await busy.findCompanies(database.db, { countryCode: 'DE', name: 'Nordlicht' });
  assert.deepEqual([found.companies, found.isCutShort], [[], true]);
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
