import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { hourMs } from '#kernel/clock.ts';
import { isUnfinished, type OrderState, orderStates } from '#modules/orders/order-states.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { reconcilePayments } from './reconcile.ts';
import { renewHolds } from './renew-holds.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
afterEach(async () => {
  rooms.gateway.mood = 'answers';
  await rooms.database.pool.query("UPDATE orders SET state = 'cancelled'");
  await rooms.database.pool.query("UPDATE payments SET state = 'voided'");
});
after(() => rooms?.close());

const reported: string[] = [];
const renew = () => renewHolds({ ...rooms, report: (id) => reported.push(id) });

/** An order in a state, with a hold that lasts for so many hours on a card that is saved. */
async function held(state: OrderState, hours = 47, more: Partial<GatewayStatus> = {}) {
  const placed = await rooms.place();
  const captureBefore = new Date(rooms.clock.now().getTime() + hours * hourMs);
  rooms.gateway.say(placed.gatewayId, { status: 'authorised', captureBefore, cardToken: 'card-1', ...more });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, state, state === 'report_sent' ? rooms.clock.now() : null);
  return placed;
}
/** The gateway says something else of the attempt that counts, and is asked; a hold lasts for 20 hours more. */
async function become(id: string, status: 'authorised' | 'expired'): Promise<void> {
  const { gatewayPaymentId } = await rooms.payments.getActive(rooms.db, id);
  const captureBefore = status === 'expired' ? null : new Date(rooms.clock.now().getTime() + 20 * hourMs);
  rooms.gateway.say(gatewayPaymentId ?? '', { status, captureBefore, cardToken: 'card-1' });
  await rooms.settle.check(await rooms.payments.getActive(rooms.db, id));
}
const attemptsOf = async (id: string) =>
  (await rooms.payments.list(rooms.db, id)).map(({ state, isActive }) =>
    isActive ? `${state} counts` : state,
  );

