import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineLimit, type Limit } from '#kernel/limit.ts';
import { createPool } from '#platform/database/pool.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createLimiter } from './limiter.ts';

const secrets = secretsFrom(Buffer.alloc(32, 5));
const three = { times: 3, seconds: 60 };
const five = { times: 5, seconds: 60 };
const search = defineLimit('search', { visitor: [three], account: [five] });
const sample = defineLimit('sample', { visitor: [three], account: [five] });

let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(() => database.db.deleteFrom('rate_limits').execute());

const build = (pool = database.pool, factor = 1, limits = [search, sample]) =>
  createLimiter({ pool, secrets, factor, limits });
const buildFor = (limit: Limit) => build(database.pool, 1, [limit]);
const visitor = { address: '203.0.113.7' };

test('so many and no more, with what is left and when the window ends', async () => {
  const limiter = build();
  const left: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    const count = await limiter.countRequest(search, visitor);
    assert.deepEqual([count.isWithin, count.limit], [true, 3]);
    left.push(count.remaining);
  }
  assert.deepEqual(left, [2, 1, 0]);
  for (let call = 0; call < 3; call += 1) {
    const refused = await limiter.countRequest(search, visitor);
    assert.deepEqual([refused.isWithin, refused.limit, refused.remaining], [false, 3, 0]);
    assert.ok(refused.resetSeconds > 50 && refused.resetSeconds <= 60, String(refused.resetSeconds));
  }
});

test('two processes on one database count together, and a restart forgets nothing', async () => {
  const elsewhere = createPool(database.url);
  const [one, other] = [build(), build(elsewhere)];
  await one.countRequest(search, visitor);
  await other.countRequest(search, visitor);
  assert.equal((await one.countRequest(search, visitor)).remaining, 0);
  assert.equal((await other.countRequest(search, visitor)).isWithin, false);
  await elsewhere.end();
  assert.equal((await build().countRequest(search, visitor)).isWithin, false);
});

test('a burst cannot outrun the count', async () => {
  const limiter = build();
  const counts = await Promise.all(Array.from({ length: 40 }, () => limiter.countRequest(search, visitor)));
  assert.equal(counts.filter(({ isWithin }) => isWithin).length, 3);
});

test('addresses, people and kinds of calls are counted apart', async () => {
  const limiter = build();
  for (let call = 0; call < 4; call += 1) await limiter.countRequest(search, visitor);
  for (const caller of [{ address: '203.0.113.8' }, { accountId: 'a' }, { accountId: visitor.address }])
    assert.equal((await limiter.countRequest(search, caller)).isWithin, true);
  assert.equal((await limiter.countRequest(sample, visitor)).isWithin, true);
  assert.equal((await limiter.countRequest(search, { accountId: 'b' })).limit, 5);
});

test('the window passes', async () => {
  const short = defineLimit('short', { visitor: [{ times: 1, seconds: 1 }], account: [five] });
  const limiter = buildFor(short);
  assert.equal((await limiter.countRequest(short, visitor)).isWithin, true);
  assert.equal((await limiter.countRequest(short, visitor)).isWithin, false);
  await sleep(1_050);
  assert.equal((await limiter.countRequest(short, visitor)).isWithin, true);
});

test('of several windows each refuses, and the tightest is told', async () => {
  const two = defineLimit('two', {
    visitor: [
      { times: 2, seconds: 1 },
      { times: 3, seconds: 60 },
    ],
    account: [five],
  });
  const limiter = buildFor(two);
  const ask = () => limiter.countRequest(two, visitor);
  assert.equal((await ask()).limit, 2);
  await ask();
  assert.deepEqual([(await ask()).isWithin, (await ask()).limit], [false, 2]);
  await sleep(1_050);
  // What was refused by the short window was not counted by the long one.
  assert.deepEqual([(await ask()).remaining, (await ask()).isWithin], [0, false]);
});

test('the factor multiplies', async () => {
  assert.equal((await build(database.pool, 2.5).countRequest(search, visitor)).limit, 7);
});

test('a try is taken back, and all of them are forgotten', async () => {
  const counter = build().counter('tries', three);
  await counter.count('a');
  await counter.count('a');
  await counter.takeBack('a');
  assert.equal((await counter.count('a')).remaining, 1);
  await counter.count('a');
  assert.equal((await counter.count('a')).isWithin, false);
  await counter.forget('a');
  assert.equal((await counter.count('a')).remaining, 2);
});

test('marks stand for their time', async () => {
  const marks = build().marks('known', 1);
  assert.equal(await marks.has('a'), false);
  await marks.set('a');
  await marks.set('a');
  assert.deepEqual([await marks.has('a'), await marks.has('b')], [true, false]);
  await sleep(1_050);
  assert.equal(await marks.has('a'), false);
});

test('neither an address nor an e-mail is in the table', async () => {
  const limiter = build();
  await limiter.countRequest(search, visitor);
  await limiter.counter('tries', three).count('anna@demo.countercheck.example');
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  assert.equal(rows.length, 2);
  for (const { key } of rows) assert.match(key, /^[\w-]{43}$/);
});

test('what no longer counts is erased, the rest stays', async () => {
  const limiter = build();
  await limiter.countRequest(search, visitor);
  const old = Array.from({ length: 20 }, (_, index) => ({ key: `old ${index}`, points: 1, expire: 1_000 }));
  await database.db.insertInto('rate_limits').values(old).execute();
  assert.equal(await limiter.eraseExpired(database.db), 20);
  assert.equal(await limiter.eraseExpired(database.db), 0);
  assert.equal((await limiter.countRequest(search, visitor)).remaining, 1);
});

test('a database that is away is 503 for every kind of count', async () => {
  const away = createPool('postgres://nobody@127.0.0.1:1/none');
  const limiter = build(away);
  const unavailable = { code: 'unavailable', status: 503, retryAfterSeconds: 5 };
  const counter = limiter.counter('tries', three);
  const marks = limiter.marks('known', 1);
  for (const call of [
    () => limiter.countRequest(search, visitor),
    () => counter.count('a'),
    () => counter.takeBack('a'),
    () => counter.forget('a'),
    () => marks.set('a'),
    () => marks.has('a'),
  ])
    await assert.rejects(call(), unavailable);
  await away.end();
});

test('a limit declared twice, or not at all, does not come up', () => {
  const other = defineLimit('search', { visitor: [five], account: [five] });
  assert.throws(() => build(database.pool, 1, [search, other]), /two limits are called "search"/);
  const limiter = build();
  limiter.assertKnown(search);
  assert.throws(() => limiter.assertKnown(other), /"search" was not handed to the limiter/);
  assert.doesNotThrow(() => build(database.pool, 1, [search, search]));
});
