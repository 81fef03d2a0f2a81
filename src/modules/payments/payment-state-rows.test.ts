import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentKey, routeFor } from './payment.ts';
import {
  isCaptured,
  isMoneyLive,
  paymentMachine,
  paymentStates,
  reconciledStates,
  rowOf,
} from './payment-states.ts';

test('a state is open, ended or captured, never two of them', () => {
  for (const state of paymentStates) {
    const { isOpen, isEnded, isCaptured, isSecured } = rowOf(state);
    assert.ok([isOpen, isEnded, isCaptured, isSecured].filter(Boolean).length <= 1, state);
  }
});

test('what nothing leaves waits for nobody, and what ended is left only by what was held after all', () => {
  for (const state of paymentStates) {
    const isFinal = paymentMachine.isFinal(state);
    if (isFinal) assert.equal(rowOf(state).waitsFor, null, state);
    const leaves = paymentMachine.transitions.filter(({ from }) => from === state);
    if (rowOf(state).isEnded)
      assert.ok(leaves.every(({ event, to }) => event === 'find_held' && to === 'void_due'));
    if (rowOf(state).isReconciled) assert.ok(!isFinal, state);
  }
});

test('the gateway is asked about what is open, held or under way', () => {
  assert.deepEqual(reconciledStates, [
    'created',
    'requires_action',
    'unknown',
    'authorised',
    'void_due',
    'capture_due',
    'capture_unknown',
  ]);
});

test('money is taken by one event alone, and only where it was due or about to go back', () => {
  const taking = paymentMachine.transitions.filter(({ from, to }) => !isCaptured(from) && isCaptured(to));
  assert.deepEqual([...new Set(taking.map(({ event }) => event))], ['capture']);
  assert.deepEqual(
    taking.map(({ from }) => from),
    ['void_due', 'capture_due', 'capture_unknown'],
  );
  for (const { from, to } of paymentMachine.transitions)
    if (isCaptured(from)) assert.ok(isCaptured(to), `${from} → ${to}: what was taken is never forgotten`);
});

test('a debit is asked for of a hold and of nothing else', () => {
  const asked = paymentMachine.transitions.filter(({ event }) => event === 'demand_capture');
  assert.deepEqual(
    asked.map(({ from }) => from),
    ['authorised'],
  );
});

test('whatever is held or open can be given back, and what rests cannot', () => {
  for (const state of paymentStates) {
    const mayRelease = paymentMachine.may(state, 'release');
    const { isOpen, isEnded } = rowOf(state);
    if (isOpen) assert.ok(mayRelease, state);
    if (isEnded || isCaptured(state)) assert.ok(!mayRelease, state);
  }
});

test('as long as somebody’s turn is still to come the money is not at rest', () => {
  for (const state of paymentStates) {
    const isResting = ['declined', 'voided', 'expired', 'captured', 'partially_refunded', 'refunded', 'lost'];
    assert.equal(isMoneyLive(state), !isResting.includes(state), state);
  }
});

test('from every state a payment can still come to rest', () => {
  for (const start of paymentStates) {
    const reached = new Set([start]);
    for (const state of reached)
      for (const { from, to } of paymentMachine.transitions) if (from === state) reached.add(to);
    assert.ok(
      [...reached].some((state) => !isMoneyLive(state)),
      start,
    );
  }
});

test('a hold is placed at once only where its life outlasts the promise', () => {
  assert.deepEqual(
    [0, 3, 4, 30].map((days) => routeFor(days, 3)),
    ['hold', 'hold', 'verify', 'verify'],
  );
  assert.equal(routeFor(0, 0), 'hold');
  assert.equal(routeFor(1, 0), 'verify');
});

test('one business action has one key, however often it is tried', () => {
  const actions = ['open', 'authorise', 'release', 'capture'] as const;
  const keys = [1, 2, 12].flatMap((attempt) =>
    ['a', 'b'].flatMap((orderId) => actions.map((action) => paymentKey({ orderId, attempt }, action))),
  );
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(paymentKey({ orderId: 'a', attempt: 2 }, 'capture'), 'oa:capture:2');
});
