import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createPromises } from '../service.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms.close());

/** A report that was sent so long ago, so late; `agreed` per cent of its price were agreed on. */
async function sent(daysAgo: number, latePercent: number, agreed?: number): Promise<void> {
  const { id } = await rooms.place();
  await sql`UPDATE orders SET late_days = ${latePercent < 100 ? 2 : 0}, late_percent = ${latePercent},
    agreed_minor = ${agreed === undefined ? null : sql`price_minor * ${agreed}::int / 100`} WHERE id = ${id}`.execute(
    rooms.db,
  );
  const at = new Date(rooms.clock.now().getTime() - daysAgo * 86_400_000);
  await sql`INSERT INTO order_events (order_id, from_state, event, to_state, actor, at)
    VALUES (${id}, 'sending', 'send', 'report_sent', 'system', ${at})`.execute(rooms.db);
}

test('reports that the late rule made cheaper are counted by what it left, from the events of their sending', async () => {
  await sent(1, 100);
  await sent(2, 80);
  await sent(3, 80, 75); // less was agreed on: the rule changed nothing
  await sent(4, 50, 75);
  await sent(5, 0);
  await sent(400, 0); // too long ago
  assert.deepEqual(await createPromises(rooms).countReduced(rooms.db, 365), [
    { percent: 80, reports: 1 },
    { percent: 50, reports: 1 },
    { percent: 0, reports: 1 },
  ]);
});
