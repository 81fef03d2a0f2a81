import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { system, visitor } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { openOrders } from '#testing/orders/open-orders.ts';

type Rooms = Awaited<ReturnType<typeof openOrders>>;
let rooms: Rooms;
before(async () => {
  rooms = await openOrders();
});
after(() => rooms?.close());

test('two that move one order at once: one wins, the other is told', async () => {
  const { database, orders, place, apply } = rooms;
  const { order } = await place();
  const results = await Promise.allSettled([
    apply(order.id, 'accept', system),
    apply(order.id, 'cancel', visitor),
  ]);
  const states = results.map(({ status }) => status).sort();
  const { state } = await orders.get(database.db, order.id);
  // Accept then cancel is a legal pair (queued → cancelled); cancel then accept is not.
  assert.ok(state === 'cancelled' && (states[1] === 'rejected' || states[0] === 'fulfilled'));
});

test('orders that have rested in a state are found for the timers', async () => {
  const { clock, database, orders, place } = rooms;
  const { order } = await place();
  const before = () => new Date(clock.now().getTime() - dayMs);
  const ids = async () =>
    (await orders.listStale(database.db, 'awaiting_payment', before())).map(({ id }) => id);
  assert.ok(!(await ids()).includes(order.id));
  clock.advance(2 * dayMs);
  assert.ok((await ids()).includes(order.id));
});

test('the queue has the most urgent first, what is promised to nobody last, and no more than asked for', async () => {
  const { database, orders, place } = rooms;
  const [first, second, third] = [await place(), await place(), await place()];
  const ids = [first, second, third].map(({ order }) => order.id);
  const due = async (id: string, at: string | null) =>
    sql`UPDATE orders SET state = 'in_review', due_max = ${at} WHERE id = ${id}`.execute(database.db);
  await due(ids[0] ?? '', null);
  await due(ids[1] ?? '', '2026-11-25T18:00:00Z');
  await due(ids[2] ?? '', '2026-11-24T18:00:00Z');
  const queue = async (limit: number) =>
    (await orders.list(database.db, { states: ['in_review'], limit })).map(({ id }) => id);
  assert.deepEqual(await queue(9), [ids[2], ids[1], ids[0]]);
  assert.deepEqual(await queue(2), [ids[2], ids[1]]);
  assert.ok((await orders.list(database.db, { limit: 1_000 })).length > 3, 'all states, where none is named');
});

test('by when a report is there: as promised, else as if the card were confirmed at the last moment', async () => {
  const { orders, place } = rooms;
  const { order } = await place();
  const promised = new Date('2026-12-01T18:00:00Z');
  assert.equal(orders.latestDue({ ...order, dueMax: promised }), promised);
  // A Wednesday at noon: two business days on.
  const at = new Date('2026-11-18T12:00:00Z');
  assert.equal(orders.latestDue({ ...order, dueMax: null }, at).toISOString(), '2026-11-20T18:00:00.000Z');
});

test('who holds an order does not hold up rows that refer to it, and waits for nobody who holds such a row', async () => {
  const { orders, inTransaction, place } = rooms;
  const { order } = await place();
  const open = (tx: Tx) =>
    sql`
    INSERT INTO dossiers (id, order_id, revision, created_at, updated_at)
    VALUES (gen_random_uuid(), ${order.id}, 1, now(), now()) ON CONFLICT DO NOTHING`.execute(tx);
  const [begun, ended] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()];
  const opened = await inTransaction(async (taking) => {
    await orders.lock(taking, order.id);
    // Research opens the dossier at the same moment, and has not ended when the order's holder comes to it.
    const wait = () => ended.promise;
    const research = inTransaction((tx) => open(tx).then(begun.resolve).then(wait));
    await Promise.race([begun.promise, research]);
    const own = open(taking);
    ended.resolve();
    await research;
    return own;
  });
  assert.equal(opened.numAffectedRows, 0n);
});
