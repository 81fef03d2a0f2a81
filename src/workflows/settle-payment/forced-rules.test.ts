import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentMachine, paymentStates, rowOf } from '#modules/payments/payment-states.ts';
import { eventOfForced, forcedChoices } from '#modules/payments/service.ts';
import { paymentDecision } from './decide.ts';

const statuses = [
  'open',
  'requires_action',
  'authorised',
  'verified',
  'declined',
  'captured',
  'voided',
  'expired',
] as const;

/** Every contradiction between a state of ours and a status of the gateway. */
const contradictions = paymentStates.flatMap((state) =>
  statuses
    .filter((status) => paymentDecision(state, status) === 'review')
    .map((status) => ({ state, status })),
);

test('every contradiction but one has a way out: what we have booked is never unsaid by hand', () => {
  assert.ok(contradictions.length > 40);
  for (const { state, status } of contradictions)
    assert.equal(forcedChoices(state, status).length, rowOf(state).isCaptured ? 0 : 1, `${state}, ${status}`);
});

test('a forced edge leads where an ordinary one with its effect leads, and from nowhere that has one', () => {
  for (const { state, status } of contradictions)
    for (const to of forcedChoices(state, status)) {
      assert.ok(
        paymentMachine.transitions.some((edge) => edge.event === eventOfForced[to] && edge.to === to),
      );
      // Once there the same word of the gateway contradicts no more, or a page that is still open is closed next.
      const isSettled =
        paymentDecision(to, status) !== 'review' || forcedChoices(to, status).includes('void_due');
      assert.ok(isSettled, `${state} → ${to}, ${status}`);
    }
});

test('money is booked only where it is there, and never let go where it is', () => {
  for (const state of paymentStates)
    for (const status of statuses)
      for (const to of forcedChoices(state, status)) assert.equal(to === 'captured', status === 'captured');
});
