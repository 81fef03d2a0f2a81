import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { dayMs, hourMs } from '#kernel/clock.ts';
import { type Payment, paymentKey } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
afterEach(async () => {
  await rooms.database.pool.query("UPDATE orders SET state = 'cancelled'");
  await rooms.database.pool.query("UPDATE payments SET state = 'voided'");
  await rooms.database.pool.query('UPDATE outbox SET done_at = now() WHERE done_at IS NULL');
});
after(() => rooms?.close());

/** An order in work whose hold lasts for 20 hours. */
async function held(termsVersion = '8') {
  const placed = await rooms.place();
  const { id, gatewayId } = placed;
  const captureBefore = new Date(rooms.clock.now().getTime() + 20 * hourMs);
  rooms.gateway.say(gatewayId, { status: 'authorised', captureBefore, cardToken: 'card-1' });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(id, 'in_review');
  await rooms.database.pool.query('UPDATE orders SET terms_version = $2 WHERE id = $1', [id, termsVersion]);
  return placed;
}
/** Its renewal is written down, and nobody has asked for it yet. */
async function wanted(termsVersion?: string) {
  const placed = await held(termsVersion);
  const { id } = placed;
  const renewal = await rooms.db
    .transaction()
    .execute(async (tx) => rooms.payments.renew(tx, await rooms.payments.getActive(tx, id), system));
  return { ...placed, renewal };
}
const hasAsked = (payment: Payment) =>
  rooms.gateway.calls.includes(`authorise ${paymentKey(payment, 'authorise')}`);
async function standOf(id: string) {
  const payments = await rooms.payments.list(rooms.db, id);
  return payments.map(({ state, isActive }) => (isActive ? `${state} counts` : state));
}
/** The gateway is back after so long, and knows that the hold has ended. */
async function returnAfter(ms: number, gatewayId: string): Promise<void> {
  rooms.clock.advance(ms);
  rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
  await rooms.outbox.drain();
}

describe('a card that is to be asked in place of a hold that has ended meanwhile', () => {
  for (const [words, termsVersion, ms, isAsked] of [
    ['within the week', '8', 20 * hourMs + 6 * dayMs, true],
    ['after the week', '8', 20 * hourMs + 8 * dayMs, false],
    ['under an offer that has no hold after the end', '7', 21 * hourMs, false],
    ['before the end, under any offer', '7', 19 * hourMs, true],
  ] as const)
    it(`is ${isAsked ? '' : 'not '}asked ${words}`, async () => {
      const { id, gatewayId, renewal } = await wanted(termsVersion);
      rooms.clock.advance(ms);
      if (ms > 20 * hourMs) rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
      await rooms.outbox.drain();
      assert.equal(hasAsked(renewal), isAsked);
      const [, fresh] = await standOf(id);
      assert.equal(fresh, isAsked ? 'authorised counts' : 'expired');
    });

  it('is not asked though nobody has told us of the end yet, and no mail says that a bank has refused', async () => {
    const { id, gatewayId, renewal } = await wanted('7');
    await returnAfter(21 * hourMs, gatewayId);
    assert.deepEqual(await standOf(id), ['authorised counts', 'expired']);
    const warned = await rooms.database.pool.query('SELECT 1 FROM outbox WHERE key LIKE $1', [
      `${paymentKey(renewal, 'authorise')}:warn%`,
    ]);
    assert.equal(warned.rowCount, 0);
    const told = await rooms.database.pool.query(
      "SELECT event, reason FROM payment_events WHERE payment_id = $1 AND event <> 'open'",
      [renewal.id],
    );
    assert.deepEqual(told.rows, [{ event: 'expire', reason: 'not_agreed' }]);
  });

  it('is not asked once its payer was told that nothing is reserved', async () => {
    const { id, payment, gatewayId, renewal } = await wanted();
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(await rooms.payments.get(rooms.db, payment.id));
    rooms.clock.advance(hourMs);
    await rooms.putInto(id, 'in_progress');
    for (const event of ['declare_not_found', 'reopen'] as const)
      await rooms.db
        .transaction()
        .execute((tx) => rooms.orders.apply(tx, id, event, { actor: system, reason: 'In Kiel' }));
    await rooms.outbox.drain();
    assert.equal(hasAsked(renewal), false);
    assert.deepEqual(await standOf(id), ['expired counts', 'expired']);
  });

  for (const [words, ms] of [
    ['a week', 20 * hourMs + 8 * dayMs],
    ['two days, when its key may be forgotten,', 2 * dayMs],
  ] as const)
    it(`was asked before, and only the answer was lost: after ${words} what stands there is found by its label and taken`, async () => {
      const { id, gatewayId, renewal } = await wanted();
      const { orderId, attempt, amountMinor, currency } = renewal;
      const words = {
        locale: 'en',
        timeZone: null,
        description: '',
        details: [],
        successUrl: '',
        cancelUrl: '',
      } as const;
      const amount = { amountMinor, currency };
      const request = {
        orderId,
        orderNumber: 'x',
        attempt,
        route: 'hold',
        amount,
        ...words,
        cardToken: 'card-1',
      } as const;
      await rooms.gateway.authoriseSavedCard(request, paymentKey(renewal, 'authorise'));
      const calls = rooms.gateway.calls.filter((call) => call.startsWith('authorise')).length;
      await returnAfter(ms, gatewayId);
      assert.equal(rooms.gateway.calls.filter((call) => call.startsWith('authorise')).length, calls);
      assert.equal((await standOf(id))[1], 'authorised counts');
    });

  it('is not asked for a finished report either: its customer is', async () => {
    const { id, payment, gatewayId } = await held();
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(await rooms.payments.get(rooms.db, payment.id));
    await rooms.putInto(id, 'ready');
    // Promised for later: by the late rule it would cost nothing otherwise.
    await rooms.database.pool.query(
      "UPDATE orders SET due_max = due_max + interval '30 days' WHERE id = $1",
      [id],
    );
    // As the delivery writes it down.
    const { amountMinor, currency, gateway } = payment;
    const started = await rooms.db.transaction().execute((tx) =>
      rooms.payments.start(tx, {
        orderId: id,
        route: 'hold',
        price: { amountMinor, currency },
        savedCard: { token: 'card-1', gateway },
        actor: system,
      }),
    );
    rooms.clock.advance(8 * dayMs);
    await rooms.outbox.runNow(paymentKey(started, 'authorise'));
    assert.equal(hasAsked(started), false);
    assert.equal((await rooms.payments.get(rooms.db, started.id)).state, 'expired');
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'funds_needed');
  });

  it('is not asked by whoever gives the attempt back, to learn its name, once the key of that may be forgotten', async () => {
    const { id, renewal } = await wanted();
    await rooms.putInto(id, 'cancelled');
    await rooms.db.transaction().execute((tx) => rooms.payments.releaseAll(tx, id, system));
    rooms.clock.advance(2 * dayMs);
    await rooms.outbox.drain();
    assert.equal(hasAsked(renewal), false);
    assert.deepEqual(await standOf(id), ['voided counts', 'voided']);
  });
});
