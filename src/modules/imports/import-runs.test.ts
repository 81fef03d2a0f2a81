import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { importRunMachine } from './import-run-states.ts';
import { createImportRuns, type ImportRuns, silentMs } from './service.ts';

const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
const file = { kind: 'companies', source: 'gleif', fileName: 'golden.zip', isFull: false } as const;
const none = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0, gone: 0 };
let database: ThrowawayDatabase;
let runs: ImportRuns;
before(async () => {
  database = await createThrowawayDatabase();
  runs = createImportRuns({ db: database.db, clock });
});
after(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE import_runs CASCADE'));

const eventsOf = async (id: string) => (await runs.get(id)).events.map(({ event }) => event);

test('a run says how far it is, what it left out, and how it ended', async () => {
  const log = await runs.begin(file);
  for (let line = 1; line <= 150; line += 1)
    log.refuse({ place: String(line), fault: line === 1 ? `broken\u0000${'x'.repeat(900)}` : 'broken' });
  log.progress({ ...none, read: 900, added: 700, changed: 50, refused: 150 }, 0.4);
  await log.save();
  const { run, refusals } = await runs.get(log.id);
  assert.deepEqual([run.state, run.share, run.read, run.added, run.refused], ['running', 0.4, 900, 700, 150]);
  assert.deepEqual([refusals.length, refusals.at(-1)?.place], [100, '100']);
  assert.equal(refusals[0]?.fault.length, 500);
  log.progress({ ...none, read: 2000, added: 1850, refused: 150 }, 7);
  await log.end('stop', 'The file breaks off.');
  const ended = (await runs.get(log.id)).run;
  assert.deepEqual(
    [ended.state, ended.share, ended.added, ended.fault],
    ['stopped', 1, 1850, 'The file breaks off.'],
  );
  assert.deepEqual(await eventsOf(log.id), ['begin', 'stop']);
  // Its end is its end.
  await log.end('finish');
  assert.deepEqual(await eventsOf(log.id), ['begin', 'stop']);
});

test('who says nothing for a minute is told as dead at once, written down by the job, and may wake again', async () => {
  const log = await runs.begin(file);
  clock.advance(silentMs);
  assert.deepEqual([await runs.endSilent(), (await runs.get(log.id)).run.state], [0, 'running']);
  clock.advance(1);
  assert.equal((await runs.get(log.id)).run.state, 'died');
  assert.equal((await runs.last())[0]?.state, 'died');
  assert.deepEqual([await runs.endSilent(), await runs.endSilent()], [1, 0]);
  assert.deepEqual(await eventsOf(log.id), ['begin', 'fall_silent']);
  assert.equal((await runs.list({ states: ['died'] }, { limit: 5, offset: 0 })).total, 1);
  await log.save();
  assert.equal((await runs.get(log.id)).run.state, 'running');
  await log.end('finish');
  assert.deepEqual(await eventsOf(log.id), ['begin', 'fall_silent', 'speak_again', 'finish']);
});

test('lists are by kind and state, the last of each source is found, and a year later it is forgotten', async () => {
  const first = await runs.begin(file);
  await first.end('finish');
  const finishedAt = clock.now();
  clock.advance(1000);
  await (await runs.begin({ ...file, fileName: 'next.zip' })).end('refuse', 'The file is empty.');
  await (await runs.begin({ ...file, kind: 'list', source: 'un' })).end('finish');
  const { items, total } = await runs.list({ kind: 'companies' }, { limit: 1, offset: 0 });
  assert.deepEqual([total, items.map(({ fileName }) => fileName)], [2, ['next.zip']]);
  assert.deepEqual(
    (await runs.last()).map(({ source, state, goodAt: at }) => [source, state, at?.getTime()]),
    [
      ['gleif', 'refused', finishedAt.getTime()],
      ['un', 'finished', clock.now().getTime()],
    ],
  );
  clock.advance(365 * dayMs);
  assert.equal(await runs.forgetOld(), 1);
  await assert.rejects(runs.get(first.id), /There is no such import/);
});

test('a source that has nothing newer is as good as imported, and its run is not forgotten', async () => {
  await runs.noteUnchanged('companies', 'gleif');
  const first = await runs.begin(file);
  await first.end('finish');
  clock.advance(360 * dayMs);
  await runs.noteUnchanged('companies', 'gleif');
  assert.equal((await runs.last())[0]?.goodAt?.getTime(), clock.now().getTime());
  clock.advance(10 * dayMs);
  assert.equal(await runs.forgetOld(), 0);
});

test('of two runs of a source the one under way is told, while it is heard of', async () => {
  const long = await runs.begin(file);
  clock.advance(1000);
  await (await runs.begin(file)).end('refuse', 'Another import of it runs.');
  assert.deepEqual(
    (await runs.last()).map(({ id, state }) => [id, state]),
    [[long.id, 'running']],
  );
  clock.advance(silentMs);
  assert.deepEqual(
    (await runs.last()).map(({ state }) => state),
    ['refused'],
  );
});

test('nothing that is written down stops an import, also when it cannot be written', async () => {
  const log = await runs.begin(file);
  await database.pool.query('DELETE FROM import_runs');
  log.refuse({ place: '1', fault: 'broken' });
  await log.save();
  await log.end('finish');
});

test('what has ended stays so', () => {
  for (const state of ['finished', 'refused', 'stopped'] as const) assert.ok(importRunMachine.isFinal(state));
});
