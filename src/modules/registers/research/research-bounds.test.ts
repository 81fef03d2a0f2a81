import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { openResearch, register } from '#testing/research/research-world.ts';
import { documents, officers, silence } from '#testing/research/source-server.ts';
import { waitFor } from '#testing/timeline.ts';
import { accountsFixture } from '../companies-house/readings/accounts-fixture.ts';
import type { Source } from '../sources/source.ts';
import { createBoundedReading } from './reading/bounded-reading.ts';

let world: Awaited<ReturnType<typeof openResearch>>;
before(async () => {
  world = await openResearch();
});
afterEach(() => world.clear());
after(() => world.close());

const thread = new URL('../reading-thread.ts', import.meta.url);
const onlyOfficers = (limit: Source['limit']): Source => ({
  ...register,
  limit,
  parts: register.parts.filter(({ reader }) => reader.part === 'officers'),
});

test('our own bound on calls costs no attempt: what is beyond it waits, and gives up only after long', async () => {
  const { answers, begin, clock, countCalls, start, statesOf, taskOf } = world;
  answers.set('/officers', officers('DOE, Jane'));
  const runs = start([onlyOfficers({ calls: 1, perSeconds: 60 })], { quotaMs: 120_000, atOnce: 1 });
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await begin(runs, `0123456${at}`));
  // Whoever came in the same moment is in no order.
  const states = async () =>
    (await Promise.all(ids.map(async (id) => (await statesOf(runs, id)).officers))).toSorted();
  for (let minute = 0; minute < 3; minute += 1) {
    await runs.drain();
    assert.equal(countCalls('officers'), minute + 1, 'as the bound allows');
    clock.advance(60_000);
  }
  assert.deepEqual(await states(), ['found', 'found', 'found', 'waiting', 'waiting']);
  await runs.drain();
  assert.deepEqual(await states(), ['found', 'found', 'found', 'found', 'unavailable: quota']);
  const tasks = await Promise.all(ids.map((id) => taskOf(runs, id, 'officers')));
  assert.deepEqual(tasks.map((task) => task?.attempts).toSorted(), [0, 1, 1, 1, 1]);
});

test('a task that needs more calls than are left goes on where it stopped, without an attempt', async () => {
  const { answers, begin, clock, countCalls, start, statesOf, taskOf } = world;
  answers.set('/filing-history', documents('d1', 'd2'));
  for (const id of ['d1', 'd2'])
    answers.set(id, (response) => response.end(accountsFixture([['CurrentAssets', 'now', '1']])));
  const accounts = register.parts.filter(({ reader }) => reader.part === 'accounts');
  const runs = start([{ ...register, limit: { calls: 1, perSeconds: 10 }, parts: accounts }]);
  const runId = await begin(runs);
  for (let round = 0; round < 3; round += 1) {
    await runs.drain();
    clock.advance(10_000);
  }
  assert.equal((await statesOf(runs, runId)).accounts, 'found');
  assert.equal((await taskOf(runs, runId, 'accounts'))?.attempts, 1);
  assert.deepEqual(['filing-history', 'd1', 'd2'].map(countCalls), [1, 1, 1]);
});

test('one hop is followed to where the source hands out documents, without the key', async () => {
  const { answers, base, begin, calls, start, statesOf } = world;
  answers.set('/filing-history', documents('d1'));
  answers.set('/document/d1', (response) =>
    response.writeHead(302, { location: `${base}/store/d1?signature=x` }).end(),
  );
  answers.set('/store/d1', (response) => response.end(accountsFixture([['CurrentAssets', 'now', '1']])));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).accounts, 'found');
  const hop = calls.find(({ url }) => url.startsWith('/store'));
  assert.deepEqual([hop?.headers.authorization, hop?.headers['user-agent']], [undefined, 'test']);
  const [snapshot] = (await runs.readings(world.db, runId)).filter(({ snapshot: { url } }) =>
    url.includes('d1'),
  );
  assert.doesNotMatch(snapshot?.snapshot.url ?? '', /signature/);
});

