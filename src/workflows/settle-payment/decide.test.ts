import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnfinished, type OrderState, orderMachine, orderStates } from '#modules/orders/order-states.ts';
import {
  isOpen,
  type PaymentState,
  paymentEvents,
  paymentMachine,
  paymentStates,
} from '#modules/payments/payment-states.ts';
import {
  type GatewayStatusCode,
  type OrderConsequence,
  orderConsequence,
  type PaymentDecision,
  paymentDecision,
  standingOf,
} from './decide.ts';

const statuses = [
  'open',
  'requires_action',
  'authorised',
  'verified',
  'declined',
  'captured',
  'voided',
  'expired',
] as const satisfies readonly GatewayStatusCode[];

type Row = readonly PaymentDecision[];
const untouched: Row = [
  ...(['nothing', 'challenge', 'authorise', 'verify', 'decline', 'review', 'expire', 'expire'] as const),
];
const ended: Row = [
  ...(['review', 'review', 'review', 'nothing', 'nothing', 'review', 'nothing', 'nothing'] as const),
];
const ours: Row = statuses.map((status) => (status === 'captured' ? 'nothing' : 'review'));
const debt: Row = [
  ...(['review', 'review', 'nothing', 'review', 'review', 'capture', 'expire', 'expire'] as const),
];

/** What each status, in the order of `statuses`, means for a payment in each state. */
const expected = {
  created: untouched,
  requires_action: untouched.with(1, 'nothing'),
  unknown: untouched.with(0, 'resume'),
  authorised: debt.with(5, 'review'),
  verified: debt.with(2, 'review').with(3, 'nothing').with(5, 'review'),
  declined: ended,
  void_due: [
    ...(['nothing', 'nothing', 'nothing', 'nothing', 'confirm_release', 'capture'] as const),
    ...(['confirm_release', 'confirm_release'] as const),
  ],
  voided: ended,
  expired: ended,
  capture_due: debt,
  capture_unknown: debt,
  captured: ours,
  partially_refunded: ours,
  refunded: ours,
  disputed: ours,
  lost: ours,
} satisfies Record<PaymentState, Row>;

describe('what the gateway says of a payment', () => {
  for (const state of ['voided', 'expired'] as const)
    it(`${state} by us, before its gateway had told us its name: what stands there goes back`, () => {
      assert.deepEqual(
        statuses.map((status) => paymentDecision(state, status, true)),
        ended.with(0, 'find_held').with(1, 'find_held').with(2, 'find_held'),
      );
    });
  for (const state of paymentStates) {
    it(`${state}: every status is followed, is nothing new, or calls a person`, () => {
      assert.deepEqual(
        statuses.map((status) => paymentDecision(state, status)),
        expected[state],
      );
      for (const decision of expected[state])
        if (decision !== 'nothing' && decision !== 'review')
          assert.ok(paymentMachine.may(state, decision), `${decision} is an edge`);
    });
  }
});

/** What an order does when the money for it is held, when only its card is saved, and when it was debited. */
type Consequences = readonly [
  authorised: OrderConsequence,
  verified: OrderConsequence,
  captured: OrderConsequence,
];
const giveBack: OrderConsequence = { payment: 'release' };
const unwanted: Consequences = [giveBack, giveBack, { refundAll: true }];
const consequences = {
  draft: unwanted,
  awaiting_payment: [{ order: 'accept' }, { order: 'accept' }, { refundAll: true }],
  queued: unwanted,
  in_progress: unwanted,
  needs_clarification: unwanted,
  in_review: unwanted,
  ready: [{ deliver: true }, giveBack, { refundAll: true }],
  funds_needed: [{ order: 'fund', deliver: true }, giveBack, { refundAll: true }],
  sending: [{}, giveBack, { refundAll: true }],
  report_sent: [giveBack, giveBack, { order: 'complete' }],
  payment_problem: [{ payment: 'demand_capture' }, giveBack, { order: 'settle_debt' }],
  completed: unwanted,
  refunding: unwanted,
  refunded: unwanted,
  share_offered: unwanted,
  awaiting_more: unwanted,
  closed: unwanted,
  claim_open: unwanted,
  not_found: unwanted,
  cancelled: unwanted,
  written_off: [giveBack, giveBack, {}],
} satisfies Record<OrderState, Consequences>;

