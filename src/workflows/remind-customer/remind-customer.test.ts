import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createRemindCustomers } from './remind-customer.ts';

let rooms: OrderRooms;
let hasReview = false;
let remind: ReturnType<typeof createRemindCustomers>;
before(async () => {
  rooms = await openOrderRooms();
  const reviews = { findByOrder: async () => (hasReview ? ({} as never) : undefined) };
  remind = createRemindCustomers({ ...rooms, reviews });
});
after(() => rooms.close());
beforeEach(async () => {
  await sql`UPDATE orders SET state = 'cancelled'`.execute(rooms.db);
  await sql`DELETE FROM outbox`.execute(rooms.db);
  hasReview = false;
});

const later = (days: number) => rooms.clock.set(new Date(rooms.clock.now().getTime() + days * dayMs));
/** What was asked to be mailed, in the order in which it was. */
async function asked(): Promise<string[]> {
  const rows = await rooms.db
    .selectFrom('outbox')
    .select(['payload'])
    .where('topic', '=', 'orders.notify')
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload }) => (payload as { notice: string }).notice); // of the job of notices
}

async function waiting() {
  const { id } = await rooms.place();
  const apply = (event: Parameters<typeof rooms.orders.apply>[2]) =>
    rooms.db.transaction().execute((tx) => rooms.orders.apply(tx, id, event, { actor: system }));
  await apply('accept');
  await rooms.putInto(id, 'in_progress');
  await apply('ask');
  await sql`DELETE FROM outbox`.execute(rooms.db);
  return { id, apply };
}

test('a question is remembered after one, three and seven days, each once, also by two at once', async () => {
  await waiting();
  await remind();
  assert.deepEqual(await asked(), []);
  for (const days of [1, 1, 1, 1, 3, 1]) {
    later(days);
    await Promise.all([remind(), remind()]);
  }
  assert.deepEqual(
    await asked(),
    Array.from({ length: 3 }, () => 'question_reminder'),
  );
});

test('who was away sends one reminder, not three; a new question counts anew', async () => {
  const { apply } = await waiting();
  later(8);
  await remind();
  assert.deepEqual(await asked(), ['question_reminder']);
  await apply('answer');
  await remind();
  await apply('ask');
  later(1);
  await remind();
  assert.deepEqual((await asked()).filter((notice) => notice === 'question_reminder').length, 2);
});

test('a debt of last month is not remembered by mail any more', async () => {
  const { id } = await waiting();
  await rooms.putInto(id, 'report_sent', rooms.clock.now());
  await rooms.db.transaction().execute((tx) => rooms.orders.apply(tx, id, 'lose_hold', { actor: system }));
  await sql`DELETE FROM outbox`.execute(rooms.db);
  later(31);
  assert.equal(await remind(), 0);
});

test('whoever has answered meanwhile waits for nothing, and no reminder goes out', async () => {
  const { id } = await waiting();
  later(1);
  await remind();
  await rooms.putInto(id, 'in_progress');
  assert.equal(await remind(), 0);
});

test('a review is asked for three days after the report, once, and never of who has written or complained', async () => {
  const { id } = await rooms.place();
  await rooms.putInto(id, 'completed', rooms.clock.now());
  await remind();
  later(3);
  hasReview = true;
  assert.equal(await remind(), 0);
  hasReview = false;
  await remind();
  await remind();
  assert.deepEqual(await asked(), ['review_request']);

  const old = await rooms.place();
  await rooms.putInto(old.id, 'completed', new Date(rooms.clock.now().getTime() - 11 * dayMs));
  const complained = await rooms.place();
  await rooms.putInto(complained.id, 'completed', new Date(rooms.clock.now().getTime() - 4 * dayMs));
  await sql`INSERT INTO claims (id, order_id, revision, text, made_at)
    VALUES (gen_random_uuid(), ${complained.id}, 1, 'wrong', ${rooms.clock.now()})`.execute(rooms.db);
  await remind();
  assert.deepEqual(await asked(), ['review_request']);
});
