import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { minuteMs } from '#kernel/clock.ts';
import { type OrderState, orderStates, rowOf } from '#modules/orders/order-states.ts';
import { type PaymentState, paymentStates } from '#modules/payments/payment-states.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { endStaleOrders, reconcilePayments } from './reconcile.ts';

let rooms: OrderRooms;
const reported: string[] = [];
before(async () => {
  rooms = await openOrderRooms();
});
afterEach(async () => {
  rooms.gateway.mood = 'answers';
  rooms.gateway.silentAbout.clear();
  reported.length = 0;
  await rooms.database.pool.query("UPDATE orders SET state = 'cancelled'");
  await rooms.database.pool.query("UPDATE payments SET state = 'voided'");
});
after(() => rooms?.close());

const report = (id: string) => reported.push(id);
const reconcile = () => reconcilePayments({ ...rooms, report });
const endStale = () => endStaleOrders({ ...rooms, report });
const paymentOf = (id: string) => rooms.payments.getActive(rooms.db, id);
const orderOf = (id: string) => rooms.orders.get(rooms.db, id);

/** Which payments rest for good, or until somebody else moves them. */
const isAsked = {
  created: true,
  requires_action: true,
  unknown: true,
  authorised: true,
  verified: false,
  declined: false,
  void_due: true,
  voided: false,
  expired: false,
  capture_due: true,
  capture_unknown: true,
  captured: false,
  partially_refunded: false,
  refunded: false,
  disputed: false,
  lost: false,
} satisfies Record<PaymentState, boolean>;

describe('asking about payments that are not at rest', () => {
  for (const state of paymentStates) {
    it(`${state}: is ${isAsked[state] ? 'asked about after five minutes, and not sooner' : 'left alone'}`, async () => {
      const { payment, gatewayId } = await rooms.place();
      await rooms.putPaymentInto(payment, state);
      const asked = () => rooms.gateway.calls.filter((call) => call === `find ${gatewayId}`).length;
      rooms.clock.advance(4 * minuteMs);
      await reconcile();
      assert.equal(asked(), 0);
      rooms.clock.advance(2 * minuteMs);
      await reconcile();
      assert.equal(asked(), isAsked[state] ? 1 : 0);
      await reconcile();
      assert.equal(asked(), isAsked[state] ? 1 : 0, 'it stands at the end of the queue now');
    });
  }

  it('a webhook that was lost is made up for', async () => {
    const { id, gatewayId } = await rooms.place();
    rooms.gateway.say(gatewayId, { status: 'authorised' });
    rooms.clock.advance(6 * minuteMs);
    await reconcile();
    assert.deepEqual([(await paymentOf(id)).state, (await orderOf(id)).state], ['authorised', 'queued']);
  });

  it('one that nobody answers about does not hold up the others', async () => {
    const placed = [await rooms.place(), await rooms.place(), await rooms.place()];
    for (const { gatewayId } of placed) rooms.gateway.say(gatewayId, { status: 'authorised' });
    rooms.gateway.silentAbout.add(placed[0]?.gatewayId ?? '');
    rooms.clock.advance(6 * minuteMs);
    await reconcile();
    const states = await Promise.all(placed.map(async ({ id }) => (await orderOf(id)).state));
    assert.deepEqual(states, ['awaiting_payment', 'queued', 'queued']);
    assert.deepEqual(reported, [placed[0]?.payment.id]);
  });
});

/** How an order ends by itself. */
const endings = {
  awaiting_payment: 'cancelled',
  needs_clarification: 'cancelled',
  funds_needed: 'cancelled',
  not_found: 'closed',
} as const satisfies Partial<Record<OrderState, OrderState>>;

describe('orders whose time is up', () => {
  it('are those of four states, and no others', () => {
    assert.deepEqual(
      orderStates.filter((state) => rowOf(state).limit !== null),
      Object.keys(endings),
    );
  });

  // The keys are those of the table.
  for (const state of Object.keys(endings) as (keyof typeof endings)[]) {
    const afterMs = rowOf(state).limit?.afterMs ?? 0;

    it(`${state}: ends when its time is up and not before, and what was held goes back`, async () => {
      const { id } = await rooms.place();
      await rooms.putInto(id, state);
      rooms.clock.advance(afterMs - minuteMs);
      await endStale();
      assert.equal((await orderOf(id)).state, state);
      rooms.clock.advance(2 * minuteMs);
      await endStale();
      assert.deepEqual(
        [(await orderOf(id)).state, (await paymentOf(id)).state],
        [endings[state], 'void_due'],
      );
    });

    it(`${state}: does not end while the gateway is silent, or once money was taken`, async () => {
      const { id, payment } = await rooms.place();
      await rooms.putInto(id, state);
      rooms.clock.advance(afterMs + minuteMs);
      rooms.gateway.mood = 'silent';
      await endStale();
      assert.deepEqual([(await orderOf(id)).state, reported], [state, [id]]);
      rooms.gateway.mood = 'answers';
      await rooms.putPaymentInto(payment, 'disputed');
      await endStale();
      assert.equal((await orderOf(id)).state, state);
    });
  }

  it('a card that was confirmed in the last moment is found by asking: the order goes on', async () => {
    const { id, gatewayId } = await rooms.place();
    rooms.gateway.say(gatewayId, { status: 'authorised' });
    rooms.clock.advance((rowOf('awaiting_payment').limit?.afterMs ?? 0) + minuteMs);
    await endStale();
    assert.deepEqual([(await orderOf(id)).state, (await paymentOf(id)).state], ['queued', 'authorised']);
  });

  it('one that cannot end does not hold up the others', async () => {
    const placed = [await rooms.place(), await rooms.place()];
    rooms.gateway.silentAbout.add(placed[0]?.gatewayId ?? '');
    rooms.clock.advance((rowOf('awaiting_payment').limit?.afterMs ?? 0) + minuteMs);
    await endStale();
    const states = await Promise.all(placed.map(async ({ id }) => (await orderOf(id)).state));
    assert.deepEqual(states, ['awaiting_payment', 'cancelled']);
  });
});
