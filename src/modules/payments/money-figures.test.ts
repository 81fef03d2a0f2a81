import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { minuteMs } from '#kernel/clock.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { oldestDebitDueSeconds } from './money-figures.ts';
import { paymentTopics } from './service.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

it('a debit that is refused again and again is due since it was first, and no longer once it came', async () => {
  const { db, clock, gateway, outbox, payments, settle, database } = rooms;
  const seconds = () => oldestDebitDueSeconds(db, clock.now());
  const placed = await rooms.place();
  gateway.say(placed.gatewayId, { status: 'authorised' });
  const held = await settle.check(placed.payment);
  await rooms.putInto(placed.id, 'report_sent', clock.now());
  assert.equal(await seconds(), 0);
  await db.transaction().execute((tx) => payments.demandCapture(tx, held, held, system));
  gateway.mood = 'refuses';
  for (let tries = 0; tries < 4; tries += 1) {
    clock.advance(5 * minuteMs);
    await outbox.drain();
  }
  const { rows } = await database.pool.query('SELECT attempts FROM outbox WHERE topic = $1', [
    paymentTopics.capture,
  ]);
  assert.ok(rows[0]?.attempts > 1, 'it was tried again');
  assert.equal(await seconds(), 20 * 60);
  gateway.mood = 'answers';
  await outbox.hurry();
  await outbox.drain();
  assert.equal((await payments.get(db, placed.payment.id)).state, 'captured');
  assert.equal(await seconds(), 0);
});
