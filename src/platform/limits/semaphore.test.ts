import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
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

test('who waits gets a turn in the order of coming', async () => {
  const semaphore = createSemaphore({ parallel: 1, queueLimit: 10 });
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map((one) =>
      semaphore.run(async () => {
        order.push(one);
        await new Promise((resolve) => setImmediate(resolve));
      }, full),
    ),
  );
  assert.deepEqual(order, [1, 2, 3, 4]);
});

test('who leaves while waiting makes room, and its turn goes to the next', async () => {
  const semaphore = createSemaphore({ parallel: 1, queueLimit: 1 });
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const first = semaphore.run(() => end, full);
  const gone = new AbortController();
  const left = semaphore.run(async () => assert.fail('it has left'), full, gone.signal);
  await assert.rejects(
    semaphore.run(async () => 1, full),
    /full/,
  );
  gone.abort(new Error('left'));
  await assert.rejects(left, /left/);
  const next = semaphore.run(async () => 2, full);
  finish();
  await first;
  assert.equal(await next, 2);
  await assert.rejects(
    semaphore.run(async () => assert.fail('it had left before'), full, gone.signal),
    /left/,
  );
  assert.equal(await semaphore.run(async () => 3, full), 3);
});

test('whatever fails and whenever it ends: never more at once, nobody forgotten, nobody refused with room left', async () => {
  const plan = fc.record({
    parallel: fc.integer({ min: 1, max: 4 }),
    queueLimit: fc.nat(5),
    tasks: fc.array(fc.record({ turns: fc.nat(3), fails: fc.boolean() }), { maxLength: 15 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ parallel, queueLimit, tasks }) => {
      const semaphore = createSemaphore({ parallel, queueLimit });
      let running = 0;
      const ends = await Promise.allSettled(
        tasks.map(({ turns, fails }) =>
          semaphore.run(async () => {
            running += 1;
            assert.ok(running <= parallel, 'too many at once');
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('task');
          }, full),
        ),
      );
      const refused = ends.filter((end) => end.status === 'rejected' && String(end.reason) === 'Error: full');
      assert.equal(refused.length, Math.max(0, tasks.length - parallel - queueLimit));
      assert.equal(running, 0);
      assert.equal(await semaphore.run(async () => 7, full), 7);
    }),
  );
});
