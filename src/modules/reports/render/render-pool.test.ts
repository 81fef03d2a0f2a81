import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRenderPool, type RenderPool, RenderPoolBusy, type RenderPoolFigures } from './render-pool.ts';
import { startRenderProcess } from './render-process.ts';

const worker = new URL('./render-worker-fixture.ts', import.meta.url);

describe('render pool', { timeout: 60_000 }, () => {
  const pools: RenderPool[] = [];
  /** Every process that any of these pools has started. */
  const started: number[] = [];
  after(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    assert.deepEqual(started.filter(isRunning), [], 'no process is left');
  });

  function poolOf(wishes: Partial<RenderPoolFigures> = {}): RenderPool {
    const pool = createRenderPool(wishes, () => {
      const process = startRenderProcess(undefined, worker);
      started.push(process.pid ?? 0);
      return process;
    });
    pools.push(pool);
    return pool;
  }

  /** The process that did the job. */
  async function pidOf(pool: RenderPool, document: string): Promise<number> {
    const answer = await pool.run({ document, attachments: [] });
    assert.ok('pdf' in answer);
    return Number(Buffer.from(answer.pdf));
  }

  it('starts no process before it is needed, and one for what comes one after the other', async () => {
    const pool = poolOf();
    assert.deepEqual(pool.pids(), []);
    const first = await pidOf(pool, 'at once');
    assert.equal(await pidOf(pool, 'at once'), first);
    assert.deepEqual(pool.pids(), [first]);
  });

  it('does two jobs at once in two processes, and a third after them in one of these', async () => {
    const pool = poolOf();
    const pids = await Promise.all(['slowly', 'slowly', 'at once'].map((job) => pidOf(pool, job)));
    assert.equal(new Set(pids.slice(0, 2)).size, 2);
    assert.ok(pids.slice(0, 2).includes(pids[2] ?? 0));
    assert.deepEqual(pool.pids().toSorted(), pids.slice(0, 2).toSorted());
  });

  it('refuses what is beyond the queue at once, and takes it when there is room again', async () => {
    const pool = poolOf({ processes: 1, maxWaiting: 2 });
    const taken = ['slowly', 'at once', 'at once'].map((job) => pidOf(pool, job));
    await assert.rejects(pidOf(pool, 'at once'), RenderPoolBusy);
    assert.equal(new Set(await Promise.all(taken)).size, 1);
    await pidOf(pool, 'at once');
  });

  it('kills a process that hangs, tries once more in a new one, and does the other work meanwhile', async () => {
    const pool = poolOf({ timeoutMs: 1_500 });
    const kept = await pidOf(pool, 'at once');
    const other = pidOf(pool, 'slowly');
    const before = started.length;
    const hanging = assert.rejects(pidOf(pool, 'hang'), /did not answer within 1500 ms/);
    assert.equal(await other, kept);
    for (let count = 0; count < 5; count += 1) assert.equal(await pidOf(pool, 'at once'), kept);
    await hanging;
    const killed = started.slice(before);
    assert.equal(killed.length, 2);
    assert.deepEqual(killed.filter(isRunning), []);
    assert.deepEqual(pool.pids(), [kept]);
  });

  it('gives up after the second loss of a process, and works again afterwards', async () => {
    const pool = poolOf({ processes: 1 });
    await assert.rejects(pidOf(pool, 'die'), { name: 'RenderProcessLost', message: /ended with 1/ });
    await pidOf(pool, 'at once');
  });

  it('replaces a process after so many jobs, or when it has grown', async () => {
    const pool = poolOf({ maxJobs: 2 });
    const [first, second, third] = [
      await pidOf(pool, 'at once'),
      await pidOf(pool, 'at once'),
      await pidOf(pool, 'grow'),
    ];
    assert.equal(second, first);
    assert.notEqual(third, first);
    assert.deepEqual(pool.pids(), []);
    assert.deepEqual([first, third].filter(isRunning), []);
  });

  it('ends a process that has long been at rest, and starts another for the next job', async () => {
    const pool = poolOf({ idleMs: 50 });
    const first = await pidOf(pool, 'at once');
    while (isRunning(first)) await sleep(10);
    assert.deepEqual(pool.pids(), []);
    assert.notEqual(await pidOf(pool, 'at once'), first);
  });

  it('ends every process when it is closed, and refuses what it was doing and what waits', async () => {
    const pool = poolOf({ processes: 1 });
    const jobs = ['hang', 'at once'].map((job) => pidOf(pool, job));
    const refused = Promise.all(jobs.map((job) => assert.rejects(job)));
    const pids = pool.pids();
    await pool.close();
    assert.equal(pids.length, 1);
    assert.deepEqual(pids.filter(isRunning), []);
    await refused;
    await assert.rejects(pidOf(pool, 'at once'), /closed/);
    assert.deepEqual(pool.pids(), []);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
