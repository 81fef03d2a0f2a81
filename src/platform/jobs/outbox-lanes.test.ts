import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { outboxLanes } from './outbox-lanes.ts';
import { startWorker, type Worker } from './worker.ts';

const names = ['one', 'two', 'three'];

/** Lanes over rows that are run by `work`; counts how often anybody looks. */
function start(rows: string[], work: (row: string) => Promise<void>) {
  let looks = 0;
  const drain = async (onBusy?: () => void) => {
    let count = 0;
    for (;;) {
      looks += 1;
      const row = rows.shift();
      if (row === undefined) return count;
      if (count === 0) onBusy?.();
      count += 1;
      await work(row);
    }
  };
  const worker: Worker = startWorker(
    outboxLanes({ drain }, { names, everyMs: 50, wake: (name) => worker.wakeIdle(name) }),
    (_job, error) => assert.fail(String(error)),
  );
  return { worker, looks: () => looks };
}

test('while there is nothing to do one lane looks for all', async () => {
  const { worker, looks } = start([], async () => {});
  await pause(1_000);
  await worker.stop();
  assert.ok(looks() >= 5 && looks() <= 23, `${looks()} looks in a second of 20 turns`);
});

test('rows are run beside each other at once, and one that hangs holds up nobody', async () => {
  const rows: string[] = [];
  const done: string[] = [];
  const { promise: hanging, resolve: end } = Promise.withResolvers<void>();
  const { worker } = start(rows, async (row) => {
    if (row === 'hangs') await hanging;
    done.push(row);
  });
  rows.push('hangs', 'a', 'b', 'c');
  await pause(200);
  assert.deepEqual(done, ['a', 'b', 'c']);
  rows.push('d');
  await pause(200);
  assert.deepEqual(done, ['a', 'b', 'c', 'd']);
  end();
  await worker.stop();
  assert.equal(done.at(-1), 'hangs');
});
