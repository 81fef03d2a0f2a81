import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeOf } from './event-changes.ts';
import { isClosed, isClosedUnsent, isPayable, orderMachine, orderStates, rowOf } from './order-states.ts';

test('every mail goes with the events that it tells of, and with no others', () => {
  const told = orderMachine.transitions.flatMap(({ event, to }) => {
    const notice = noticeOf(event, to, 1);
    return notice === undefined ? [] : [`${event}: ${notice}`];
  });
  assert.deepEqual([...new Set(told)].sort(), [
    'accept: accepted',
    'ask: question',
    'cancel: cancelled',
    'complete: charged',
    'declare_not_found: not_found',
    'expire: cancelled',
    'give_up: cancelled',
    'lack_funds: funds_needed',
    'lapse: cancelled',
    'lose_hold: payment_problem',
    'settle_debt: charged',
  ]);
});

test('a corrected report brings no second receipt', () => {
  assert.equal(noticeOf('complete', 'completed', 2), undefined);
  assert.equal(noticeOf('settle_debt', 'completed', 2), 'charged');
});

test('a time limit ends a state by an edge of the table', () => {
  const limited = orderStates.flatMap((state) => {
    const { limit } = rowOf(state);
    if (limit !== null) assert.ok(orderMachine.may(state, limit.event), `${state} ends by ${limit.event}`);
    return limit === null ? [] : [state];
  });
  assert.deepEqual(limited, ['awaiting_payment', 'needs_clarification', 'funds_needed', 'not_found']);
});

test('a state that nothing leaves is closed, and one that waits for somebody is open', () => {
  for (const state of orderStates) {
    if (orderMachine.isFinal(state)) assert.ok(isClosed(state), state);
    if (rowOf(state).waitsFor !== null) assert.ok(rowOf(state).isOpen, state);
    assert.ok(!isClosedUnsent(state) || !rowOf(state).isSent, state);
  }
  assert.deepEqual(orderStates.filter(isPayable), ['awaiting_payment', 'funds_needed', 'payment_problem']);
});
