import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { system, visitor } from '#kernel/actor.ts';
import { hourMs } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { openOrders } from '#testing/orders/open-orders.ts';
import { createResearch } from './service.ts';

type Rooms = Awaited<ReturnType<typeof openOrders>>;
let rooms: Rooms;
before(async () => {
  rooms = await openOrders();
});
after(() => rooms?.close());

const isCode = (code: string) => (error: unknown) => error instanceof Problem && error.code === code;

test('an order that a process of the version before stores without its country’s code gets it', async () => {
  const { inTransaction, place } = rooms;
  const { order } = await place();
  const codes = await inTransaction(async (tx) => {
    await sql`CREATE TEMP TABLE copied ON COMMIT DROP AS SELECT * FROM orders WHERE id = ${order.id}`.execute(
      tx,
    );
    await sql`
      UPDATE copied SET country_code = NULL, id = gen_random_uuid(), number = 'CC-0000-000001', secret_hash = 'x'`.execute(
      tx,
    );
    const { rows } = await sql`INSERT INTO orders SELECT * FROM copied RETURNING country_code`.execute(tx);
    return rows;
  });
  assert.deepEqual(codes, [{ country_code: 'DE' }]);
});

test('every move leaves a row, and an impossible one leaves nothing', async () => {
  const { database, orders, reviewer, place, apply } = rooms;
  const { order, secret } = await place();
  assert.match(order.number, /^CC-2026-\d{6}$/);
  assert.equal((await orders.getBySecret(database.db, secret)).id, order.id);
  await assert.rejects(apply(order.id, 'approve', reviewer), isCode('order_state_conflict'));
  await apply(order.id, 'accept', system);
  const events = await orders.listEvents(database.db, order.id);
  assert.deepEqual(
    events.map(({ event, state }) => [event, state]),
    [
      ['place', 'awaiting_payment'],
      ['accept', 'queued'],
    ],
  );
});

test('accepting fixes the promised dates; a question stops the clock and the answer moves them', async () => {
  const { clock, manager, place, apply } = rooms;
  const { order } = await place();
  const accepted = await apply(order.id, 'accept', system);
  assert.equal(accepted.dueMax?.toISOString(), '2026-11-20T18:00:00.000Z');
  await apply(order.id, 'assign', manager);
  const asked = await apply(order.id, 'ask', manager);
  assert.ok(asked.pausedAt);
  clock.advance(2 * hourMs);
  const answered = await apply(order.id, 'answer', visitor);
  assert.equal(answered.dueMax?.toISOString(), '2026-11-20T20:00:00.000Z');
  assert.deepEqual([answered.pausedAt, answered.pausedMinutes], [null, 120]);
});

test('nobody approves a report of their own, not even past the rule in code', async () => {
  const { database, manager, reviewer, place, apply } = rooms;
  const { order } = await place();
  for (const [event, actor] of [
    ['accept', system],
    ['assign', manager],
    ['submit', manager],
  ] as const) {
    await apply(order.id, event, actor);
  }
  await assert.rejects(apply(order.id, 'approve', manager), isCode('own_report'));
  await assert.rejects(
    sql`UPDATE orders SET approver_id = author_id WHERE id = ${order.id}`.execute(database.db),
    /check constraint/,
  );
  assert.equal((await apply(order.id, 'approve', reviewer)).state, 'ready');
});

test('event rows cannot be changed or removed', async () => {
  const { database } = rooms;
  await assert.rejects(sql`UPDATE order_events SET actor = 'x'`.execute(database.db), /append-only/);
  await assert.rejects(sql`DELETE FROM order_events`.execute(database.db), /append-only/);
});

test('a wrong secret is 404, and the secret itself is nowhere in the table', async () => {
  const { database, orders, place } = rooms;
  const { order, secret } = await place();
  await assert.rejects(orders.getBySecret(database.db, 'f'.repeat(40)), isCode('unknown_order'));
  const { rows } = await sql<{
    row: string;
  }>`SELECT orders::text AS row FROM orders WHERE id = ${order.id}`.execute(database.db);
  assert.ok(!rows[0]?.row.includes(secret));
  assert.equal(orders.secretOf(order), secret);
});

test('a step is ticked only while somebody works on the order', async () => {
  const { clock, inTransaction, place } = rooms;
  const research = createResearch({ clock });
  const { order } = await place();
  await inTransaction((tx) => research.layOut(tx, order));
  await assert.rejects(
    inTransaction((tx) => research.tick(tx, order, [{ kind: 'court', outcome: 'found' }], 'x')),
    isCode('order_state_conflict'),
  );
  await assert.rejects(
    inTransaction((tx) => research.assertDone(tx, order)),
    isCode('work_unfinished'),
  );
});

