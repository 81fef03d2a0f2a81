import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSettableClock, hourMs, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createOutbox, GiveUp, type Outbox } from './outbox.ts';
import { createOutboxDesk } from './outbox-desk.ts';

const clock = createSettableClock(new Date('2026-11-20T10:00:00Z'));
let database: ThrowawayDatabase;
let outbox: Outbox;
const reports: { key: string; error?: string; gaveUp?: boolean }[] = [];

before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  reports.length = 0;
  outbox = createOutbox({ db: database.db, clock, report: (row) => reports.push(row) });
});

function enqueue(key: string, delayMs = 0): Promise<void> {
  return database.db
    .transaction()
    .execute((tx) => outbox.enqueue(tx, { topic: 'test', key, payload: { key }, delayMs }));
}

test('the waits grow to an hour, each counted from the try before', async () => {
  outbox = createOutbox({ db: database.db, clock, report: () => {}, random: () => 0.5 });
  const tries: number[] = [];
  outbox.on('test', async () => {
    tries.push(clock.now().getTime());
    throw new Error('not yet');
  });
  await enqueue('waits');
  for (let step = 0; step < 8; step += 1) {
    await outbox.drain();
    const row = await database.db.selectFrom('outbox').select('run_after').executeTakeFirstOrThrow();
    clock.set(new Date(row.run_after.getTime() - 1));
    assert.equal(await outbox.drain(), 0, 'not a millisecond too early');
    clock.advance(1);
  }
  const waits = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / 1_000);
  assert.deepEqual(waits, [5, 30, 120, 600, 1_800, 3_600, 3_600]);
});

test('what this process does not know is left to one that does, as in a rolling restart, and is no try', async () => {
  const seen: unknown[] = [];
  await enqueue('newer');
  await database.db
    .transaction()
    .execute((tx) => outbox.enqueue(tx, { topic: 'known', key: 'known', payload: 'known' }));
  outbox.on('known', async (payload) => void seen.push(payload));
  assert.equal(await outbox.drain(), 1);
  assert.equal(await outbox.runNow('newer'), false);
  clock.advance(hourMs - 1);
  assert.equal(await outbox.drain(), 0);
  assert.deepEqual(reports, [{ topic: 'known', key: 'known', attempts: 1 }]);
  const newer = createOutbox({ db: database.db, clock, report: (row) => reports.push(row) });
  newer.on('test', async (payload) => void seen.push(payload));
  assert.equal(await newer.drain(), 1);
  assert.deepEqual(seen, ['known', { key: 'newer' }]);
  assert.deepEqual(reports.slice(1), [{ topic: 'test', key: 'newer', attempts: 1 }]);
});

test('what nobody has known for an hour fails where people look, hour by hour, and is given up after five days', async () => {
  const desk = createOutboxDesk({ clock });
  await enqueue('orphan');
  clock.advance(hourMs);
  assert.equal(await outbox.drain(), 1);
  const [row] = (await desk.list(database.db, 'failing', { limit: 2, offset: 0 })).rows;
  assert.deepEqual([row?.topic, row?.lastError], ['test', 'Error: nobody handles test']);
  assert.equal(await outbox.probe(['test']), false);
  for (let minutes = 0; minutes < 6 * 24 * 60; minutes += 30) {
    clock.advance(30 * minuteMs);
    await outbox.drain();
  }
  assert.deepEqual(await desk.count(database.db), { givenUp: 1, failing: 0 });
  assert.ok(reports.length < 6 * 24, `${reports.length} tries`);
});

test('words that no database can keep end no work: a failure is a failure, whatever it says', async () => {
  outbox.on('test', async () => {
    throw new Error('554 \u0000 not \ud800 printable');
  });
  await enqueue('unprintable');
  assert.equal(await outbox.drain(), 1);
  const row = await database.db
    .selectFrom('outbox')
    .select(['last_error', 'leased_until'])
    .executeTakeFirst();
  assert.match(row?.last_error ?? '', /554 .* printable/);
  assert.equal(row?.leased_until, null);
});

test('what is done, given up or not there is not run again, even when asked for by name', async () => {
  let runs = 0;
  outbox.on('test', async (payload) => {
    runs += 1;
    if (JSON.stringify(payload).includes('hopeless')) throw new GiveUp('no');
  });
  for (const key of ['done', 'hopeless']) {
    await enqueue(key);
    assert.equal(await outbox.runNow(key), true);
    assert.equal(await outbox.runNow(key), false, key);
  }
  assert.equal(await outbox.runNow('nothing'), false);
  await outbox.hurry();
  assert.equal(await outbox.drain(), 0);
  assert.equal(runs, 2);
});

test('asked for by name, work runs before it is due, and only that', async () => {
  const seen: unknown[] = [];
  outbox.on('test', async (payload) => void seen.push(payload));
  await enqueue('later', hourMs);
  await enqueue('other', hourMs);
  assert.equal(await outbox.runNow('later'), true);
  assert.deepEqual(seen, [{ key: 'later' }]);
});

test('what is hurried is what has failed; what only waits for its time goes on waiting', async () => {
  outbox.on('test', async () => {
    throw new Error('away');
  });
  await enqueue('failed');
  await outbox.drain();
  await enqueue('waits', hourMs);
  await outbox.hurry();
  const rows = await database.db.selectFrom('outbox').select(['key', 'run_after']).orderBy('key').execute();
  const now = clock.now().getTime();
  assert.deepEqual(
    rows.map(({ key, run_after }) => [key, run_after.getTime() - now]),
    [
      ['failed', 0],
      ['waits', hourMs],
    ],
  );
});

test('what is due longest is done first, and many workers do each piece once', async () => {
  const seen: string[] = [];
  const workers = Array.from({ length: 4 }, () => createOutbox({ db: database.db, clock, report: () => {} }));
  for (const worker of workers) worker.on('test', async (payload) => void seen.push(JSON.stringify(payload)));
  for (const [key, delayMs] of [
    ['third', 3_000],
    ['first', 1_000],
    ['second', 2_000],
  ] as const)
    await enqueue(key, delayMs);
  clock.advance(4_000);
  outbox.on('test', async (payload) => void seen.push(JSON.stringify(payload)));
  await outbox.drain();
  assert.deepEqual(seen, ['{"key":"first"}', '{"key":"second"}', '{"key":"third"}']);
  seen.length = 0;
  for (let index = 0; index < 12; index += 1) await enqueue(`many ${index}`);
  const counts = await Promise.all(workers.map((worker) => worker.drain()));
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    12,
  );
  assert.equal(new Set(seen).size, 12);
});

test('what is done is written down as the next is taken, is not taken again although its lease is over, and forgets what it is to', async () => {
  const seen: string[] = [];
  const rowOf = (key: string) =>
    database.db
      .selectFrom('outbox')
      .select(['done_at', 'leased_until', 'payload'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  outbox.on(
    'test',
    async (_payload, { key }) => {
      seen.push(key);
      if (key === 'second') assert.deepEqual((await rowOf('first')).done_at, clock.now());
      clock.advance(3 * minuteMs);
    },
    { forgetsPayload: true },
  );
  await enqueue('first');
  clock.advance(1);
  await enqueue('second');
  assert.equal(await outbox.drain(), 2);
  assert.deepEqual(seen, ['first', 'second']);
  assert.deepEqual(await rowOf('second'), { done_at: clock.now(), leased_until: null, payload: {} });
  assert.deepEqual((await rowOf('first')).payload, {});
  assert.deepEqual(
    reports.map(({ key }) => key),
    ['first', 'second'],
  );
});
