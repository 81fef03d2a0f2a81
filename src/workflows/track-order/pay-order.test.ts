import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { dayMs } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { type OrderState, orderStates } from '#modules/orders/order-states.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
afterEach(() => {
  rooms.gateway.mood = 'answers';
});
after(() => rooms?.close());

/** The code of a refusal, or that there was none. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );

async function inState(state: OrderState, paymentState: PaymentState) {
  const placed = await rooms.place();
  await rooms.putInto(placed.id, state);
  await rooms.putPaymentInto(placed.payment, paymentState);
  return placed;
}

/** Where something is still to be paid for. */
const payable: readonly OrderState[] = ['awaiting_payment', 'funds_needed', 'payment_problem'];

describe('paying', () => {
  for (const state of orderStates) {
    const mayPay = payable.includes(state);
    it(`${state}: ${mayPay ? 'leads to a new card page' : 'there is nothing to pay'} after an attempt that ended`, async () => {
      const { secret, id } = await inState(state, 'declined');
      const code = await codeOf(rooms.trackOrder.pay(secret));
      assert.equal(code, mayPay ? 'done' : 'nothing_to_pay');
      const attempts = await rooms.payments.list(rooms.db, id);
      assert.equal(attempts.length, mayPay ? 2 : 1);
    });
  }

  it('goes on at the page that is open, without a second attempt', async () => {
    const { secret, id, paymentUrl } = await rooms.place();
    assert.equal(await rooms.trackOrder.pay(secret), paymentUrl);
    assert.equal(await rooms.trackOrder.pay(secret), paymentUrl);
    assert.equal((await rooms.payments.list(rooms.db, id)).length, 1);
  });

  it('money that is held, saved or about to be debited is not asked for twice', async () => {
    for (const live of ['authorised', 'verified', 'capture_due'] as const) {
      const { secret } = await inState('payment_problem', live);
      assert.equal((await rooms.trackOrder.track(secret, 'en')).mayPay, false, live);
      assert.equal(await codeOf(rooms.trackOrder.pay(secret)), 'nothing_to_pay', live);
    }
  });

  it('a card that was only to be verified is held once the report is ready', async () => {
    const { id: countryId } = await rooms.countries.getCountryByCode(rooms.db, 'DE');
    const tariffs = await rooms.countries.listTariffs(rooms.db, countryId);
    const slow = tariffs.toSorted((a, b) => b.maxDays - a.maxDays)[0];
    assert.ok(slow);
    const wish = { tariffId: slow.id, quotedPriceMinor: slow.priceMinor };
    for (const [state, route] of [
      ['awaiting_payment', 'verify'],
      ['funds_needed', 'hold'],
    ] as const) {
      const placed = await rooms.place(wish);
      assert.equal(placed.payment.route, 'verify');
      await rooms.putInto(placed.id, state);
      await rooms.putPaymentInto(placed.payment, 'declined');
      await rooms.trackOrder.pay(placed.secret);
      assert.equal((await rooms.payments.getActive(rooms.db, placed.id)).route, route);
    }
  });

  it('a gateway that is silent is told as that, and the order is kept', async () => {
    const { secret, id } = await rooms.place();
    rooms.gateway.mood = 'silent';
    await assert.rejects(rooms.trackOrder.pay(secret), {
      code: 'gateway_unavailable',
      retryAfterSeconds: 30,
    });
    const again = await inState('awaiting_payment', 'declined');
    assert.equal(await codeOf(rooms.trackOrder.pay(again.secret)), 'gateway_unavailable');
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'awaiting_payment');
  });

  it('a sixth try within the hour has to wait, and the next day it may', async () => {
    const { secret, id } = await rooms.place();
    const decline = async () =>
      rooms.putPaymentInto(await rooms.payments.getActive(rooms.db, id), 'declined');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await decline();
      await rooms.trackOrder.pay(secret);
    }
    await decline();
    await assert.rejects(rooms.trackOrder.pay(secret), {
      code: 'too_many_attempts',
      retryAfterSeconds: 3_600,
    });
    rooms.clock.advance(dayMs);
    assert.equal(await codeOf(rooms.trackOrder.pay(secret)), 'done');
  });
});

describe('coming back from the card page', () => {
  it('the gateway is asked at once, before its webhook', async () => {
    const { secret, gatewayId } = await rooms.place();
    rooms.gateway.say(gatewayId, { status: 'authorised', cardBrand: 'visa', cardLast4: '4242' });
    const { order, payment } = await rooms.trackOrder.check(secret, 'en');
    assert.deepEqual([order.state, payment.state, payment.cardLast4], ['queued', 'authorised', '4242']);
  });

  it('a silent gateway shows the order as we know it', async () => {
    const { secret } = await rooms.place();
    rooms.gateway.mood = 'silent';
    assert.equal((await rooms.trackOrder.check(secret, 'en')).order.state, 'awaiting_payment');
  });

  it('a card that was declined says why, in no more words than there is room for', async () => {
    const { secret, gatewayId } = await rooms.place();
    rooms.gateway.say(gatewayId, {
      status: 'declined',
      declineCode: 'x'.repeat(500),
      cardBrand: 'y'.repeat(500),
    });
    const { payment, mayPay } = await rooms.trackOrder.check(secret, 'en');
    assert.deepEqual([payment.state, mayPay], ['declined', true]);
    assert.ok((payment.declineCode ?? '').length <= 200 && (payment.cardBrand ?? '').length <= 100);
  });
});
