import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type Actor, system, visitor } from '#kernel/actor.ts';
import { createSettableClock, dayMs, hourMs } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createOrders, createResearch, type OrdersService } from './service.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let orders: OrdersService;
let manager: Actor;
let reviewer: Actor;

before(async () => {
  database = await createThrowawayDatabase();
  const outbox = createOutbox({ db: database.db, clock, report: () => {} });
  orders = createOrders({ clock, secrets: secretsFrom(Buffer.alloc(32, 7)), outbox });
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM accounts WHERE role = 'Manager' ORDER BY email`.execute(database.db);
  const [first, second] = rows.map(({ id }): Actor => ({ kind: 'account', accountId: id, role: 'Manager' }));
  assert.ok(first && second);
  [manager, reviewer] = [first, second];
});
after(() => database.drop());

async function place() {
  const { rows } = await sql<{ id: number; country_id: number }>`
    SELECT id, country_id FROM tariffs WHERE country_id = 276 ORDER BY max_days LIMIT 1`.execute(database.db);
  const tariff = {
    id: rows[0]?.id ?? 0,
    version: 1,
    name: everyLanguageOf({ ru: 'Срочный' }, 'Express'),
    price: { amountMinor: 8000, currency: 'EUR' as const },
    minDays: 0,
    maxDays: 2,
  };
  return inTransaction((tx) =>
    orders.place(tx, {
      email: 'buyer@demo.countercheck.example',
      locale: 'en',
      timeZone: null,
      accountId: null,
      countryId: 276,
      countryCode: 'DE',
      reportKind: 'credit',
      subject: {
        kind: 'request',
        request: {
          name: 'Неизвестная',
          regCode: '',
          vatCode: '',
          address: '',
          phone: '',
          email: '',
          addInfo: '',
        },
      },
      tariff,
      termsVersion: '2026-11-01',
      actor: visitor,
    }),
  );
}

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const apply = (id: string, event: Parameters<OrdersService['apply']>[2], actor: Actor) =>
  inTransaction((tx) => orders.apply(tx, id, event, { actor }));
const isCode = (code: string) => (error: unknown) => error instanceof Problem && error.code === code;

test('an order that a process of the version before stores without its country’s code gets it', async () => {
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
  await assert.rejects(sql`UPDATE order_events SET actor = 'x'`.execute(database.db), /append-only/);
  await assert.rejects(sql`DELETE FROM order_events`.execute(database.db), /append-only/);
});

test('a wrong secret is 404, and the secret itself is nowhere in the table', async () => {
  const { order, secret } = await place();
  await assert.rejects(orders.getBySecret(database.db, 'f'.repeat(40)), isCode('unknown_order'));
  const { rows } = await sql<{
    row: string;
  }>`SELECT orders::text AS row FROM orders WHERE id = ${order.id}`.execute(database.db);
  assert.ok(!rows[0]?.row.includes(secret));
  assert.equal(orders.secretOf(order), secret);
});

test('two that move one order at once: one wins, the other is told', async () => {
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
  const { order } = await place();
  const before = () => new Date(clock.now().getTime() - dayMs);
  const ids = async () =>
    (await orders.listStale(database.db, 'awaiting_payment', before())).map(({ id }) => id);
  assert.ok(!(await ids()).includes(order.id));
  clock.advance(2 * dayMs);
  assert.ok((await ids()).includes(order.id));
});

test('a step is ticked only while somebody works on the order', async () => {
  const research = createResearch({ clock });
  const { order } = await place();
  await inTransaction((tx) => research.layOut(tx, order));
  await assert.rejects(
    inTransaction((tx) => research.tick(tx, order, 'court', 'found', 'x')),
    isCode('order_state_conflict'),
  );
  await assert.rejects(
    inTransaction((tx) => research.assertDone(tx, order)),
    isCode('work_unfinished'),
  );
});

test('an order is numbered by the year it is placed in, and no number comes twice', async () => {
  const numbers = await Promise.all(Array.from({ length: 5 }, async () => (await place()).order.number));
  assert.equal(new Set(numbers).size, 5);
  for (const number of numbers) assert.match(number, /^CC-2026-\d{6}$/);
});

test('what nobody has is 404, for reading, locking and moving', async () => {
  const none = '0197a3c2-5b7e-7c31-9d0a-3f1e5c7a9b42';
  await assert.rejects(orders.get(database.db, none), isCode('unknown_order'));
  await assert.rejects(
    inTransaction((tx) => orders.lock(tx, none)),
    isCode('unknown_order'),
  );
  await assert.rejects(apply(none, 'accept', system), isCode('unknown_order'));
});

test('an event is kept with who did it and why, and what else it brings is written in one go', async () => {
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

test('the queue has the most urgent first, what is promised to nobody last, and no more than asked for', async () => {
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
  const { order } = await place();
  const promised = new Date('2026-12-01T18:00:00Z');
  assert.equal(orders.latestDue({ ...order, dueMax: promised }), promised);
  // A Wednesday at noon: two business days on.
  const at = new Date('2026-11-18T12:00:00Z');
  assert.equal(orders.latestDue({ ...order, dueMax: null }, at).toISOString(), '2026-11-20T18:00:00.000Z');
});

test('who holds an order does not hold up rows that refer to it, and waits for nobody who holds such a row', async () => {
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
