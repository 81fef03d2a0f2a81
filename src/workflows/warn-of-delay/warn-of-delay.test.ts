import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createWarnOfDelay } from './warn-of-delay.ts';

let rooms: OrderRooms;
let warn: ReturnType<typeof createWarnOfDelay>;
before(async () => {
  rooms = await openOrderRooms();
  warn = createWarnOfDelay(rooms);
});
after(() => rooms.close());
beforeEach(async () => {
  await sql`UPDATE orders SET state = 'cancelled'`.execute(rooms.db);
  await sql`DELETE FROM outbox`.execute(rooms.db);
});

/** What customers were told, with their orders. */
async function told(): Promise<string[]> {
  const rows = await rooms.db
    .selectFrom('outbox')
    .select(['payload'])
    .where('topic', '=', 'orders.notify')
    .where('key', 'like', '%:late')
    .execute();
  return rows.map(({ payload }) => (payload as { notice: string }).notice); // of the job of notices
}

/** An order that was accepted on a Wednesday and is due on the Friday, at 18:00. */
async function due(state: OrderState) {
  rooms.clock.set(new Date('2026-11-18T10:00:00Z'));
  const { id } = await rooms.place();
  await rooms.db.transaction().execute((tx) => rooms.orders.apply(tx, id, 'accept', { actor: system }));
  const dueMax = new Date('2026-11-20T18:00:00Z');
  await sql`UPDATE orders SET state = ${state}, due_max = ${dueMax}, max_days = 2 WHERE id = ${id}`.execute(
    rooms.db,
  );
  return id;
}
const at = (moment: string) => rooms.clock.set(new Date(moment));

test('a customer is told the day before, and not once more when the hour has passed', async () => {
  await due('in_progress');
  at('2026-11-19T17:00:00Z');
  await warn();
  assert.deepEqual(await told(), []);
  at('2026-11-20T09:30:00Z');
  await Promise.all([warn(), warn()]);
  assert.deepEqual(await told(), ['late_likely']);
  at('2026-11-23T10:00:00Z');
  await warn();
  assert.deepEqual(await told(), ['late_likely']);
});

test('what is handed over is not said to be late before it is; then it is said at once', async () => {
  await due('in_review');
  at('2026-11-20T17:59:00Z');
  await warn();
  assert.deepEqual(await told(), []);
  at('2026-11-20T18:01:00Z');
  await warn();
  assert.deepEqual(await told(), ['late']);
});

test('where every step is done, two hours are enough', async () => {
  const id = await due('in_progress');
  await sql`INSERT INTO work_items (order_id, revision, kind, position, done_at, outcome)
    VALUES (${id}, 1, 'register', 0, now(), 'found')`.execute(rooms.db);
  at('2026-11-20T12:00:00Z');
  await warn();
  assert.deepEqual(await told(), []);
  at('2026-11-20T17:00:00Z');
  await warn();
  assert.deepEqual(await told(), ['late_likely']);
});

test('nobody is told of an order that waits for its customer, or of a corrected one', async () => {
  for (const state of ['needs_clarification', 'share_offered', 'awaiting_more', 'funds_needed'] as const)
    await due(state);
  const corrected = await due('in_progress');
  await sql`UPDATE orders SET revision = 2 WHERE id = ${corrected}`.execute(rooms.db);
  at('2026-11-25T10:00:00Z');
  await warn();
  assert.deepEqual(await told(), []);
});
