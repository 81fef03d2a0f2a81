import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { type WorkItemKind, type WorkItemOutcome, workItemKinds, workItemOutcomes } from './contract.ts';
import type { Order } from './order.ts';
import { orderStates } from './order-states.ts';

let clerk = '';
let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
  const { rows } = await rooms.database.pool.query("SELECT id FROM accounts WHERE role = 'Manager'");
  clerk = rows[0].id;
});
after(() => rooms?.close());

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => rooms.db.transaction().execute(work);
const tick = (order: Order, kind: WorkItemKind, outcome: WorkItemOutcome | null) =>
  inTransaction((tx) => rooms.research.tick(tx, order, [{ kind, outcome }], clerk));
const stepsOf = async ({ id, revision }: Order) => {
  const items = await rooms.research.listWorkItems(rooms.db, id, revision);
  return items.map(({ kind, outcome }) => [kind, outcome] as const);
};
const assertDone = (order: Order) => inTransaction((tx) => rooms.research.assertDone(tx, order));
const assertSearched = (order: Order) => inTransaction((tx) => rooms.research.assertSearched(tx, order));
const untouched = workItemKinds.map((kind) => [kind, null] as const);

/** An order that somebody works on, with its steps laid out. */
async function inWork(): Promise<Order> {
  const { id } = await rooms.place();
  await rooms.putInto(id, 'in_progress');
  const order = await rooms.orders.get(rooms.db, id);
  await inTransaction((tx) => rooms.research.layOut(tx, order));
  return order;
}

test('the steps are laid out once, in their order; again changes nothing', async () => {
  const order = await inWork();
  assert.deepEqual(await stepsOf(order), untouched);
  await tick(order, 'court', 'nothing_found');
  await inTransaction((tx) => rooms.research.layOut(tx, order));
  assert.deepEqual(
    (await stepsOf(order)).filter(([, outcome]) => outcome !== null),
    [['court', 'nothing_found']],
  );
});

test('a tick can be changed and taken back; only what is ticked was searched', async () => {
  const order = await inWork();
  await tick(order, 'court', 'found');
  await tick(order, 'register', 'partly');
  const at = rooms.clock.now();
  assert.deepEqual(await rooms.research.listSearched(rooms.db, order), [
    { kind: 'register', outcome: 'partly', at },
    { kind: 'court', outcome: 'found', at },
  ]);
  await tick(order, 'court', 'unavailable');
  await tick(order, 'register', null);
  assert.deepEqual(await rooms.research.listSearched(rooms.db, order), [
    { kind: 'court', outcome: 'unavailable', at },
  ]);
  const { rows } = await rooms.database.pool.query(
    'SELECT done_at, done_by, outcome FROM work_items WHERE order_id = $1 AND kind = $2',
    [order.id, 'register'],
  );
  assert.deepEqual(rows, [{ done_at: null, done_by: null, outcome: null }], 'nobody did what is not done');
});

test('in every other state than that of work nothing is ticked', async () => {
  const order = await inWork();
  for (const state of orderStates) {
    if (state === 'in_progress') continue;
    await assert.rejects(tick({ ...order, state }, 'court', 'found'), {
      code: 'order_state_conflict',
      status: 409,
    });
  }
  assert.deepEqual(await stepsOf(order), untouched);
});

test('a tick touches its own order, revision and step', async () => {
  const [order, other] = [await inWork(), await inWork()];
  const second = { ...order, revision: 2 };
  await inTransaction((tx) => rooms.research.layOut(tx, second));
  await tick(second, 'sanctions', 'found');
  assert.deepEqual(await stepsOf(order), untouched);
  assert.deepEqual(await stepsOf(other), untouched);
  assert.deepEqual(
    (await stepsOf(second)).filter(([, outcome]) => outcome !== null),
    [['sanctions', 'found']],
  );
});

test('a report is handed over when the last step is done, whatever came of it', async () => {
  const order = await inWork();
  for (const [index, kind] of workItemKinds.entries()) {
    await assert.rejects(assertDone(order), { code: 'work_unfinished', status: 409 });
    await tick(order, kind, workItemOutcomes[index % workItemOutcomes.length] ?? 'found');
  }
  await assertDone(order);
  await assert.rejects(
    assertDone({ ...order, revision: 2 }),
    { code: 'work_unfinished' },
    'of a correction no step is laid out yet',
  );
});

test('“not found” is said of a search in the register that came to nothing', async () => {
  const order = await inWork();
  await assert.rejects(assertSearched(order), { code: 'nothing_searched', status: 409 });
  await tick(order, 'register', 'found');
  await assert.rejects(assertSearched(order), { code: 'found_in_register', status: 409 });
  await tick(order, 'register', 'unavailable');
  await assert.rejects(assertSearched(order), { code: 'register_unchecked', status: 409 });
  for (const outcome of ['nothing_found', 'partly'] as const) {
    await tick(order, 'register', outcome);
    await assertSearched(order);
  }
  // What other sources say decides nothing about the register.
  await tick(order, 'court', 'found');
  await assertSearched(order);
});

test('a question is answered once, by whoever it was asked, and the first stands first', async () => {
  const [order, other] = [await inWork(), await inWork()];
  await inTransaction((tx) => rooms.research.ask(tx, order, 'Which of the two?', clerk));
  rooms.clock.advance(1_000);
  await inTransaction((tx) => rooms.research.ask(tx, order, 'And since when?', clerk));
  const [first, second] = await rooms.research.listClarifications(rooms.db, order.id);
  assert.ok(first && second);
  assert.deepEqual([first.question, first.answer], ['Which of the two?', null]);

  const answer = (of: Order, id: string, words: string) =>
    inTransaction((tx) => rooms.research.answer(tx, of, id, words));
  const unknown = { code: 'unknown_clarification', status: 404 };
  await assert.rejects(answer(other, first.id, 'not mine'), unknown);
  await assert.rejects(answer(order, uuidv7(), 'of nothing'), unknown);
  const answeredAt = rooms.clock.now();
  await answer(order, first.id, 'The one in Kiel.');
  await assert.rejects(answer(order, first.id, 'No, in Bonn.'), unknown);
  const [kept, open] = await rooms.research.listClarifications(rooms.db, order.id);
  assert.deepEqual([kept?.answer, kept?.answeredAt], ['The one in Kiel.', answeredAt]);
  assert.deepEqual([open?.id, open?.answer], [second.id, null]);
});

test('of two answers at once one is kept and the other told', async () => {
  const order = await inWork();
  await inTransaction((tx) => rooms.research.ask(tx, order, 'Which?', clerk));
  const [question] = await rooms.research.listClarifications(rooms.db, order.id);
  const tries = await Promise.allSettled(
    ['one', 'other'].map((words) =>
      inTransaction((tx) => rooms.research.answer(tx, order, question?.id ?? '', words)),
    ),
  );
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});