test('an order is numbered by the year it is placed in, and no number comes twice', async () => {
  const { place } = rooms;
  const numbers = await Promise.all(Array.from({ length: 5 }, async () => (await place()).order.number));
  assert.equal(new Set(numbers).size, 5);
  for (const number of numbers) assert.match(number, /^CC-2026-\d{6}$/);
});

test('what nobody has is 404, for reading, locking and moving', async () => {
  const { database, orders, inTransaction, apply } = rooms;
  const none = '0197a3c2-5b7e-7c31-9d0a-3f1e5c7a9b42';
  await assert.rejects(orders.get(database.db, none), isCode('unknown_order'));
  await assert.rejects(
    inTransaction((tx) => orders.lock(tx, none)),
    isCode('unknown_order'),
  );
  await assert.rejects(apply(none, 'accept', system), isCode('unknown_order'));
});

test('an event is kept with who did it and why, and what else it brings is written in one go', async () => {
  const { clock, database, orders, manager, inTransaction, place, apply } = rooms;
  const { order } = await place();
  await apply(order.id, 'accept', system);
  const sent = { mailMessageId: '<m@site>', sendingSince: clock.now() };
  const moved = await inTransaction((tx) =>
    orders.apply(tx, order.id, 'cancel', { actor: manager, reason: 'wished', changes: sent }),
  );
  assert.deepEqual([moved.state, moved.mailMessageId], ['cancelled', '<m@site>']);
  const last = (await orders.listEvents(database.db, order.id)).at(-1);
  const by = manager.kind === 'account' ? `account:${manager.accountId}` : '';
  assert.deepEqual([last?.event, last?.actor, last?.reason, last?.at], ['cancel', by, 'wished', clock.now()]);
});

test('a mail is owed for a move that the customer must know of, once, with its reason', async () => {
  const { database, orders, manager, inTransaction, place, apply } = rooms;
  const { order } = await place();
  const owed = async () => {
    const { rows } = await sql<{ payload: object }>`
      SELECT payload FROM outbox WHERE topic = 'orders.notify' AND key LIKE ${`o${order.id}:%`} ORDER BY payload->>'notice'`.execute(
      database.db,
    );
    return rows.map(({ payload }) => payload);
  };
  assert.deepEqual(await owed(), [], 'of the order itself the page tells');
  await apply(order.id, 'accept', system);
  await apply(order.id, 'assign', manager);
  await inTransaction((tx) => orders.apply(tx, order.id, 'cancel', { actor: manager, reason: 'wished' }));
  assert.deepEqual(await owed(), [
    { orderId: order.id, notice: 'accepted' },
    { orderId: order.id, notice: 'cancelled', reason: 'wished' },
  ]);
});

test('a sending under way, in doubt and taken too late is noted without a move', async () => {
  const { clock, database, orders, inTransaction, place } = rooms;
  const { order } = await place();
  const since = clock.now();
  await inTransaction((tx) => orders.noteSending(tx, order.id, { since, isInDoubt: true }));
  const noted = await orders.get(database.db, order.id);
  assert.deepEqual([noted.sendingSince, noted.isSendInDoubt, noted.state], [since, true, 'awaiting_payment']);
  await inTransaction((tx) => orders.noteSending(tx, order.id, { since: null, isInDoubt: false }));
  const proof = { messageId: '<late@site>', response: `250 ${'x'.repeat(600)}` };
  await inTransaction((tx) => orders.noteLateSending(tx, noted, proof));
  const late = await orders.get(database.db, order.id);
  assert.deepEqual([late.sendingSince, late.isSendInDoubt, late.state], [null, false, 'awaiting_payment']);
  assert.deepEqual([late.mailMessageId, late.sentAt], ['<late@site>', null]);
  assert.match(late.deliveryProblem ?? '', /taken the report although the order is awaiting_payment/);
  const last = (await orders.listEvents(database.db, order.id)).at(-1);
  assert.deepEqual([last?.event, last?.state, last?.actor], ['send', 'awaiting_payment', 'system']);
  const { rows } = await sql<{ length: number }>`
    SELECT length(mail_response) FROM orders WHERE id = ${order.id}`.execute(database.db);
  assert.equal(rows[0]?.length, 500);
});
