import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { dayMs, hourMs } from '#kernel/clock.ts';
import { type Payment, paymentKey } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { askedWith, holdOnSavedCard } from '#testing/orders/saved-card.ts';

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
      await rooms.gateway.authoriseSavedCard(askedWith(renewal), paymentKey(renewal, 'authorise'));
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
    const started = await holdOnSavedCard(rooms, payment);
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
    const told = await rooms.database.pool.query(
      "SELECT event, reason FROM payment_events WHERE payment_id = $1 AND event <> 'open' ORDER BY id",
      [renewal.id],
    );
    const none = { reason: null };
    assert.deepEqual(told.rows, [
      { event: 'release', ...none },
      { event: 'confirm_release', ...none },
    ]);
  });
});

describe('a finished report whose hold was short, and whose saved card is asked only after its end', () => {
  /** It goes back, and an attempt is beside it; the gateway tells us that it went back, and of the attempt it hears nothing. */
  async function shortHeld({ id, payment }: Awaited<ReturnType<typeof held>>): Promise<Payment> {
    await rooms.putInto(id, 'ready');
    const hold = await rooms.payments.get(rooms.db, payment.id, false);
    await rooms.db
      .transaction()
      .execute((tx) => rooms.payments.apply(tx, hold, 'release', { actor: system }));
    const started = await holdOnSavedCard(rooms, payment);
    await rooms.outbox.runNow(paymentKey(hold, 'release'));
    assert.equal((await rooms.payments.get(rooms.db, hold.id)).state, 'voided');
    return started;
  }
  const dueLater = (id: string) =>
    rooms.database.pool.query("UPDATE orders SET due_max = due_max + interval '30 days' WHERE id = $1", [id]);

  for (const [words, termsVersion, ms, isAsked] of [
    ['after the end under an offer that has none then', '7', 21 * hourMs, false],
    ['after the end under one that has it', '8', 21 * hourMs, true],
    ['before the end under any', '7', 19 * hourMs, true],
  ] as const)
    it(`is ${isAsked ? '' : 'not '}asked ${words}, though its gateway says no end of what was given back`, async () => {
      const placed = await held(termsVersion);
      await dueLater(placed.id);
      const started = await shortHeld(placed);
      rooms.clock.advance(ms);
      await rooms.outbox.runNow(paymentKey(started, 'authorise'));
      assert.equal(hasAsked(started), isAsked);
      const { state } = await rooms.payments.get(rooms.db, started.id);
      assert.equal(state, isAsked ? 'authorised' : 'expired');
    });

  for (const end of ['withdrawn', 'given back, because the bank wanted the payer'] as const)
    it(`is not asked under such an offer, though a renewal was ${end}`, async () => {
      const placed = await wanted('7');
      const { id, renewal } = placed;
      await dueLater(id);
      if (end === 'withdrawn') await rooms.settle.withdraw(renewal);
      else {
        const asked = await rooms.gateway.openSession(askedWith(renewal), paymentKey(renewal, 'authorise'));
        const challenged = { ...asked, status: 'requires_action' } as const;
        await rooms.settle.applyGatewayStatus(renewal, challenged);
        await rooms.outbox.runNow(paymentKey(renewal, 'release'));
      }
      assert.equal((await standOf(id))[1], end === 'withdrawn' ? 'expired' : 'voided');
      const started = await shortHeld(placed);
      rooms.clock.advance(21 * hourMs);
      await rooms.outbox.runNow(paymentKey(started, 'authorise'));
      assert.equal(hasAsked(started), false);
      assert.equal((await rooms.payments.get(rooms.db, started.id)).state, 'expired');
    });
});
