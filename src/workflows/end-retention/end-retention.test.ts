import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { createNotes } from '#modules/worklists/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createEndRetention } from './end-retention.ts';

let rooms: OrderRooms;
let endRetention: ReturnType<typeof createEndRetention>;
before(async () => {
  rooms = await openOrderRooms();
  endRetention = createEndRetention({ ...rooms, notes: createNotes(rooms) });
});
after(() => rooms.close());

const years = (count: number) => {
  const at = new Date(rooms.clock.now());
  at.setUTCFullYear(at.getUTCFullYear() - count);
  return at;
};

/** An order that ended `count` years ago, a day more. */
async function ended(count: number) {
  const { id, secret, payment } = await rooms.place();
  await rooms.putPaymentInto(payment, 'captured');
  await rooms.putInto(id, 'completed');
  const at = new Date(years(count).getTime() - 86_400_000);
  await sql`UPDATE orders SET closed_at = ${at} WHERE id = ${id}`.execute(rooms.db);
  return { id, secret, payment };
}

test('six years after its end an order names no customer, its link is dead, and what was sold stays', async () => {
  const { db, orders } = rooms;
  const old = await ended(6);
  const young = await ended(5);
  const before = await orders.get(db, old.id);
  assert.equal(await endRetention(), 1);

  const after = await orders.get(db, old.id);
  assert.match(after.email, /^erased-.*@erased\.invalid$/);
  assert.deepEqual([after.number, after.tariff, after.state], [before.number, before.tariff, before.state]);
  await assert.rejects(orders.getBySecret(db, old.secret), { status: 404 });
  assert.equal((await orders.get(db, young.id)).email, 'buyer@demo.countercheck.example');
  assert.equal(await endRetention(), 0, 'once is enough');
});

test('an order whose money may still move, or that was opened again, waits', async () => {
  const { db, orders } = rooms;
  const live = await ended(7);
  await rooms.putPaymentInto(live.payment, 'capture_unknown');
  const open = await ended(7);
  await rooms.putInto(open.id, 'claim_open');
  assert.equal(await endRetention(), 0);
  for (const { id } of [live, open])
    assert.equal((await orders.get(db, id)).email, 'buyer@demo.countercheck.example');
});

test('two processes at once erase an order once', async () => {
  await ended(8);
  const counts = await Promise.all([endRetention(), endRetention()]);
  assert.deepEqual(counts.toSorted(), [0, 1]);
});
