import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OrderState } from '#modules/orders/order-states.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import type { GatewayStatusCode } from './decide.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

/** Makes something true at the gateway, lets it be looked at, and answers how things stand then. */
async function learn(placed: Awaited<ReturnType<OrderRooms['place']>>, reported: Partial<GatewayStatus>) {
  rooms.gateway.say(placed.gatewayId, reported);
  const payment = await rooms.settle.check(await rooms.payments.get(rooms.db, placed.payment.id));
  return { payment, order: await rooms.orders.get(rooms.db, placed.id) };
}
async function topicsOf(orderId: string, ...parts: string[]): Promise<string[]> {
  const { rows } = await rooms.database.pool.query(
    "SELECT topic FROM outbox WHERE key LIKE $1 AND topic <> 'payments.open' ORDER BY topic",
    [`o${orderId}:%`],
  );
  return rows.map(({ topic }) => String(topic)).filter((topic) => parts.some((part) => topic.includes(part)));
}

/** What the first answer about a new payment makes of it and of its order. */
const firstAnswers = {
  open: ['created', 'awaiting_payment'],
  requires_action: ['requires_action', 'awaiting_payment'],
  authorised: ['authorised', 'queued'],
  verified: ['verified', 'queued'],
  declined: ['declined', 'awaiting_payment'],
  captured: ['created', 'awaiting_payment'],
  voided: ['expired', 'awaiting_payment'],
  expired: ['expired', 'awaiting_payment'],
} as const satisfies Record<GatewayStatusCode, readonly [PaymentState, OrderState]>;

describe('the first answer about a new payment', () => {
  // The keys are those of the table.
  for (const status of Object.keys(firstAnswers) as GatewayStatusCode[]) {
    it(`${status}: moves payment and order by at most one edge, and a second look moves nothing`, async () => {
      const placed = await rooms.place();
      const { payment, order } = await learn(placed, { status });
      assert.deepEqual([payment.state, order.state], firstAnswers[status]);
      const events = await rooms.payments.listEvents(rooms.db, placed.id);
      const isMoved = firstAnswers[status][0] !== 'created';
      assert.equal(events.length, isMoved ? 2 : 1);
      const again = await learn(placed, { status });
      assert.deepEqual([again.payment.state, again.order.state], firstAnswers[status]);
      assert.equal((await rooms.payments.listEvents(rooms.db, placed.id)).length, events.length);
    });
  }

  it('what the gateway tells of card, hold and page is written down with the move', async () => {
    const captureBefore = new Date('2026-11-25T10:00:00Z');
    const { payment } = await learn(await rooms.place(), {
      status: 'authorised',
      captureBefore,
      cardBrand: 'visa',
      cardLast4: '4242',
      hostedUrl: null,
    });
    assert.deepEqual(
      [payment.captureBefore, payment.cardBrand, payment.cardLast4, payment.hostedUrl],
      [captureBefore, 'visa', '4242', null],
    );
    const declined = await learn(await rooms.place(), { status: 'declined', declineCode: 'lost_card' });
    assert.equal(declined.payment.declineCode, 'lost_card');
  });

  it('a saved card is kept until another answer brings a new one', async () => {
    const placed = await rooms.place();
    await learn(placed, { status: 'verified', cardToken: 'card-1' });
    const { payment } = await learn(placed, { status: 'verified', cardToken: null });
    assert.equal(payment.cardToken, 'card-1');
  });
});