describe('what an order does when its payment has moved', () => {
  for (const state of orderStates) {
    it(`${state}: held, saved and debited money is used or goes back`, () => {
      const moves = ['authorise', 'verify', 'capture'] as const;
      const found = moves.map((event) => orderConsequence(state, event, 'counts'));
      assert.deepEqual(found, consequences[state]);
      for (const { order } of found)
        if (order !== undefined) assert.ok(orderMachine.may(state, order), `${order} is an edge`);
    });

    it(`${state}: a hold that ends matters only before the mail is out or while it is unpaid`, () => {
      const lost = { ready: { order: 'lack_funds' }, report_sent: { order: 'lose_hold' } };
      const found = orderConsequence(state, 'expire', 'counts');
      assert.deepEqual(found, state === 'ready' || state === 'report_sent' ? lost[state] : {});
      assert.deepEqual(
        orderConsequence(state, 'decline', 'counts'),
        state === 'ready' ? { order: 'lack_funds' } : {},
      );
    });

    it(`${state}: an attempt that another has replaced moves no order but by money taken`, () => {
      for (const event of paymentEvents) {
        if (event === 'capture') continue;
        const found = orderConsequence(state, event, 'left');
        const isGivenBack = ['authorise', 'verify', 'challenge'].includes(event);
        assert.deepEqual(found, isGivenBack ? giveBack : {}, event);
      }
    });
  }

  it('a renewal that holds counts wherever a hold is of use, and goes back elsewhere', () => {
    const uses = Object.fromEntries(
      orderStates.map((state) => [state, orderConsequence(state, 'authorise', 'renewal')]),
    );
    const taken = { takeOver: true };
    const wanted: Partial<Record<OrderState, object>> = {
      ...{ awaiting_payment: { ...taken, order: 'accept' } },
      ...{ queued: taken, in_progress: taken, needs_clarification: taken, in_review: taken, sending: taken },
      ...{ share_offered: taken, awaiting_more: taken },
      ...{ ready: { ...taken, deliver: true }, funds_needed: { ...taken, order: 'fund', deliver: true } },
      payment_problem: { ...taken, payment: 'demand_capture' },
    };
    for (const state of orderStates) assert.deepEqual(uses[state], wanted[state] ?? giveBack, state);
  });

  it('a renewal that fails leaves the hold before it: its customer is told, or the finished report goes on', () => {
    for (const event of ['decline', 'expire', 'challenge'] as const)
      for (const state of orderStates) {
        const { payment, ...found } = orderConsequence(state, event, 'renewal');
        assert.equal(payment, event === 'challenge' ? 'release' : undefined);
        const then = state === 'ready' ? { deliver: true } : isUnfinished(state) ? { warn: true } : {};
        assert.deepEqual(found, then, `${state} ${event}`);
      }
  });

  it('nobody waits for a renewal once the hold that it should replace is debited, given back or left', () => {
    for (const state of paymentStates) {
      const isWaited = state === 'authorised' || state === 'expired';
      const renewal = { isActive: false, renews: 'one' };
      assert.equal(standingOf(renewal, { isActive: true, state }), isWaited ? 'renewal' : 'left', state);
      assert.equal(standingOf(renewal, { isActive: false, state }), 'left');
      assert.equal(standingOf({ ...renewal, isActive: true }, { isActive: false, state }), 'counts');
    }
    assert.equal(standingOf({ isActive: false, renews: null }, undefined), 'left');
  });

  it('no debit is asked of an attempt that is still open', () => {
    for (const state of paymentStates.filter(isOpen))
      assert.equal(paymentDecision(state, 'captured'), 'review');
  });
});
