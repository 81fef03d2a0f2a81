import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWorker } from './worker.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a job is run again and again, and an error ends neither it nor the others', async () => {
  const reported: string[] = [];
  const runs = { good: 0, bad: 0 };
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const count = (name: 'good' | 'bad') => {
    runs[name] += 1;
    if (runs.good >= 3 && runs.bad >= 3) resolve();
  };
  const worker = startWorker(
    [
      { name: 'good', everyMs: 1, run: async () => count('good') },
      {
        name: 'bad',
        everyMs: 1,
        run: async () => {
          count('bad');
          throw new Error('no');
        },
      },
    ],
    (job, error) => reported.push(`${job}: ${error}`),
  );
  await enough;
  await worker.stop();
  assert.ok(reported.length >= 2);
  assert.deepEqual([...new Set(reported)], ['bad: Error: no']);
});

test('a job never overlaps itself, and stopping waits for what is under way', async () => {
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  let running = 0;
  let runs = 0;
  const job = {
    name: 'slow',
    everyMs: 0,
    run: async () => {
      running += 1;
      runs += 1;
      assert.equal(running, 1);
      await mayEnd;
      running -= 1;
    },
  };
  const worker = startWorker([job], () => assert.fail('nothing fails'));
  let isStopped = false;
  const stopping = worker.stop().then(() => {
    isStopped = true;
  });
  await turn();
  assert.deepEqual([isStopped, running], [false, 1]);
  letEnd();
  await stopping;
  assert.deepEqual([running, runs], [0, 1], 'it is not begun anew');
});

test('stopping does not wait for the next time, however far off', async () => {
  let runs = 0;
  const job = { name: 'rare', everyMs: 2 ** 31 - 1, run: async () => void runs++ };
  const worker = startWorker([job], () => {});
  await turn();
  await worker.stop();
  await worker.stop();
  assert.equal(runs, 1);
});

test('what a job says while everything stops is no fault any more', async () => {
  const reported: unknown[] = [];
  const { promise: broken, reject } = Promise.withResolvers<void>();
  const worker = startWorker([{ name: 'cut off', everyMs: 0, run: () => broken }], (_job, error) =>
    reported.push(error),
  );
  const stopped = worker.stop();
  reject(new Error('the database is gone'));
  await stopped;
  assert.deepEqual(reported, []);
});

test('without jobs there is nothing to stop', async () => {
  await startWorker([], () => {}).stop();
});

test('a job that is woken runs at once, and once more if it was running', async () => {
  let runs = 0;
  let letEnd = () => {};
  const job = {
    name: 'seldom',
    everyMs: 3_600_000,
    run: async () => {
      runs += 1;
      if (runs === 2) await new Promise<void>((resolve) => (letEnd = resolve));
    },
  };
  const worker = startWorker([job], () => {});
  await turn();
  for (const expected of [2, 3]) {
    worker.wake('seldom');
    if (expected === 3) letEnd();
    while (runs < expected) await turn();
  }
  await worker.stop();
  assert.equal(runs, 3);
});
