import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { minuteMs } from '#kernel/clock.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

it('an answer that says nothing new writes nothing and waits for nobody; one that says anything does', async () => {
  const { id, payment, gatewayId } = await rooms.place();
  const captureBefore = new Date(rooms.clock.now().getTime() + 7 * 24 * 60 * minuteMs);
  rooms.gateway.say(gatewayId, { status: 'authorised', captureBefore, cardLast4: '4242' });
  const held = await rooms.settle.check(payment);
  assert.equal(held.state, 'authorised');
  rooms.clock.advance(minuteMs);

  // Somebody else has the order: whoever has to write waits.
  await rooms.db.transaction().execute(async (tx) => {
    await rooms.orders.lock(tx, id);
    const same = await rooms.settle.check(held);
    assert.deepEqual(same, held);
  });
  assert.deepEqual(await rooms.payments.get(rooms.db, held.id), held);

  rooms.gateway.say(gatewayId, { status: 'authorised', captureBefore, cardLast4: '1881' });
  const told = await rooms.settle.check(held);
  assert.equal(told.cardLast4, '1881');
  assert.ok(told.updatedAt > held.updatedAt);

  const sooner = new Date(captureBefore.getTime() - minuteMs);
  rooms.gateway.say(gatewayId, { status: 'authorised', captureBefore: sooner, cardLast4: '1881' });
  assert.deepEqual((await rooms.settle.check(told)).captureBefore, sooner);
});
