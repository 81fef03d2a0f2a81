import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { hourMs } from '#kernel/clock.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { renewHolds } from './renew-holds.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

const renew = () => renewHolds({ ...rooms, report: () => {} });
const attemptsOf = async (id: string) => (await rooms.payments.list(rooms.db, id)).length;

/** An order in a state, with a hold on a saved card that lasts for 20 hours. */
async function held(state: OrderState) {
  const placed = await rooms.place();
  const captureBefore = new Date(rooms.clock.now().getTime() + 20 * hourMs);
  rooms.gateway.say(placed.gatewayId, { status: 'authorised', captureBefore, cardToken: 'card-1' });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, state);
  return placed;
}
async function ended(state: OrderState) {
  const placed = await held(state);
  rooms.gateway.say(placed.gatewayId, { status: 'expired', captureBefore: null });
  await rooms.settle.check(placed.payment);
  return placed;
}

it('nothing is held for a report that costs nothing any more, though it is in work again', async () => {
  const orders = [await held('in_progress'), await ended('in_progress')];
  for (const { id } of orders)
    await rooms.database.pool.query('UPDATE orders SET late_days = 9, late_percent = 0 WHERE id = $1', [id]);
  await renew();
  for (const { id } of orders) assert.equal(await attemptsOf(id), 1);
});

it('holds for which nothing may be asked keep nobody waiting, however many there are', async () => {
  const asked = [await ended('in_review'), await held('in_review')];
  const others = [];
  for (let count = 0; count < 51; count += 1)
    others.push(await ended('in_review'), await held('report_sent'));
  // Orders under an offer that has no hold after the end, and orders that are done.
  await rooms.database.pool.query("UPDATE orders SET terms_version = '7' WHERE id = ANY($1)", [
    others.map(({ id }) => id),
  ]);
  await rooms.database.pool.query(
    "UPDATE payments SET capture_before = capture_before - interval '1 hour' WHERE order_id = ANY($1) AND state = 'authorised'",
    [others.map(({ id }) => id)],
  );
  await renew();
  for (const { id } of asked) assert.equal(await attemptsOf(id), 2);
});