describe('a fresh hold is asked for', () => {
  it('48 hours before the old one ends, and not sooner', async () => {
    const { id } = await held('in_progress', 49);
    await renew();
    assert.deepEqual(await attemptsOf(id), ['authorised counts']);
    rooms.clock.advance(2 * hourMs);
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['voided', 'authorised counts']);
  });

  it('in the states in which somebody works on the report, and in no other', async () => {
    const states = orderStates.filter((state) => !['draft', 'completed', 'refunded'].includes(state));
    for (const state of states) {
      const { id } = await held(state);
      await renew();
      assert.equal((await attemptsOf(id)).length, isUnfinished(state) ? 2 : 1, state);
    }
  });

  it('not without a saved card', async () => {
    const { id } = await held('in_review', 20, { cardToken: null });
    await renew();
    assert.deepEqual(await attemptsOf(id), ['authorised counts']);
  });

  it('as soon as the gateway is back, where the hold has ended while it was away', async () => {
    const { id, gatewayId } = await held('in_review', 20);
    rooms.gateway.mood = 'silent';
    for (const hours of [0, 19, 5]) {
      rooms.clock.advance(hours * hourMs);
      await renew();
    }
    assert.deepEqual(await attemptsOf(id), ['authorised counts'], 'nobody knows of anything else');
    rooms.gateway.mood = 'answers';
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['expired', 'authorised counts']);
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'in_review', 'nobody was asked for anything');
  });

  it('also where the gateway said by itself that the hold has ended, for a week', async () => {
    const gone = await held('in_review', 20);
    const old = await held('in_progress', 20);
    for (const { gatewayId, payment } of [gone, old]) {
      rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
      await rooms.settle.check(await rooms.payments.get(rooms.db, payment.id));
    }
    const longAgo = new Date(rooms.clock.now().getTime() - 8 * 24 * hourMs);
    // Read since, as every round and every webhook may: that does not begin the week anew.
    await rooms.database.pool.query('UPDATE payments SET hold_ended_at = $2 WHERE id = $1', [
      old.payment.id,
      longAgo,
    ]);
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(gone.id), ['expired', 'authorised counts']);
    assert.deepEqual(await attemptsOf(old.id), ['expired counts']);
  });

  it('not after its end where the offer that was accepted does not have that, and before it all the same', async () => {
    const [gone, ending] = [await held('in_review', 20), await held('in_review', 20)];
    await rooms.database.pool.query("UPDATE orders SET terms_version = '7' WHERE id IN ($1, $2)", [
      gone.id,
      ending.id,
    ]);
    rooms.gateway.say(gone.gatewayId, { status: 'expired', captureBefore: null });
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(gone.id), ['expired counts']);
    assert.deepEqual(await attemptsOf(ending.id), ['voided', 'authorised counts']);
    await rooms.putInto(gone.id, 'ready');
    await rooms.database.pool.query("UPDATE payments SET state = 'authorised' WHERE id = $1", [
      gone.payment.id,
    ]);
    await rooms.settle.check(await rooms.payments.get(rooms.db, gone.payment.id));
    assert.equal((await rooms.orders.get(rooms.db, gone.id)).state, 'funds_needed', 'its buyer is asked');
  });

  for (const [termsVersion, left] of [
    ['8', ['voided', 'voided', 'authorised counts']],
    ['7', ['voided', 'authorised counts']],
  ] as const)
    it(`before a renewed one ends ${left.length === 3 ? 'as before the first' : 'not'} under offer version ${termsVersion}`, async () => {
      const { id } = await held('in_review', 20);
      await rooms.database.pool.query('UPDATE orders SET terms_version = $2 WHERE id = $1', [
        id,
        termsVersion,
      ]);
      for (const _ of [1, 2]) {
        await become(id, 'authorised');
        await renew();
        await rooms.outbox.drain();
      }
      assert.deepEqual(await attemptsOf(id), left);
    });

  it('within a week of its own end, however late the gateway tells of that', async () => {
    const { id, gatewayId, payment } = await held('ready', 20);
    // Its promised hour is far: one that has passed for days would have nothing asked for at all.
    await rooms.database.pool.query(
      "UPDATE orders SET due_max = due_max + interval '30 days' WHERE id = $1",
      [id],
    );
    rooms.clock.advance(20 * hourMs + 7 * 24 * hourMs + hourMs);
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(payment);
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'funds_needed');
    const { holdEndedAt } = await rooms.payments.get(rooms.db, payment.id);
    assert.equal(rooms.clock.now().getTime() - (holdEndedAt?.getTime() ?? 0), 7 * 24 * hourMs + hourMs);
  });

  it('after its end once, and not in a row', async () => {
    const { id } = await held('in_review', 20);
    await become(id, 'expired');
    await renew();
    await rooms.outbox.drain();
    await become(id, 'expired');
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['expired', 'expired counts']);
  });

  it('after its end also where a page ran out before it was paid for: nothing was ever held there', async () => {
    const { id, secret } = await rooms.place();
    await become(id, 'expired');
    await rooms.trackOrder.pay(secret);
    await rooms.outbox.drain();
    await become(id, 'authorised');
    await rooms.putInto(id, 'in_review');
    await become(id, 'expired');
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['expired', 'expired', 'authorised counts']);
  });

  it('not once its buyer was told that nothing is reserved, though the hold ended before', async () => {
    const { id, gatewayId, payment } = await held('in_progress', 20);
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(payment);
    rooms.clock.advance(hourMs);
    for (const event of ['declare_not_found', 'reopen'] as const)
      await rooms.db.transaction().execute(async (tx) => {
        await rooms.orders.apply(tx, id, event, { actor: { kind: 'system' }, reason: 'In Kiel' });
        if (event === 'declare_not_found') await rooms.payments.releaseAll(tx, id, { kind: 'system' });
      });
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['expired counts']);
  });

  it('and a finished report has its saved card asked before its buyer is', async () => {
    const { id, gatewayId, payment } = await held('ready', 20);
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(payment);
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'ready');
    const { rowCount } = await rooms.database.pool.query('SELECT 1 FROM outbox WHERE key = $1', [
      `o${id}:deliver:ended:1`,
    ]);
    assert.equal(rowCount, 1, 'the delivery asks');
    const tried = await held('ready', 20);
    await rooms.db.transaction().execute(async (tx) => {
      await rooms.payments.renew(tx, await rooms.payments.getActive(tx, tried.id), { kind: 'system' });
    });
    await rooms.database.pool.query("UPDATE payments SET state = 'declined' WHERE renews = $1", [
      tried.payment.id,
    ]);
    rooms.gateway.say(tried.gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(tried.payment);
    assert.equal((await rooms.orders.get(rooms.db, tried.id)).state, 'funds_needed', 'it has said no before');
  });

  it('once, by however many processes', async () => {
    const { id } = await held('queued');
    await Promise.all([renew(), renew(), renew()]);
    await rooms.outbox.drain();
    await renew();
    assert.deepEqual(await attemptsOf(id), ['voided', 'authorised counts']);
    assert.equal(rooms.gateway.calls.filter((call) => call === `authorise o${id}:authorise:2`).length, 1);
  });

  it('by nobody while the gateway is silent; one that failed is no reason to leave the others', async () => {
    const { id, payment } = await held('queued');
    rooms.gateway.mood = 'silent';
    await renew();
    assert.ok(reported.includes(payment.id));
    assert.deepEqual(await attemptsOf(id), ['authorised counts']);
  });
});

