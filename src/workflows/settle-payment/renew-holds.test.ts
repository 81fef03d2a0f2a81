import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { hourMs } from '#kernel/clock.ts';
import { isUnfinished, type OrderState, orderStates } from '#modules/orders/order-states.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { attemptsOf, become, heldOrder } from '#testing/orders/held-order.ts';
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

describe('a fresh hold is asked for', () => {
  it('48 hours before the old one ends, and not sooner', async () => {
    const { id } = await heldOrder(rooms, 'in_progress', 49);
    await renew();
    assert.deepEqual(await attemptsOf(rooms, id), ['authorised counts']);
    rooms.clock.advance(2 * hourMs);
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['voided', 'authorised counts']);
  });

  it('in the states in which somebody works on the report, and in no other', async () => {
    const states = orderStates.filter((state) => !['draft', 'completed', 'refunded'].includes(state));
    for (const state of states) {
      const { id } = await heldOrder(rooms, state);
      await renew();
      assert.equal((await attemptsOf(rooms, id)).length, isUnfinished(state) ? 2 : 1, state);
    }
  });

  it('not without a saved card', async () => {
    const { id } = await heldOrder(rooms, 'in_review', 20, { cardToken: null });
    await renew();
    assert.deepEqual(await attemptsOf(rooms, id), ['authorised counts']);
  });

  for (const [termsVersion, left] of [
    ['8', ['voided', 'voided', 'authorised counts']],
    ['7', ['voided', 'authorised counts']],
  ] as const)
    it(`before a renewed one ends ${left.length === 3 ? 'as before the first' : 'not'} under offer version ${termsVersion}`, async () => {
      const { id } = await heldOrder(rooms, 'in_review', 20);
      await rooms.database.pool.query('UPDATE orders SET terms_version = $2 WHERE id = $1', [
        id,
        termsVersion,
      ]);
      for (const _ of [1, 2]) {
        await become(rooms, id, 'authorised');
        await renew();
        await rooms.outbox.drain();
      }
      assert.deepEqual(await attemptsOf(rooms, id), left);
    });

  it('once, by however many processes', async () => {
    const { id } = await heldOrder(rooms, 'queued');
    await Promise.all([renew(), renew(), renew()]);
    await rooms.outbox.drain();
    await renew();
    assert.deepEqual(await attemptsOf(rooms, id), ['voided', 'authorised counts']);
    assert.equal(rooms.gateway.calls.filter((call) => call === `authorise o${id}:authorise:2`).length, 1);
  });

  it('by nobody while the gateway is silent; one that failed is no reason to leave the others', async () => {
    const { id, payment } = await heldOrder(rooms, 'queued');
    rooms.gateway.mood = 'silent';
    await renew();
    assert.ok(reported.includes(payment.id));
    assert.deepEqual(await attemptsOf(rooms, id), ['authorised counts']);
  });
});

describe('a renewal that is under way', () => {
  /** Wanted and written down; then the process died. */
  async function wanted(state: OrderState) {
    const placed = await heldOrder(rooms, state);
    await rooms.db.transaction().execute(async (tx) => {
      await rooms.payments.renew(tx, await rooms.payments.getActive(tx, placed.id), { kind: 'system' });
    });
    return placed;
  }

  it('goes on in another process, and leaves the old hold alone until it stands', async () => {
    const { id } = await wanted('in_progress');
    assert.deepEqual(await attemptsOf(rooms, id), ['authorised counts', 'created']);
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['voided', 'authorised counts']);
  });

  it('takes the place of a hold that has ended meanwhile, and a report that waits for funds goes on', async () => {
    const { id, payment, gatewayId } = await wanted('funds_needed');
    rooms.gateway.say(gatewayId, { status: 'expired' });
    await rooms.settle.check(await rooms.payments.get(rooms.db, payment.id));
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['expired', 'authorised counts']);
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
    assert.deepEqual(await attemptsOf(rooms, sent.id), ['capture_due counts', 'voided']);
    assert.deepEqual(await attemptsOf(rooms, paid.id), ['expired', 'voided', 'created counts']);
  });

  it('given up before its answer: whoever releases it looks for what stands there, and asks for nothing', async () => {
    const { id } = await wanted('in_progress');
    await rooms.putInto(id, 'cancelled');
    await rooms.db.transaction().execute((tx) => rooms.payments.releaseAll(tx, id, { kind: 'system' }));
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['voided counts', 'voided']);
    const beginnings = new Set([`authorise o${id}:authorise:2`, `open o${id}:open:2`]);
    assert.ok(!rooms.gateway.calls.some((call) => beginnings.has(call)));
    assert.deepEqual(rooms.alarms, []);
  });

  it('is asked about by the reconciliation too, as every attempt', async () => {
    const { id } = await wanted('in_progress');
    rooms.gateway.mood = 'silent';
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['authorised counts', 'unknown']);
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(hourMs);
    await rooms.outbox.drain();
    await reconcilePayments({ ...rooms, report: () => {} });
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['voided', 'authorised counts']);
  });
});
