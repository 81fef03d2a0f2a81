import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { createSettableClock } from '#kernel/clock.ts';
import { createAskConnector } from './ask-connector.ts';
import { createCallBudget } from './call-budget.ts';
import { type Connector, type ConnectorAnswer, SourceUnavailable } from './connector.ts';

const register = { code: 'x-live', name: 'X', licence: 'none', url: null, isDemo: false };
const question = { country: 'NO', by: 'name', text: 'A' } as const;
const never = new AbortController().signal;
const figures = { timeoutMs: 40, failuresToOpen: 3, openMs: 400 };

function machine(ask: (call: number, signal: AbortSignal) => Promise<ConnectorAnswer>, calls = 100) {
  const clock = createSettableClock(new Date('2026-01-01T00:00:00Z'));
  let count = 0;
  const connector: Connector = {
    code: 'x',
    register,
    countries: 'all',
    answers: ['name'],
    limit: { calls, perSeconds: 10 },
    read: (_by, typed) => typed,
    ask: (_question, signal) => {
      count += 1;
      return ask(count, signal);
    },
  };
  const call = createAskConnector(connector, clock, figures);
  return { clock, ask: () => call(question, never), count: () => count };
}
const fine: ConnectorAnswer = { records: [] };

test('a register that hangs is left at the time limit, and hears that nobody waits', async () => {
  let isAborted = false;
  const { ask } = machine((_count, signal) => {
    signal.addEventListener('abort', () => {
      isAborted = true;
    });
    return new Promise(() => {});
  });
  const started = performance.now();
  await assert.rejects(ask(), { name: 'SourceUnavailable', reason: 'late' });
  assert.ok(performance.now() - started < 5_000);
  assert.ok(isAborted);
});

test('the breaker opens after failures in a row, tries again after a while, and closes', async () => {
  let isDown = true;
  const { ask, count } = machine(async () => {
    if (isDown) throw new SourceUnavailable('no_answer');
    return fine;
  });
  for (let turn = 0; turn < 3; turn += 1) await assert.rejects(ask(), { reason: 'no_answer' });
  await assert.rejects(ask(), { reason: 'no_answer', detail: 'circuit open' });
  assert.equal(count(), 3, 'an open circuit calls nobody');
  await wait(450);
  await assert.rejects(ask(), { detail: '' });
  assert.equal(count(), 4, 'one try, and open again');
  await assert.rejects(ask(), { detail: 'circuit open' });
  isDown = false;
  await wait(450);
  assert.deepEqual(await ask(), fine);
  assert.deepEqual(await ask(), fine);
  assert.equal(count(), 6);
});

test('one member state that is away does not shut out the others', async () => {
  const { ask, count } = machine(async () => {
    throw new SourceUnavailable('no_answer', { isPartial: true });
  });
  for (let turn = 0; turn < 6; turn += 1) await assert.rejects(ask());
  assert.equal(count(), 6);
});

test('429 is respected for as long as the register says, at most an hour', async () => {
  const { ask, count, clock } = machine(async (turn) => {
    if (turn === 1) throw new SourceUnavailable('too_often', { retryAfterSeconds: 120 });
    if (turn === 3) throw new SourceUnavailable('too_often', { retryAfterSeconds: 1e9 });
    return fine;
  });
  await assert.rejects(ask(), { reason: 'too_often' });
  clock.advance(119_000);
  await assert.rejects(ask(), { reason: 'too_often' });
  assert.equal(count(), 1);
  clock.advance(2_000);
  assert.deepEqual(await ask(), fine);
  await assert.rejects(ask(), { reason: 'too_often' });
  clock.advance(3_601_000);
  assert.deepEqual(await ask(), fine);
});

test('the bucket lets through what the register allows and no more', async () => {
  const { ask, count, clock } = machine(async () => fine, 5);
  const results = await Promise.allSettled(Array.from({ length: 8 }, ask));
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 5);
  assert.equal(count(), 5);
  clock.advance(2_000);
  assert.deepEqual(await ask(), fine);
  await assert.rejects(ask(), { reason: 'too_often' });
});

test('a bucket never holds more than it is large, and a clock that goes back gives nothing', () => {
  let now = 0;
  const budget = createCallBudget({ calls: 2, perSeconds: 1 }, () => now);
  now = 1_000_000;
  assert.deepEqual([budget.take(), budget.take(), budget.take()], [true, true, false]);
  now = 0;
  assert.equal(budget.take(), false);
});

test('a fault of our own reading is an unexpected answer without its words', async () => {
  const { ask } = machine(async () => {
    throw new TypeError('Acme Secret Ltd is not iterable');
  });
  await assert.rejects(ask(), { reason: 'unexpected_answer', detail: 'TypeError' });
});

test('after a clock was put back a bucket fills again in its own time, not when the clock has caught up', () => {
  let now = 3_600_000;
  const budget = createCallBudget({ calls: 2, perSeconds: 10 }, () => now);
  assert.deepEqual([budget.take(), budget.take(), budget.take()], [true, true, false]);
  now = 0;
  assert.equal(budget.take(), false);
  now = 4_999;
  assert.equal(budget.take(), false);
  now = 5_000;
  assert.deepEqual([budget.take(), budget.take()], [true, false]);
});

test('whenever it is asked: never more calls in any time than fit into the bucket and that time', () => {
  const waits = fc.array(fc.nat(4_000), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(
      waits,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      (steps, calls, perSeconds) => {
        let now = 0;
        let taken = 0;
        const budget = createCallBudget({ calls, perSeconds }, () => now);
        for (const step of steps) {
          now += step;
          if (budget.take()) taken += 1;
          assert.ok(taken <= calls + (now / 1_000) * (calls / perSeconds) + 1e-6);
        }
      },
    ),
  );
});

test('the longest pause that was asked for counts, and it gives no calls beside the usual', () => {
  let now = 0;
  const budget = createCallBudget({ calls: 1, perSeconds: 1 }, () => now);
  budget.pauseUntil(10_000);
  budget.pauseUntil(5_000);
  now = 9_999;
  assert.equal(budget.take(), false);
  now = 10_000;
  assert.deepEqual([budget.take(), budget.take()], [true, false]);
});
