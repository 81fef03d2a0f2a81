import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hourMs, minuteMs } from '#kernel/clock.ts';
import { paymentTopics } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { reconcilePayments } from './reconcile.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

/** What the worker does when so much time has passed. */
async function work(ms: number): Promise<void> {
  rooms.clock.advance(ms);
  await rooms.outbox.drain();
  await rooms.outbox.probe(Object.values(paymentTopics));
  await reconcilePayments({ ...rooms, report: () => {} });
  await rooms.outbox.drain();
}
const stateOf = async (id: string) => {
  const { state } = await rooms.orders.get(rooms.db, id);
  return `${state}, ${(await rooms.payments.getActive(rooms.db, id)).state}`;
};

test('a gateway that is away for three days charges nothing twice, and everything within a quarter of an hour of its return', async () => {
  const sent = await Promise.all(Array.from({ length: 4 }, () => rooms.place()));
  for (const { id, payment, gatewayId } of sent) {
    rooms.gateway.say(gatewayId, { status: 'authorised' });
    const held = await rooms.settle.check(payment);
    await rooms.putInto(id, 'report_sent', rooms.clock.now());
    await rooms.db
      .transaction()
      .execute((tx) => rooms.payments.demandCapture(tx, held, held, { kind: 'system' }));
  }
  const cancelled = await rooms.place();
  await rooms.db
    .transaction()
    .execute((tx) => rooms.payments.releaseAll(tx, cancelled.id, { kind: 'system' }));
  await rooms.putInto(cancelled.id, 'cancelled');

  rooms.gateway.mood = 'silent';
  for (let passed = 0; passed < 72 * hourMs; passed += 30 * minuteMs) await work(30 * minuteMs);
  for (const { id } of sent) assert.equal(await stateOf(id), 'report_sent, capture_unknown');
  assert.equal(await stateOf(cancelled.id), 'cancelled, void_due');
  const capturesOf = (id: string) =>
    rooms.gateway.calls.filter((call) => call === `capture o${id}:capture:1`).length;
  // Hourly, and now and then one in between to see whether it is back: it is not hammered.
  for (const { id } of sent) assert.ok(capturesOf(id) < 72 * 2, `${capturesOf(id)} tries`);

  rooms.gateway.mood = 'answers';
  for (let passed = 0; passed < 15 * minuteMs; passed += 5 * minuteMs) await work(5 * minuteMs);
  for (const { id } of sent) assert.equal(await stateOf(id), 'completed, captured');
  assert.equal(await stateOf(cancelled.id), 'cancelled, voided');
  const { rows } = await rooms.database.pool.query(
    "SELECT count(*)::int AS n, count(DISTINCT payment_id)::int AS payments FROM ledger_entries WHERE kind = 'capture'",
  );
  assert.deepEqual(rows, [{ n: 4, payments: 4 }]);
});
