import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isInView,
  isReportSent,
  isWaiting,
  orderMachine,
  orderStates,
  orderViews,
  statesOfView,
} from './order-states.ts';

test('every order is in exactly one of open, delivered and closed', () => {
  for (const state of orderStates) {
    const views = (['open', 'delivered', 'closed'] as const).filter((view) => isInView(view, state));
    assert.equal(views.length, 1, state);
  }
  assert.deepEqual(statesOfView('all'), [...orderStates]);
});

test('an order waits where only a payment or an answer of the customer goes on with it', () => {
  assert.deepEqual(statesOfView('waiting'), [
    'awaiting_payment',
    'needs_clarification',
    'share_offered',
    'funds_needed',
    'payment_problem',
  ]);
  const goesOn = ['accept', 'answer', 'wait_for_more', 'fund', 'settle_debt'] as const;
  for (const state of orderStates) {
    const isGoing = goesOn.some((event) => orderMachine.next(state, event) !== undefined);
    assert.equal(isWaiting(state), isGoing, state);
  }
});

test('delivered is where the report can be downloaded', () => {
  assert.deepEqual(statesOfView('delivered'), orderStates.filter(isReportSent));
});

test('no view is empty', () => {
  for (const view of orderViews) assert.ok(statesOfView(view).length > 0, view);
});
