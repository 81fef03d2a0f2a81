import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type pg from 'pg';
import { system } from '#kernel/actor.ts';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { dueAfter, findManager, goodReview, insertBareOrder } from './feedback-fixture.ts';
import type { Review } from './review.ts';
import { createReviews } from './reviews.ts';
import type { ReviewFields } from './web/review-rules.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
const reviews = createReviews({ clock, dueAfter });
let database: ThrowawayDatabase;
let manager: Awaited<ReturnType<typeof findManager>>;
let listener: pg.PoolClient;
const heard: string[] = [];

before(async () => {
  database = await createThrowawayDatabase();
  manager = await findManager(database.db);
  listener = await database.pool.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('LISTEN site_changed');
});
after(async () => {
  listener.release(true);
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM reviews');
  await words();
});

const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);

async function submit(change: Partial<ReviewFields> = {}): Promise<Review> {
  clock.advance(minuteMs);
  const order = await insertBareOrder(database.db);
  return write((tx) => reviews.submit(tx, order, { ...goodReview, ...change }, 'en'));
}

/** What site_changed has said since the last time; a query on the listening connection brings it in. */
async function words(): Promise<string[]> {
  await listener.query('SELECT 1');
  return heard.splice(0);
}

async function eventsOf(id: string) {
  const rows = await reviews.listEvents(database.db, [id]);
  return rows.map(({ event, state, reason }) => [event, state, reason]);
}

const published = async () =>
  (await reviews.list(database.db, { state: 'published', page: 1, pageSize: 50 })).items.map(({ id }) => id);

test('a review waits, and is told to nobody', async () => {
  const review = await submit({ companyName: ' ', text: `  ${goodReview.text}  ` });
  assert.deepEqual(
    [review.state, review.companyName, review.text, review.publishedAt],
    ['pending', null, goodReview.text, null],
  );
  assert.deepEqual(await reviews.findByOrder(database.db, review.orderId), review);
  assert.deepEqual(await eventsOf(review.id), [['submit', 'pending', null]]);
  assert.deepEqual(await published(), []);
  assert.deepEqual(await words(), []);
});

test('wrong fields and a second review are refused', async () => {
  await assert.rejects(submit({ mayPublish: false }), { code: 'invalid_input', status: 400 });
  await assert.rejects(submit({ rating: 6 }), { code: 'invalid_input' });
  const { orderId } = await submit();
  const second = write((tx) => reviews.submit(tx, { id: orderId, countryId: 276 }, goodReview, 'en'));
  await assert.rejects(second, { code: 'review_exists', status: 409 });
});

test('the summary and the list know published reviews only, the newest first', async () => {
  assert.deepEqual(await reviews.summary(database.db), {
    count: 0,
    average: null,
    byRating: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  });
  const ids: string[] = [];
  for (const rating of [5, 4, 4, 1]) {
    const { id } = await submit({ rating });
    if (rating === 1) break;
    await write((tx) => reviews.publish(tx, id, manager));
    ids.unshift(id);
  }
  assert.deepEqual(await published(), ids);
  assert.deepEqual(await reviews.summary(database.db), {
    count: 3,
    average: 4.33,
    byRating: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
  });
  const second = await reviews.list(database.db, { state: 'published', page: 2, pageSize: 2 });
  assert.deepEqual([second.total, second.items.map(({ id }) => id)], [3, ids.slice(2)]);
});

test('every step of moderation is one row, and says once that pages changed where they did', async () => {
  const { id } = await submit();
  await write((tx) => reviews.reply(tx, id, manager, 'Thank you.'));
  assert.deepEqual(await words(), []);
  await write((tx) => reviews.publish(tx, id, manager));
  assert.deepEqual(await words(), ['reviews']);
  await write((tx) => reviews.reply(tx, id, manager, null));
  assert.deepEqual(await words(), ['reviews']);
  const taken = await write((tx) => reviews.refuse(tx, id, manager, 'Names a third person.'));
  assert.deepEqual([taken.publishedAt, taken.moderatedBy], [null, manager.accountId]);
  assert.deepEqual(await words(), ['reviews']);
  await write((tx) => reviews.publish(tx, id, manager));
  assert.deepEqual(await eventsOf(id), [
    ['submit', 'pending', null],
    ['reply', 'pending', null],
    ['publish', 'published', null],
    ['reply', 'published', null],
    ['refuse', 'refused', 'Names a third person.'],
    ['publish', 'published', null],
  ]);
});

test('a change that is rolled back says nothing and leaves no row', async () => {
  const { id } = await submit();
  const undone = write(async (tx) => {
    await reviews.publish(tx, id, manager);
    throw new Error('undone');
  });
  await assert.rejects(undone, /undone/);
  assert.deepEqual(await words(), []);
  assert.equal((await eventsOf(id)).length, 1);
  assert.deepEqual(await published(), []);
});

test('what the table does not allow is 409, an unknown review 404', async () => {
  const { id } = await submit();
  await write((tx) => reviews.refuse(tx, id, manager, 'Not about us.'));
  const conflict = { code: 'review_state_conflict', status: 409 };
  await assert.rejects(
    write((tx) => reviews.refuse(tx, id, manager, 'again')),
    conflict,
  );
  await assert.rejects(
    write((tx) => reviews.reply(tx, id, manager, 'no')),
    conflict,
  );
  await write((tx) => reviews.publish(tx, id, manager));
  await assert.rejects(
    write((tx) => reviews.publish(tx, id, manager)),
    conflict,
  );
  const unknown = write((tx) => reviews.publish(tx, crypto.randomUUID(), manager));
  await assert.rejects(unknown, { code: 'unknown_review', status: 404 });
});

test('two members of staff at once: one of them publishes', async () => {
  const { id } = await submit();
  const both = await Promise.allSettled([1, 2].map(() => write((tx) => reviews.publish(tx, id, manager))));
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.equal((await eventsOf(id)).length, 2);
});

test('an erased review is gone from the pages, its history without words stays', async () => {
  const { id, orderId } = await submit();
  await write((tx) => reviews.publish(tx, id, manager));
  await words();
  assert.equal(await write((tx) => reviews.erase(tx, orderId, system)), true);
  assert.deepEqual(await words(), ['reviews']);
  assert.equal(await reviews.findByOrder(database.db, orderId), undefined);
  assert.deepEqual((await eventsOf(id)).at(-1), ['erase', 'erased', null]);
  assert.equal(await write((tx) => reviews.erase(tx, orderId, system)), false);
});

test('history cannot be rewritten', async () => {
  await submit();
  await assert.rejects(database.pool.query('DELETE FROM review_events'), /append-only/);
  await assert.rejects(database.pool.query(`UPDATE review_events SET actor = 'x'`), /append-only/);
});

test('a change of countries, continents or tariffs is said as well', async () => {
  for (const table of ['countries', 'country_groups', 'tariffs']) {
    await database.pool.query(`UPDATE ${table} SET name_en = name_en`);
    assert.deepEqual(await words(), ['countries'], table);
  }
});
