import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCaptured, type PaymentState, paymentStates } from '#modules/payments/payment-states.ts';
import { afterAttempt, afterTaken, type DeliveryDecision, deliveryDecision } from './delivery-decision.ts';

describe('a finished report, by the payment as the gateway knows it now', () => {
  /** With a saved card and a long hold. A state without a line does not compile. */
  const decisions: Readonly<Record<PaymentState, DeliveryDecision>> = {
    created: 'wait',
    unknown: 'wait',
    requires_action: 'lack_funds',
    authorised: 'send',
    verified: 'hold_saved_card',
    declined: 'lack_funds',
    void_due: 'lack_funds',
    voided: 'lack_funds',
    expired: 'lack_funds',
    capture_due: 'lack_funds',
    capture_unknown: 'lack_funds',
    captured: 'send_paid',
    partially_refunded: 'send_paid',
    refunded: 'send_paid',
    disputed: 'send_paid',
    lost: 'send_paid',
  };
  for (const state of paymentStates) {
    it(`${state}: ${decisions[state]}`, () => {
      assert.equal(deliveryDecision({ state, cardToken: 'card' }, 72), decisions[state]);
    });
  }

  it('a hold must have 24 hours left, so that the capture has time for its retries', () => {
    const held = (hours: number, cardToken: string | null) =>
      deliveryDecision({ state: 'authorised', cardToken }, hours);
    assert.deepEqual(
      [held(24, null), held(23.99, 'card'), held(23.99, null)],
      ['send', 'hold_saved_card', 'lack_funds'],
    );
  });

  it('while a renewal is asked for, a hold that is too short or gone waits for its answer', () => {
    const renewing = (state: PaymentState, hours: number) =>
      deliveryDecision({ state, cardToken: 'card' }, hours, true);
    assert.deepEqual(
      [renewing('authorised', 24), renewing('authorised', 23), renewing('expired', 0)],
      ['send', 'wait', 'wait'],
    );
    assert.deepEqual([renewing('captured', 0), renewing('declined', 0)], ['send_paid', 'lack_funds']);
  });

  it('a hold that has ended unasked is asked for once more; only who was asked in vain is asked to pay', () => {
    const ended = (isRenewing: boolean, isWorthAsking: boolean) =>
      deliveryDecision({ state: 'expired', cardToken: 'card' }, 0, isRenewing, isWorthAsking);
    assert.deepEqual(
      [ended(false, true), ended(true, false), ended(false, false)],
      ['hold_saved_card', 'wait', 'lack_funds'],
    );
  });

  it('a card that was verified but not kept cannot be asked for a hold', () => {
    assert.equal(deliveryDecision({ state: 'verified', cardToken: null }, 72), 'lack_funds');
  });

  it('no state lets a report go out that is neither held nor paid for', () => {
    const sent = paymentStates.filter((state) =>
      deliveryDecision({ state, cardToken: 'card' }, 72).startsWith('send'),
    );
    assert.deepEqual(sent.toSorted(), [
      'authorised',
      'captured',
      'disputed',
      'lost',
      'partially_refunded',
      'refunded',
    ]);
  });
});

describe('the end of an attempt', () => {
  it('a mail that is taken is sent, also where an earlier attempt is in doubt', () => {
    assert.deepEqual([afterAttempt('taken', false), afterAttempt('taken', true)], ['send', 'send']);
  });
  it('a first attempt that failed stops; one without an answer is in doubt', () => {
    assert.deepEqual(
      [afterAttempt('not_taken', false), afterAttempt('unknown', false)],
      ['stop_sending', 'doubt'],
    );
  });
  it('while one is in doubt a later failure proves nothing', () => {
    assert.deepEqual([afterAttempt('not_taken', true), afterAttempt('unknown', true)], ['doubt', 'doubt']);
  });
});

describe('the money once the mail was taken', () => {
  it('a hold is captured, what was paid is complete, anything else is a lost hold', () => {
    const byNext = Map.groupBy(paymentStates, (state) => afterTaken(state));
    assert.deepEqual(byNext.get('demand_capture'), ['authorised']);
    const paid = byNext.get('complete') ?? [];
    assert.deepEqual(paid.toSorted(), ['captured', 'disputed', 'lost', 'partially_refunded', 'refunded']);
    for (const state of ['voided', 'expired', 'void_due', 'verified', 'created', 'unknown'] as const)
      assert.equal(afterTaken(state), 'lose_hold', state);
  });
  it('of what comes too late to cost anything nothing is debited, whatever is held', () => {
    for (const state of paymentStates)
      assert.equal(afterTaken(state, true), isCaptured(state) ? 'complete' : 'waive', state);
  });
});
