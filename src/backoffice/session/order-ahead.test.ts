import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { createOrderAhead } from './order-ahead.ts';

// Only the name matters here.
const orderOf = (orderId: string) => ({ orderId }) as StaffOrder;

function aheadOf(answer = async (orderId: string) => orderOf(orderId)) {
  let now = 0;
  const asked: string[] = [];
  const ahead = createOrderAhead({
    ask(orderId) {
      asked.push(orderId);
      return answer(orderId);
    },
    now: () => now,
  });
  return { ahead, asked, pass: (ms: number) => (now += ms) };
}

test('an order is asked for once, ahead, and is opened with that', async () => {
  const { ahead, asked } = aheadOf();
  ahead.ask('a');
  assert.equal((await ahead.take('a')).orderId, 'a');
  assert.deepEqual(asked, ['a']);
  await ahead.take('a');
  assert.deepEqual(asked, ['a', 'a'], 'what was opened once is asked for anew');
});

test('another order, an old answer and what was done in between are no answer', async () => {
  const { ahead, asked, pass } = aheadOf();
  ahead.leave(orderOf('a'));
  assert.equal((await ahead.take('b')).orderId, 'b');
  ahead.leave(orderOf('a'));
  pass(12_000);
  await ahead.take('a');
  ahead.ask('c');
  ahead.forget();
  await ahead.take('c');
  assert.deepEqual(asked, ['b', 'a', 'c', 'c']);
});

test('what failed ahead is asked for again by whoever opens it', async () => {
  let tries = 0;
  const { ahead } = aheadOf(async (orderId) => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return orderOf(orderId);
  });
  ahead.ask('a');
  assert.equal((await ahead.take('a')).orderId, 'a');
  assert.equal(tries, 2);
});
