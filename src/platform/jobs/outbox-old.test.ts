import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createOutbox, GiveUp } from './outbox.ts';

const clock = createSettableClock(new Date('2026-11-20T10:00:00Z'));
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

test('what was done goes after half a year; what waits or was given up stays', async () => {
  const { db } = database;
  const outbox = createOutbox({ db, clock, report: () => {} });
  outbox.on('test', async () => {});
  outbox.on('hopeless', async () => {
    throw new GiveUp('never');
  });
  const enqueue = (key: string, topic = 'test') =>
    db.transaction().execute((tx) => outbox.enqueue(tx, { topic, key, payload: {} }));
  const keys = async () => {
    const rows = await db.selectFrom('outbox').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };
  await enqueue('done');
  await enqueue('given up', 'hopeless');
  await outbox.drain();
  clock.set(new Date(clock.now().getTime() + 179 * dayMs));
  await enqueue('waiting');
  assert.equal(await outbox.deleteOld(), 0);
  clock.set(new Date(clock.now().getTime() + 2 * dayMs));
  assert.equal(await outbox.deleteOld(), 1);
  assert.deepEqual(await keys(), ['given up', 'waiting']);
});