describe('a renewal that is under way', () => {
  /** Wanted and written down; then the process died. */
  async function wanted(state: OrderState) {
    const placed = await held(state);
    await rooms.db.transaction().execute(async (tx) => {
      await rooms.payments.renew(tx, await rooms.payments.getActive(tx, placed.id), { kind: 'system' });
    });
    return placed;
  }

  it('goes on in another process, and leaves the old hold alone until it stands', async () => {
    const { id } = await wanted('in_progress');
    assert.deepEqual(await attemptsOf(id), ['authorised counts', 'created']);
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['voided', 'authorised counts']);
  });

  it('takes the place of a hold that has ended meanwhile, and a report that waits for funds goes on', async () => {
    const { id, payment, gatewayId } = await wanted('funds_needed');
    rooms.gateway.say(gatewayId, { status: 'expired' });
    await rooms.settle.check(await rooms.payments.get(rooms.db, payment.id));
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['expired', 'authorised counts']);
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'ready');
    const { rowCount } = await rooms.database.pool.query('SELECT 1 FROM outbox WHERE key = $1', [
      `o${id}:deliver:funded:2`,
    ]);
    assert.equal(rowCount, 1);
  });

  it('goes back where the old hold is debited, or the customer has paid anew', async () => {
    const sent = await wanted('report_sent');
    await rooms.putPaymentInto(sent.payment, 'capture_due');
    const paid = await wanted('funds_needed');
    await rooms.putPaymentInto(paid.payment, 'expired');
    await rooms.trackOrder.pay(paid.secret);
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(sent.id), ['capture_due counts', 'voided']);
    assert.deepEqual(await attemptsOf(paid.id), ['expired', 'voided', 'created counts']);
  });

  it('given up before its answer: whoever releases it looks for what stands there, and asks for nothing', async () => {
    const { id } = await wanted('in_progress');
    await rooms.putInto(id, 'cancelled');
    await rooms.db.transaction().execute((tx) => rooms.payments.releaseAll(tx, id, { kind: 'system' }));
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['voided counts', 'voided']);
    const beginnings = new Set([`authorise o${id}:authorise:2`, `open o${id}:open:2`]);
    assert.ok(!rooms.gateway.calls.some((call) => beginnings.has(call)));
    assert.deepEqual(rooms.alarms, []);
  });

  it('is asked about by the reconciliation too, as every attempt', async () => {
    const { id } = await wanted('in_progress');
    rooms.gateway.mood = 'silent';
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['authorised counts', 'unknown']);
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(hourMs);
    await rooms.outbox.drain();
    await reconcilePayments({ ...rooms, report: () => {} });
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(id), ['voided', 'authorised counts']);
  });
});
