import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { companiesHouseSource } from '../companies-house/companies-house-source.ts';
import { accountsFixture } from '../companies-house/readings/accounts-fixture.ts';
import type { Source } from '../sources/source.ts';
import { createFetchSource } from './fetch-source.ts';
import { createResearchRuns, type ResearchRuns } from './research.ts';

/** Two parts are enough: one of one call, and one that leads from call to call. */
const register: Source = {
  ...companiesHouseSource,
  parts: companiesHouseSource.parts.filter(
    ({ reader: { part } }) => part === 'officers' || part === 'accounts',
  ),
};
type Answer = (response: ServerResponse) => void;
let database: ThrowawayDatabase;
let server: Server;
let folder: string;
let base: string;
/** What the made-up service answers, by the beginning of the address, and how often it was called there. */
const answers = new Map<string, Answer>();
let calls: string[] = [];
const running: ResearchRuns[] = [];
const clock = createSettableClock(new Date('2026-03-01T12:00:00Z'));

before(async () => {
  database = await createThrowawayDatabase();
  folder = await mkdtemp(join(tmpdir(), 'countercheck-research-'));
  server = createServer((request, response) => {
    const url = request.url ?? '';
    calls.push(url);
    // A connection that is kept may be the one that was just cut.
    response.setHeader('connection', 'close');
    const answer = [...answers].find(([beginning]) => url.includes(beginning))?.[1];
    if (answer === undefined) response.writeHead(404).end('{}');
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(async () => {
  for (const runs of running.splice(0)) await runs.close();
  await database.pool.query(
    'TRUNCATE research_runs, research_tasks, research_snapshots, findings, snapshots',
  );
  answers.clear();
  calls = [];
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const officers = (...names: string[]) =>
  json({ items: names.map((name) => ({ name, officer_role: 'director' })) });
const silence: Answer = () => {};

function start(sources: readonly Source[] = [register], timeoutMs = 10_000): ResearchRuns {
  const runs = createResearchRuns({
    db: database.db,
    clock,
    files: createFileStore(folder),
    sources: sources.map((given) => {
      const source = { ...given, bases: { api: base, documents: base } };
      const figures = { timeoutMs, failuresToOpen: 100, openMs: 1 };
      return { source, fetchSource: createFetchSource(source, { clock, userAgent: 'test', figures }) };
    }),
    report: () => {},
    figures: { waitsMs: [1_000], leaseMs: 60_000 },
  });
  running.push(runs);
  return runs;
}
const begin = (runs: ResearchRuns, number = '01234567') =>
  database.db.transaction().execute((tx) =>
    runs.begin(tx, {
      orderId: null,
      subject: { country: 'GB', name: 'A Ltd', identifiers: [{ scheme: 'REG', value: number }] },
      startedBy: 'system',
    }),
  );
const statesOf = async (runs: ResearchRuns, runId: string) =>
  Object.fromEntries(
    (await runs.tasks(database.db, runId)).map(({ part, state, reason }) => [
      part,
      reason === null ? state : `${state}: ${reason}`,
    ]),
  );
const countOf = async (table: string) =>
  Number((await database.pool.query(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count);

test('every source that covers the country is asked about every part, and what it says is kept with its bytes', async () => {
  answers.set('/officers', officers('DOE, Jane', 'ROE, Rex'));
  answers.set(
    '/filing-history',
    json({ items: [{ links: { document_metadata: `${base}/document/doc-1` } }] }),
  );
  answers.set('/document/doc-1/content', (response) =>
    response.writeHead(200).end(accountsFixture([['CurrentAssets', 'now', '1,500', { id: 'f1' }]])),
  );
  const runs = start();
  const runId = await begin(runs);
  assert.equal(await runs.drain(), 2);
  assert.deepEqual(await statesOf(runs, runId), { accounts: 'found', officers: 'found' });
  const readings = await runs.readings(database.db, runId);
  const people = readings.find(({ reader }) => reader === 'companies-house/officers');
  assert.deepEqual(
    people?.findings.map((finding) => finding.kind === 'officer' && [finding.name, finding.place]),
    [
      ['DOE, Jane', '/items/0'],
      ['ROE, Rex', '/items/1'],
    ],
  );
  assert.equal(people?.snapshot.licence, 'OGL-UK-3.0');
  assert.ok(people?.snapshot.fetchedAt instanceof Date);
  const bytes = await createFileStore(folder).get(people?.snapshot.sha256 ?? '');
  assert.match(bytes.toString(), /DOE, Jane/);
  assert.ok(readings.some(({ findings }) => findings.some(({ kind }) => kind === 'statement')));
});

test('nothing there, nothing filed, and no such company are answers; silence and nonsense are not', async () => {
  const cases: readonly (readonly [Answer, string])[] = [
    [json({}, 404), 'nothing_found'],
    [json({}), 'unavailable: unreadable'],
    [json({ items: [] }), 'nothing_found'],
    [json({}, 500), 'unavailable: no_answer'],
    [json({}, 429), 'unavailable: too_often'],
    [silence, 'unavailable: late'],
    [(response) => response.destroy(), 'unavailable: no_answer'],
    [(response) => response.writeHead(302, { location: `${base}/other` }).end(), 'unavailable: no_answer'],
    [(response) => response.writeHead(200).end('<html>down for works</html>'), 'unavailable: unreadable'],
    [json({}, 403), 'unavailable: unexpected_answer'],
  ];
  for (const [answer, state] of cases) {
    answers.set('/officers', answer);
    const runs = start([register], answer === silence ? 100 : 10_000);
    const runId = await begin(runs);
    await runs.drain();
    clock.advance(2_000);
    await runs.drain();
    assert.equal((await statesOf(runs, runId)).officers, state);
    // A source that wants to be left alone is left alone by its other parts as well, if they come after.
    if (!state.endsWith('too_often')) assert.equal((await statesOf(runs, runId)).accounts, 'not_filed');
    await database.pool.query('TRUNCATE snapshots CASCADE');
  }
});

test('a number that is none there needs a person, and nobody is called', async () => {
  const runs = start();
  const runId = await begin(runs, 'what?');
  await runs.drain();
  assert.deepEqual(await statesOf(runs, runId), {
    accounts: 'needs_person: no_number',
    officers: 'needs_person: no_number',
  });
  assert.deepEqual(calls, []);
});

test('a source that was silent once is asked again, and its answer counts', async () => {
  answers.set('/officers', json({}, 503));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'waiting: no_answer');
  answers.set('/officers', officers('DOE, Jane'));
  clock.advance(2_000);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'found');
});

test('one that hangs delays nothing but itself', async () => {
  answers.set('/officers', silence);
  const runs = start([register], 60_000);
  const runId = await begin(runs);
  const draining = runs.drain();
  await waitFor(
    'the other answer',
    async () => (await statesOf(runs, runId)).accounts === 'not_filed' || undefined,
  );
  assert.equal((await statesOf(runs, runId)).officers, 'asked');
  await runs.close();
  await draining;
});

test('whoever goes on after a crash uses what was stored, and nothing is lost or doubled', async () => {
  answers.set(
    '/filing-history',
    json({ items: [1, 2].map((id) => ({ links: { document_metadata: `x/document/d${id}` } })) }),
  );
  answers.set('/document/d1', (response) => response.end(accountsFixture([['CurrentAssets', 'now', '1']])));
  answers.set('/document/d2', silence);
  answers.set('/officers', officers('DOE, Jane'));
  const first = start([register], 60_000);
  const runId = await begin(first);
  const draining = first.drain();
  await waitFor('the second document', async () => calls.some((call) => call.includes('d2')) || undefined);
  await first.close();
  await draining;
  assert.equal((await statesOf(first, runId)).accounts, 'asked');

  const second = start();
  await second.drain();
  assert.equal((await statesOf(second, runId)).accounts, 'asked', 'the lease still runs');
  answers.set('/document/d2', (response) => response.end(accountsFixture([['CurrentAssets', 'now', '2']])));
  clock.advance(61_000);
  await second.drain();
  assert.equal((await statesOf(second, runId)).accounts, 'found');
  const count = (part: string) => calls.filter((call) => call.includes(part)).length;
  assert.deepEqual(['filing-history', 'd1', 'd2', 'officers'].map(count), [1, 1, 2, 1]);
  assert.equal(await countOf('snapshots'), 4);
});

test('an answer of today serves the next research too; whoever asks again gets one of now', async () => {
  answers.set('/officers', officers('DOE, Jane'));
  const runs = start();
  await begin(runs);
  await runs.drain();
  const runId = await begin(runs);
  await runs.drain();
  const asked = () => calls.filter((call) => call.includes('officers')).length;
  assert.equal(asked(), 1);
  answers.set('/officers', officers('ROE, Rex'));
  const task = (await runs.tasks(database.db, runId)).find(({ part }) => part === 'officers');
  assert.equal(
    await database.db.transaction().execute((tx) => runs.askAgain(tx, task?.id ?? '', 'account:1')),
    true,
  );
  await runs.drain();
  assert.equal(asked(), 2);
  const names = (await runs.readings(database.db, runId)).flatMap(({ findings }) =>
    findings.map((finding) => finding.kind === 'officer' && finding.name),
  );
  assert.deepEqual(names, ['ROE, Rex']);
  clock.advance(25 * hourMs);
  await begin(runs);
  await runs.drain();
  assert.equal(asked(), 3);
});

test('two processes at once ask each question once', async () => {
  answers.set('/officers', officers('DOE, Jane'));
  const [one, other] = [start(), start()];
  for (let at = 0; at < 10; at += 1) await begin(one, `0123456${at}`);
  await Promise.all([one.drain(), other.drain()]);
  assert.equal(calls.filter((call) => call.includes('officers')).length, 10);
  assert.equal(await countOf("research_tasks WHERE state = 'found'"), 10);
});

test('an answer beyond the bound is none, and a snapshot never changes', async () => {
  answers.set('/officers', (response) => response.end(`"${'x'.repeat(2_100_000)}"`));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  clock.advance(2_000);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'unavailable: unexpected_answer');
  await assert.rejects(database.pool.query("UPDATE snapshots SET url = 'other'"));
});
