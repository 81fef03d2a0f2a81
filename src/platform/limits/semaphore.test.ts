import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSemaphore } from './semaphore.ts';

const full = () => new Error('full');

test('runs so many at once, keeps so many waiting, refuses the rest, and recovers', async () => {
  const semaphore = createSemaphore({ parallel: 2, queueLimit: 3 });
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const burst = await Promise.allSettled(Array.from({ length: 8 }, () => semaphore.run(task, full)));
  assert.equal(most, 2);
  assert.deepEqual(
    burst.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected'],
  );
  await semaphore.run(task, full);
  assert.equal(running, 0);
});

test('a task that fails gives its place back', async () => {
  const semaphore = createSemaphore({ parallel: 1, queueLimit: 0 });
  await assert.rejects(
    semaphore.run(async () => Promise.reject(new Error('task')), full),
    /task/,
  );
  assert.equal(await semaphore.run(async () => 7, full), 7);
});
