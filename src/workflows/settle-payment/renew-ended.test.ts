import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { hourMs } from '#kernel/clock.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { attemptsOf, become, heldOrder } from '#testing/orders/held-order.ts';
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

const renew = () => renewHolds({ ...rooms, report: () => {} });

describe('a fresh hold in place of one that has ended is asked for', () => {
  it('as soon as the gateway is back, where the hold has ended while it was away', async () => {
    const { id, gatewayId } = await heldOrder(rooms, 'in_review', 20);
    rooms.gateway.mood = 'silent';
    for (const hours of [0, 19, 5]) {
      rooms.clock.advance(hours * hourMs);
      await renew();
    }
    assert.deepEqual(await attemptsOf(rooms, id), ['authorised counts'], 'nobody knows of anything else');
    rooms.gateway.mood = 'answers';
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['expired', 'authorised counts']);
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'in_review', 'nobody was asked for anything');
  });

  it('also where the gateway said by itself that the hold has ended, for a week', async () => {
    const gone = await heldOrder(rooms, 'in_review', 20);
    const old = await heldOrder(rooms, 'in_progress', 20);
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
    assert.deepEqual(await attemptsOf(rooms, gone.id), ['expired', 'authorised counts']);
    assert.deepEqual(await attemptsOf(rooms, old.id), ['expired counts']);
  });

  it('not after its end where the offer that was accepted does not have that, and before it all the same', async () => {
    const [gone, ending] = [await heldOrder(rooms, 'in_review', 20), await heldOrder(rooms, 'in_review', 20)];
    await rooms.database.pool.query("UPDATE orders SET terms_version = '7' WHERE id IN ($1, $2)", [
      gone.id,
      ending.id,
    ]);
    rooms.gateway.say(gone.gatewayId, { status: 'expired', captureBefore: null });
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, gone.id), ['expired counts']);
    assert.deepEqual(await attemptsOf(rooms, ending.id), ['voided', 'authorised counts']);
    await rooms.putInto(gone.id, 'ready');
    await rooms.database.pool.query("UPDATE payments SET state = 'authorised' WHERE id = $1", [
      gone.payment.id,
    ]);
    await rooms.settle.check(await rooms.payments.get(rooms.db, gone.payment.id));
    assert.equal((await rooms.orders.get(rooms.db, gone.id)).state, 'funds_needed', 'its buyer is asked');
  });

  it('within a week of its own end, however late the gateway tells of that', async () => {
    const { id, gatewayId, payment } = await heldOrder(rooms, 'ready', 20);
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
    const { id } = await heldOrder(rooms, 'in_review', 20);
    await become(rooms, id, 'expired');
    await renew();
    await rooms.outbox.drain();
    await become(rooms, id, 'expired');
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['expired', 'expired counts']);
  });

  it('after its end also where a page ran out before it was paid for: nothing was ever held there', async () => {
    const { id, secret } = await rooms.place();
    await become(rooms, id, 'expired');
    await rooms.trackOrder.pay(secret);
    await rooms.outbox.drain();
    await become(rooms, id, 'authorised');
    await rooms.putInto(id, 'in_review');
    await become(rooms, id, 'expired');
    await renew();
    await rooms.outbox.drain();
    assert.deepEqual(await attemptsOf(rooms, id), ['expired', 'expired', 'authorised counts']);
  });

  it('not once its buyer was told that nothing is reserved, though the hold ended before', async () => {
    const { id, gatewayId, payment } = await heldOrder(rooms, 'in_progress', 20);
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
    assert.deepEqual(await attemptsOf(rooms, id), ['expired counts']);
  });

  it('and a finished report has its saved card asked before its buyer is', async () => {
    const { id, gatewayId, payment } = await heldOrder(rooms, 'ready', 20);
    rooms.gateway.say(gatewayId, { status: 'expired', captureBefore: null });
    await rooms.settle.check(payment);
    assert.equal((await rooms.orders.get(rooms.db, id)).state, 'ready');
    const { rowCount } = await rooms.database.pool.query('SELECT 1 FROM outbox WHERE key = $1', [
      `o${id}:deliver:ended:1`,
    ]);
    assert.equal(rowCount, 1, 'the delivery asks');
    const tried = await heldOrder(rooms, 'ready', 20);
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
});