describe('answers that cannot be', () => {
  for (const [what, lie] of [
    ['another order', { orderId: '0198f3c2-0000-7000-8000-000000000001' }],
    ['another attempt', { attempt: 7 }],
    ['another amount', { amount: { amountMinor: 1, currency: 'EUR' } }],
    ['another currency', { amount: { amountMinor: 8000, currency: 'USD' } }],
  ] as const satisfies readonly (readonly [string, Partial<GatewayStatus>])[]) {
    it(`${what}: nothing moves, a person is called, and only once`, async () => {
      const placed = await rooms.place();
      const alarms = rooms.alarms.length;
      for (let look = 0; look < 2; look += 1) {
        const { payment, order } = await learn(placed, { status: 'authorised', ...lie });
        assert.deepEqual([payment.state, order.state], ['created', 'awaiting_payment']);
        assert.equal(payment.needsReview, 'the gateway names another order, attempt or amount');
      }
      assert.equal(rooms.alarms.length, alarms + 1);
    });
  }

  for (const state of ['capture_due', 'void_due'] as const)
    for (const beyond of [1, 2 ** 40])
      it(`a debit of ${beyond} more than was held, ${state}: nothing is booked, and a person is called`, async () => {
        const placed = await rooms.place();
        await learn(placed, { status: 'authorised' });
        await rooms.putPaymentInto(placed.payment, state);
        const capturedMinor = placed.payment.amountMinor + beyond;
        const { payment } = await learn(placed, { status: 'captured', capturedMinor });
        assert.deepEqual([payment.state, payment.capturedMinor], [state, 0]);
        assert.equal(payment.needsReview, 'the gateway names another order, attempt or amount');
      });

  it('a chargeback of nothing, or of what no books hold: nothing is booked, and a person is called', async () => {
    for (const amountMinor of [0, 2 ** 40]) {
      const placed = await rooms.place();
      await learn(placed, { status: 'authorised' });
      await rooms.putInto(placed.id, 'report_sent');
      await rooms.putPaymentInto(placed.payment, 'capture_due');
      const { amountMinor: capturedMinor, currency } = placed.payment;
      const amount = { amountMinor, currency };
      const dispute = {
        gatewayDisputeId: 'd',
        status: 'open',
        amount,
        reason: 'fraud',
        evidenceDueBy: null,
      } as const;
      const { payment } = await learn(placed, { status: 'captured', capturedMinor, dispute });
      assert.deepEqual([payment.state, payment.capturedMinor], ['captured', capturedMinor]);
      assert.equal(payment.needsReview, 'the gateway says the dispute is open');
    }
  });

  it('a debit nobody asked for: the words say what is said and what we have', async () => {
    const { payment } = await learn(await rooms.place(), { status: 'captured', capturedMinor: 8000 });
    assert.equal(payment.needsReview, 'the gateway says captured while we have created');
    assert.equal(payment.capturedMinor, 0);
  });

  it('an answer that was overtaken by a debit calls nobody: the gateway is asked again', async () => {
    const placed = await rooms.place();
    await learn(placed, { status: 'authorised' });
    const asked = await rooms.payments.get(rooms.db, placed.payment.id);
    await rooms.putInto(placed.id, 'report_sent');
    await rooms.putPaymentInto(placed.payment, 'capture_due');
    const { amountMinor: capturedMinor } = placed.payment;
    const finds = () => rooms.gateway.calls.filter((call) => call === `find ${placed.gatewayId}`).length;
    const before = finds();
    rooms.gateway.answerLate(placed.gatewayId, async () => {
      await learn(placed, { status: 'captured', capturedMinor });
    });
    const payment = await rooms.settle.check(asked);
    assert.deepEqual([payment.state, payment.needsReview], ['captured', null]);
    assert.equal(finds() - before, 3, 'asked, debited meanwhile, asked once more');
    const lie = await learn(placed, { status: 'authorised' });
    assert.equal(lie.payment.needsReview, 'the gateway says authorised while we have captured');
  });

  it('a payment the gateway has never heard of, or has no name for, stays as it is', async () => {
    const { payment } = await rooms.place();
    const nameless = { ...payment, gatewayPaymentId: null };
    assert.equal(await rooms.settle.check(nameless), nameless);
    const unheard = { ...payment, gatewayPaymentId: 'never-heard' };
    assert.equal(await rooms.settle.check(unheard), unheard);
  });
});

type Outcome = readonly [payment: PaymentState, order: OrderState, work: 'deliver' | 'release' | null];
const givenBack = (order: OrderState): Outcome => ['void_due', order, 'release'];

/** What becomes of money that is held late, by the state its order has reached meanwhile. */
const lateHolds = {
  draft: givenBack('draft'),
  awaiting_payment: ['authorised', 'queued', null],
  queued: givenBack('queued'),
  in_progress: givenBack('in_progress'),
  needs_clarification: givenBack('needs_clarification'),
  in_review: givenBack('in_review'),
  share_offered: givenBack('share_offered'),
  awaiting_more: givenBack('awaiting_more'),
  ready: ['authorised', 'ready', 'deliver'],
  funds_needed: ['authorised', 'ready', 'deliver'],
  sending: ['authorised', 'sending', null],
  report_sent: givenBack('report_sent'),
  completed: givenBack('completed'),
  payment_problem: ['capture_due', 'payment_problem', null],
  written_off: givenBack('written_off'),
  not_found: givenBack('not_found'),
  closed: givenBack('closed'),
  cancelled: givenBack('cancelled'),
  claim_open: givenBack('claim_open'),
  refunding: givenBack('refunding'),
  refunded: givenBack('refunded'),
} satisfies Record<OrderState, Outcome>;

