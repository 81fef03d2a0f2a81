import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createOutbox, GiveUp, type Outbox } from './outbox.ts';
import { createOutboxDesk } from './outbox-desk.ts';

const clock = createSettableClock(new Date('2026-11-20T10:00:00Z'));
const desk = createOutboxDesk({ clock });
const clerk: Actor = { kind: 'account', accountId: 'clerk', role: 'Manager' };
let database: ThrowawayDatabase;
let outbox: Outbox;
/** What the handler does with a key; what is not here succeeds. */
const moods = new Map<string, 'fails' | 'gives up'>();

before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  await database.pool.query('TRUNCATE outbox CASCADE');
  moods.clear();
  outbox = createOutbox({ db: database.db, clock, report: () => {} });
  outbox.on('test', async (payload) => {
    // enqueued below
    const mood = moods.get((payload as { key: string }).key);
    if (mood === 'gives up') throw new GiveUp('no such mailbox');
    if (mood === 'fails') throw new Error('not yet');
  });
});

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const retry = (id: string) => inTransaction((tx) => desk.retry(tx, id, clerk));
const dismiss = (id: string) => inTransaction((tx) => desk.dismiss(tx, id, clerk));
const idOf = async (key: string) =>
  (await database.db.selectFrom('outbox').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
const rowOf = (id: string) =>
  database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (id: string) => {
  const { rows } = await database.pool.query(
    'SELECT event, actor FROM outbox_events WHERE outbox_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ event, actor }) => `${event} by ${actor}`);
};
const keysOf = async (state: 'given_up' | 'failing', page = { limit: 50, offset: 0 }) => {
  const { rows, total } = await desk.list(database.db, state, page);
  // enqueued below
  return { keys: rows.map(({ payload }) => (payload as { key: string }).key), total };
};

/** Work that has come to this. */
async function workThat(key: string, mood: 'fails' | 'gives up' | 'succeeds' | 'waits'): Promise<string> {
  if (mood === 'fails' || mood === 'gives up') moods.set(key, mood);
  await inTransaction((tx) => outbox.enqueue(tx, { topic: 'test', key, payload: { key } }));
  if (mood !== 'waits') await outbox.runNow(key);
  clock.advance(1);
  return idOf(key);
}

test('the lists hold what fails and what was given up, the oldest first, page by page', async () => {
  for (const [key, mood] of [
    ['fails 1', 'fails'],
    ['gives up 1', 'gives up'],
    ['succeeds', 'succeeds'],
    ['waits', 'waits'],
    ['gives up 2', 'gives up'],
    ['fails 2', 'fails'],
  ] as const)
    await workThat(key, mood);
  assert.deepEqual(await keysOf('given_up'), { keys: ['gives up 1', 'gives up 2'], total: 2 });
  assert.deepEqual(await keysOf('failing'), { keys: ['fails 1', 'fails 2'], total: 2 });
  assert.deepEqual(await keysOf('failing', { limit: 1, offset: 1 }), { keys: ['fails 2'], total: 2 });
  assert.deepEqual(await keysOf('failing', { limit: 1, offset: 2 }), { keys: [], total: 2 });
  assert.deepEqual(await desk.count(database.db), { givenUp: 2, failing: 2 });
});

test('a row says what is known of it: how often it was tried, what it said, when it is tried next', async () => {
  const id = await workThat('fails', 'fails');
  const [row] = (await desk.list(database.db, 'failing', { limit: 1, offset: 0 })).rows;
  assert.deepEqual([row?.id, row?.topic, row?.attempts, row?.lastError], [id, 'test', 1, 'Error: not yet']);
  assert.equal(row?.givenUpAt, null);
  assert.ok(row.runAfter > clock.now());
  assert.equal(await desk.topicOf(database.db, id), 'test');
  assert.equal(await desk.topicOf(database.db, uuidv7()), undefined);
});

test('tried again, given-up work is due at once, with its days before it; who asked stands beside it', async () => {
  const id = await workThat('given up', 'gives up');
  clock.advance(6 * dayMs);
  assert.equal(await outbox.drain(), 0);
  assert.equal(await retry(id), true);
  const { given_up_at, attempts, tries_since, run_after } = await rowOf(id);
  assert.deepEqual([given_up_at, attempts, tries_since, run_after], [null, 0, clock.now(), clock.now()]);
  moods.clear();
  assert.equal(await outbox.drain(), 1);
  assert.notEqual((await rowOf(id)).done_at, null);
  assert.deepEqual(await eventsOf(id), ['retry by account:clerk']);
});

test('what fails is hurried by name; what only waits, is done or is not there is left alone', async () => {
  const failing = await workThat('failing', 'fails');
  assert.equal(await retry(failing), true);
  assert.deepEqual((await rowOf(failing)).run_after, clock.now());
  for (const id of [await workThat('waiting', 'waits'), await workThat('done', 'succeeds'), uuidv7()]) {
    assert.equal(await retry(id), false);
    assert.deepEqual(await eventsOf(id), []);
  }
});

test('what somebody works on just now is not taken from them; what they left behind is', async () => {
  const id = await workThat('failing', 'fails');
  const lease = async (until: Date) =>
    database.db.updateTable('outbox').set({ leased_until: until }).where('id', '=', id).execute();
  await lease(new Date(clock.now().getTime() + 1));
  assert.equal(await retry(id), false);
  await lease(new Date(clock.now().getTime() - 1));
  assert.equal(await retry(id), true);
});

test('all at once are those given up, and no others', async () => {
  const ids = [await workThat('one', 'gives up'), await workThat('two', 'gives up')];
  const failing = await workThat('failing', 'fails');
  const { run_after } = await rowOf(failing);
  assert.equal(await inTransaction((tx) => desk.retryAll(tx, clerk)), 2);
  assert.deepEqual(await desk.count(database.db), { givenUp: 0, failing: 3 });
  assert.deepEqual((await rowOf(failing)).run_after, run_after);
  for (const id of ids) assert.deepEqual(await eventsOf(id), ['retry by account:clerk']);
  assert.equal(await inTransaction((tx) => desk.retryAll(tx, clerk)), 0);
});

test('what is left for good is forgotten, and only what was given up can be', async () => {
  const id = await workThat('given up', 'gives up');
  assert.equal(await dismiss(id), true);
  const { done_at, payload } = await rowOf(id);
  assert.deepEqual([done_at, payload], [clock.now(), {}]);
  assert.deepEqual(await eventsOf(id), ['dismiss by account:clerk']);
  assert.deepEqual(await keysOf('given_up'), { keys: [], total: 0 });
  assert.equal(await dismiss(id), false, 'once');
  assert.equal(await retry(id), false, 'and it does not come back');
  for (const other of [await workThat('failing', 'fails'), await workThat('waiting', 'waits'), uuidv7()])
    assert.equal(await dismiss(other), false);
});

test('of two who act on one row at once one is told that it was too late', async () => {
  const id = await workThat('given up', 'gives up');
  const both = await Promise.all([dismiss(id), dismiss(id)]);
  assert.deepEqual(both.toSorted(), [false, true]);
  assert.equal((await eventsOf(id)).length, 1);
});
