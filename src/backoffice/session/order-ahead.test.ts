import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { createOrderAhead } from './order-ahead.ts';

// Only the name matters here.
const orderOf = (orderId: string) => ({ orderId }) as StaffOrder;

function aheadOf(answer = async (orderId: string) => orderOf(orderId)) {
  let now = 0;
  let isSignedIn = true;
  const watchers: (() => void)[] = [];
  const asked: string[] = [];
  const ahead = createOrderAhead({
    ask(orderId) {
      asked.push(orderId);
      return answer(orderId);
    },
    now: () => now,
    hasSession: () => isSignedIn,
    watchSession: (onChange) => watchers.push(onChange),
  });
  return {
    ...{ ahead, asked, pass: (ms: number) => (now += ms) },
    /** As the browser tells it; `isHeard` is whether this page has heard of it yet. */
    sign(isIn: boolean, isHeard = true) {
      isSignedIn = isIn;
      if (isHeard) for (const tell of watchers) tell();
    },
  };
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

test('nobody who is signed in no more is answered from memory, nor whoever signs in next', async () => {
  const { ahead, asked, sign } = aheadOf();
  ahead.leave(orderOf('a'));
  sign(false, false);
  await ahead.take('a');
  assert.deepEqual(asked, ['a'], 'there is no session');
  sign(true, false);
  ahead.leave(orderOf('a'));
  sign(false);
  sign(true);
  await ahead.take('a');
  assert.deepEqual(asked, ['a', 'a'], 'there is another session');
});

test('an order that is handed from page to page grows older all the same', async () => {
  const { ahead, asked, pass } = aheadOf();
  const order = await ahead.take('a');
  for (let pages = 0; pages < 2; pages += 1) {
    ahead.leave(order);
    pass(5_000);
    assert.equal(await ahead.take('a'), order);
  }
  ahead.leave(order);
  pass(2_000);
  assert.notEqual(await ahead.take('a'), order);
  assert.deepEqual(asked, ['a', 'a']);
});

test('an act forgets what was known before it and what a page left meanwhile, if it fails too', async () => {
  const { ahead, asked } = aheadOf();
  for (const end of [() => Promise.resolve(), () => Promise.reject(new Error('away'))]) {
    ahead.leave(orderOf('a'));
    const act = ahead.acting(() => {
      ahead.leave(orderOf('a'));
      return end();
    });
    await act.catch(() => undefined);
    await ahead.take('a');
  }
  assert.deepEqual(asked, ['a', 'a']);
});

test('what an act was answered with is opened, and asked for again only after a while', async () => {
  const { ahead, asked, pass } = aheadOf();
  const taken = orderOf('a');
  ahead.answered(taken);
  pass(300);
  ahead.ask('a');
  assert.equal(await ahead.take('a'), taken);
  ahead.answered(taken);
  ahead.ask('b');
  assert.deepEqual(asked, ['b'], 'another order is another answer');
  ahead.answered(taken);
  pass(3_000);
  ahead.ask('a');
  assert.deepEqual(asked, ['b', 'a']);
});