test('a second hop, and one to anywhere else, is no answer', async () => {
  const { answers, base, begin, clock, start, statesOf } = world;
  answers.set('/filing-history', documents('d1'));
  for (const location of [`${base}/document/d1`, 'http://169.254.169.254/latest', 'file:///etc/passwd', '']) {
    answers.set('/document/d1', (response) => response.writeHead(302, { location }).end());
    const runs = start();
    const runId = await begin(runs);
    await runs.drain();
    clock.advance(2_000);
    await runs.drain();
    assert.equal((await statesOf(runs, runId)).accounts, 'unavailable: no_answer', location);
  }
});

test('a task that takes longer than a lease is still held', async () => {
  const { answers, begin, clock, countCalls, database, start } = world;
  answers.set('/officers', silence);
  const source = onlyOfficers(register.limit);
  const runs = start([source], { leaseMs: 300, timeoutMs: 60_000 });
  await begin(runs);
  void runs.drain();
  await waitFor('the call', async () => countCalls('officers') > 0 || undefined);
  const lease = async () => {
    const { rows } = await database.pool.query('SELECT leased_until FROM research_tasks');
    return Number(rows[0].leased_until);
  };
  const first = await lease();
  clock.advance(290);
  await waitFor('a new lease', async () => (await lease()) > first || undefined);
  clock.advance(20);
  assert.equal(await start([source]).drain(), 0);
  assert.equal(countCalls('officers'), 1);
});

test('a part that cannot be read is told of beside what was found', async () => {
  const { answers, begin, start, statesOf } = world;
  answers.set('/filing-history', documents('d1', 'd2'));
  answers.set('d1', (response) => response.end(accountsFixture([['CurrentAssets', 'now', '1']])));
  answers.set('d2', (response) => response.end('<html>'));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).accounts, 'found: partly_unreadable');
  const faults = (await runs.readings(world.db, runId)).flatMap(({ fault }) => fault ?? []);
  assert.equal(faults.length, 1);
});

test('what is large is read in a thread, with the same result', async () => {
  const { answers, begin, start, statesOf } = world;
  answers.set(
    '/officers',
    officers(...Array.from({ length: 2_000 }, (_, at) => `DOE, Jane ${at} ${'x'.repeat(60)}`)),
  );
  const runs = start([onlyOfficers(register.limit)], { worker: thread });
  const runId = await begin(runs);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'found');
  assert.equal((await runs.readings(world.db, runId))[0]?.findings.length, 2_000);
});

test('whoever reads for too long, or takes too much memory, is ended; the next one is read', async () => {
  const part = register.parts[0];
  assert.ok(part);
  const job = {
    reader: 'spin',
    bytes: new Uint8Array(100),
    subjectNumber: '1',
    contentType: '',
    address: '',
    request: { path: '/', accept: '*/*' },
  };
  const worker = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ reader }) => {
        if (reader === 'spin') for (;;);
        const all = [];
        if (reader === 'fill') for (;;) all.push(new Array(1e6).fill({}));
        parentPort.postMessage({ reading: { state: 'found', findings: [], remarks: [] }, requests: [], fault: null });
      });`)}`,
  );
  const outcomes = async (readers: readonly string[], bounds: { timeoutMs: number; memoryMb: number }) => {
    const reading = createBoundedReading(worker, { smallBytes: 0, threads: 1, ...bounds });
    const answers = await Promise.all(readers.map((reader) => reading.read(part, { ...job, reader })));
    await reading.close();
    return answers.map(({ fault }) => fault?.split(':')[0] ?? null);
  };
  assert.deepEqual(await outcomes(['fine', 'fill', 'fine'], { timeoutMs: 60_000, memoryMb: 32 }), [
    null,
    'too_big',
    null,
  ]);
  assert.deepEqual(await outcomes(['spin'], { timeoutMs: 300, memoryMb: 512 }), ['too_slow']);
});