describe('money that is held for an order', () => {
  for (const state of orderStates) {
    it(`${state}: is used, or goes back by itself`, async () => {
      const placed = await rooms.place();
      await rooms.putInto(placed.id, state);
      const { payment, order } = await learn(placed, { status: 'authorised' });
      const [work = null] = (await topicsOf(placed.id, 'deliver', 'release')).map(
        (topic) => topic.split('.')[1],
      );
      assert.deepEqual([payment.state, order.state, work], lateHolds[state]);
      if (state === 'payment_problem')
        assert.deepEqual(
          await topicsOf(placed.id, 'capture'),
          ['payments.capture'],
          'the debt is asked for at once',
        );
    });
  }

  it('an attempt that another has replaced is given back, whatever the order waits for', async () => {
    const placed = await rooms.place();
    await learn(placed, { status: 'requires_action' });
    await rooms.db.transaction().execute(async (tx) => {
      const { amountMinor, currency } = placed.payment;
      const price = { amountMinor, currency };
      await rooms.payments.start(tx, {
        orderId: placed.id,
        route: 'hold',
        price,
        actor: { kind: 'visitor' },
      });
    });
    const { payment, order } = await learn(placed, { status: 'authorised' });
    assert.deepEqual([payment.state, order.state], ['void_due', 'awaiting_payment']);
  });

  it('a hold that ends before the report is out sends the buyer to pay again; after it, it is a debt', async () => {
    for (const [state, then] of [
      ['ready', 'funds_needed'],
      ['report_sent', 'payment_problem'],
      ['sending', 'sending'],
      ['in_progress', 'in_progress'],
    ] as const) {
      const placed = await rooms.place();
      await learn(placed, { status: 'authorised' });
      await rooms.putInto(placed.id, state);
      const { payment, order } = await learn(placed, { status: 'expired' });
      assert.deepEqual([payment.state, order.state], ['expired', then], state);
    }
  });
});

describe('money that was debited', () => {
  const debited = async (state: OrderState) => {
    const placed = await rooms.place();
    await learn(placed, { status: 'authorised' });
    await rooms.putInto(placed.id, state);
    await rooms.putPaymentInto(placed.payment, 'capture_due');
    const { amountMinor: capturedMinor } = placed.payment;
    return { placed, ...(await learn(placed, { status: 'captured', capturedMinor })) };
  };

  it('ends an order that was sent, and one that was in debt', async () => {
    for (const state of ['report_sent', 'payment_problem'] as const) {
      const { payment, order } = await debited(state);
      assert.deepEqual([payment.state, order.state], ['captured', 'completed']);
      assert.equal(payment.capturedMinor, payment.amountMinor);
      const { rows } = await rooms.database.pool.query(
        'SELECT kind, amount_minor FROM ledger_entries WHERE payment_id = $1',
        [payment.id],
      );
      assert.deepEqual(rows, [{ kind: 'capture', amount_minor: payment.amountMinor }]);
    }
  });

  it('for a debt that was written off is kept', async () => {
    const { payment, order, placed } = await debited('written_off');
    assert.deepEqual([payment.state, order.state], ['captured', 'written_off']);
    assert.deepEqual(await topicsOf(placed.id, 'refund'), []);
  });

  it('for an order that wants none is refunded whole, and a person is called', async () => {
    for (const state of ['cancelled', 'not_found', 'ready'] as const) {
      const { payment, order, placed } = await debited(state);
      assert.deepEqual([payment.state, order.state], ['captured', state]);
      assert.match(payment.needsReview ?? '', /no longer wanted it; refunding all of it/);
      assert.deepEqual(await topicsOf(placed.id, 'refund'), ['payments.refund']);
      await rooms.outbox.drain();
      const refunded = await rooms.payments.get(rooms.db, payment.id);
      assert.deepEqual([refunded.state, refunded.refundedMinor], ['refunded', payment.amountMinor]);
    }
  });
});
