import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hourMs } from '#kernel/clock.ts';
import { noticeOf } from './event-changes.ts';
import {
  isClosed,
  isClosedUnsent,
  isPayable,
  isWaiting,
  mayCustomerCancel,
  type OrderState,
  orderMachine,
  orderStates,
  queuedStates,
  rowOf,
} from './order-states.ts';

test('every mail goes with the events that it tells of, and with no others', () => {
  const told = orderMachine.transitions.flatMap(({ event, to }) => {
    const notice = noticeOf(event, to, 1);
    return notice === undefined ? [] : [`${event}: ${notice}`];
  });
  assert.deepEqual([...new Set(told)].sort(), [
    'accept: accepted',
    'ask: question',
    'ask_again: share_question',
    'cancel: cancelled',
    'complete: charged',
    'declare_not_found: not_found',
    'expire: cancelled',
    'finish_refund: refunded',
    'give_up: cancelled',
    'lack_funds: funds_needed',
    'lapse: cancelled',
    'lose_hold: payment_problem',
    'offer_share: share_question',
    'reopen: reopened',
    'settle_debt: charged',
    'wait_for_more: share_waiting',
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

test('a timeline goes forward: back it goes only where somebody sends the work back', () => {
  const fallsBack = orderMachine.transitions.filter(({ from, to }) => {
    const { ending } = rowOf(to);
    return ending === null && rowOf(to).stepsDone < rowOf(from).stepsDone;
  });
  assert.deepEqual(
    fallsBack.map(({ event }) => event),
    ['reject', 'wait_for_more', 'correct'],
  );
  for (const state of orderStates) assert.ok(rowOf(state).stepsDone >= 0 && rowOf(state).stepsDone <= 6);
});

test('a report that was sent stays sent, until a correction takes its place', () => {
  for (const { from, event, to } of orderMachine.transitions) {
    if (!rowOf(from).isSent || event === 'correct') continue;
    assert.ok(rowOf(to).isSent, `${from} → ${to}`);
  }
  const first = orderMachine.transitions.filter(({ from, to }) => !rowOf(from).isSent && rowOf(to).isSent);
  assert.deepEqual(
    first.map(({ event }) => event),
    ['send'],
    'one event alone brings the report to its customer',
  );
});

test('all six steps are done exactly where the money was taken', () => {
  const paid = orderStates.filter((state) => rowOf(state).stepsDone === 6);
  assert.deepEqual(paid, ['completed', 'claim_open', 'refunding', 'refunded']);
  for (const { from, event, to } of orderMachine.transitions)
    if (!paid.includes(from) && paid.includes(to))
      assert.ok(['complete', 'settle_debt', 'waive'].includes(event));
});

test('what staff have to do stands in their queue, and what is over does not', () => {
  for (const state of orderStates) {
    const { waitsFor, isOpen, staffTone } = rowOf(state);
    if (waitsFor === 'staff') assert.ok(queuedStates.includes(state), state);
    if (!isOpen) assert.ok(!queuedStates.includes(state) && ['good', 'plain'].includes(staffTone), state);
  }
  for (const state of ['draft', 'awaiting_payment', 'not_found'] as const)
    assert.ok(!queuedStates.includes(state), state);
});

test('what wants something of the customer stands out on the page, and nothing else does', () => {
  for (const state of orderStates) assert.equal(rowOf(state).tone === 'warn', isWaiting(state), state);
});

test('an order may be cancelled by its customer until somebody works on it, and the table lets it', () => {
  const mayCancel = orderStates.filter(mayCustomerCancel);
  assert.deepEqual(mayCancel, ['awaiting_payment', 'queued']);
  for (const state of mayCancel) assert.equal(orderMachine.next(state, 'cancel'), 'cancelled');
  for (const { from, event } of orderMachine.transitions)
    if (event === 'cancel') assert.ok(!rowOf(from).isSent && from !== 'sending', from);
});

test('the days of a time limit are those that offer and mails name', () => {
  const hours = (state: OrderState) => (rowOf(state).limit?.afterMs ?? 0) / hourMs;
  assert.equal(hours('awaiting_payment'), 1.5, '90 minutes until the card is confirmed');
  assert.equal(hours('funds_needed'), 14 * 24, 'a ready report waits for 14 days');
  assert.equal(hours('not_found'), 30 * 24);
  // Ten business days, with holidays of two places between them.
  assert.ok(hours('needs_clarification') >= 14 * 24);
});

test('every order can still end, whatever state it has got into', () => {
  for (const start of orderStates) {
    const reached = new Set<OrderState>([start]);
    for (const state of reached)
      for (const { from, to } of orderMachine.transitions) if (from === state) reached.add(to);
    assert.ok([...reached].some(isClosed), start);
  }
});

test('an ending is told of what ended so, and of a claim that is open', () => {
  for (const state of orderStates) {
    const { ending, isOpen, isSent } = rowOf(state);
    if (!isOpen && state !== 'completed') assert.notEqual(ending, null, state);
    if (ending === 'cancelled' || ending === 'not_found') assert.ok(!isSent, state);
    if (ending === 'unpaid' || ending === 'claim' || ending === 'refunded') assert.ok(isSent, state);
  }
});
