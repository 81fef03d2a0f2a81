import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Actor, visitor } from '#kernel/actor.ts';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { forgetOldRequests, type OnceRequest, once } from './idempotency.ts';

const clock = createSettableClock(new Date('2026-11-20T10:00:00Z'));
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

const seal = (text: string) => Buffer.from(text).toString('base64');
const unseal = (sealed: string) => Buffer.from(sealed, 'base64').toString();
const anna: Actor = { kind: 'account', accountId: 'anna', role: 'User' };
const boris: Actor = { kind: 'account', accountId: 'boris', role: 'User' };
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-a-test-${keys}`;
};

let runs = 0;
/** Makes something once: the answer is how often it was made. */
function ask(request: Partial<OnceRequest> & { key: string | undefined }): Promise<{ made: number }> {
  return once<{ made: number }>(
    { db: database.db, clock, seal, unseal },
    { scope: 'test', caller: anna, body: { a: 1 }, ...request },
    async (keep) => {
      runs += 1;
      const answer = { made: runs };
      await database.db.transaction().execute((tx) => keep(tx, answer));
      return answer;
    },
  );
}
/** The same, but it fails before anything is kept. */
const failing = (key: string) =>
  once({ db: database.db, clock, seal, unseal }, { scope: 'test', caller: anna, key, body: { a: 1 } }, () =>
    Promise.reject(new Error('refused')),
  );
const storedAnswer = async (key: string) => {
  const { rows } = await database.pool.query('SELECT answer FROM idempotent_requests WHERE key = $1', [key]);
  return rows[0]?.answer;
};

test('the same key with the same body is the same answer, and nothing is made twice', async () => {
  const key = newKey();
  const first = await ask({ key });
  assert.deepEqual(await ask({ key }), first);
  assert.deepEqual(await ask({ key, body: { a: 1 } }), first);
});

test('without a key each call is its own', async () => {
  const [one, other] = [await ask({ key: undefined }), await ask({ key: undefined })];
  assert.notEqual(one.made, other.made);
});

test('another body under the same key is 422', async () => {
  const key = newKey();
  await ask({ key });
  for (const body of [{ a: 2 }, { a: 1, b: 1 }, null, [1]])
    await assert.rejects(ask({ key, body }), { code: 'idempotency_key_reused', status: 422 });
});

test('the key of another caller, or of another call, is another key', async () => {
  const key = newKey();
  const answers = [
    await ask({ key }),
    await ask({ key, caller: boris }),
    await ask({ key, caller: visitor }),
    await ask({ key, scope: 'other' }),
  ];
  assert.equal(new Set(answers.map(({ made }) => made)).size, 4);
});

test('of many at once one is at work: the others are told, and get its answer when they come again', async () => {
  const key = newKey();
  const before = runs;
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => ask({ key })));
  assert.equal(runs, before + 1);
  for (const one of all) {
    if (one.status === 'fulfilled') assert.deepEqual(one.value, { made: runs });
    else {
      assert.equal(one.reason.code, 'request_in_flight');
      assert.deepEqual([one.reason.status, one.reason.retryAfterSeconds], [409, 2]);
    }
  }
  assert.deepEqual(await ask({ key }), { made: runs });
});

test('a refusal is not kept: it may be mended and sent again with the same key', async () => {
  const key = newKey();
  await assert.rejects(failing(key), /refused/);
  const { made } = await ask({ key, body: { a: 'mended' } });
  assert.equal(made, runs);
});

test('what a process that died has begun is taken over after a minute, by one', async () => {
  const key = newKey();
  const died = new Promise<void>(() => {});
  void once(
    { db: database.db, clock, seal, unseal },
    { scope: 'test', caller: anna, key, body: { a: 1 } },
    () => died,
  );
  // The claim is there as soon as somebody else is refused.
  for (let isClaimed = false; !isClaimed; ) isClaimed = (await storedAnswer(key)) === null;
  clock.advance(60_000);
  await assert.rejects(ask({ key }), { code: 'request_in_flight' });
  clock.advance(1);
  const both = await Promise.allSettled([ask({ key }), ask({ key })]);
  assert.ok(both.some(({ status }) => status === 'fulfilled'));
  assert.deepEqual(await ask({ key }), { made: runs });
});

test('an answer is kept sealed, for thirty days', async () => {
  const key = newKey();
  const first = await ask({ key });
  assert.equal(await storedAnswer(key), seal(JSON.stringify(first)));
  clock.advance(30 * dayMs);
  assert.deepEqual(await ask({ key }), first);
  clock.advance(1);
  assert.notDeepEqual(await ask({ key }), first, 'it is forgotten when its key comes again');
});

test('what no repeat may get any more is erased, and only that', async () => {
  clock.advance(31 * dayMs);
  await forgetOldRequests({ db: database.db, clock });
  await ask({ key: newKey() });
  clock.advance(30 * dayMs);
  await ask({ key: newKey() });
  assert.equal(await forgetOldRequests({ db: database.db, clock }), 0);
  clock.advance(1);
  assert.equal(await forgetOldRequests({ db: database.db, clock }), 1);
});

test('a guest whose answer lets somebody in needs a key that nobody would hit on', async () => {
  const guest = { caller: visitor, answersSecret: true } as const;
  for (const key of ['12345678', 'a'.repeat(40), 'abcdefg'.repeat(6), '5f0c8a526d0b4f5e9a570d6c3c1b7e2'])
    await assert.rejects(ask({ key, ...guest }), { code: 'guessable_idempotency_key', status: 400 });
  for (const key of ['5f0c8a526d0b4f5e9a570d6c3c1b7e21', '5f0c8a52-6d0b-4f5e-9a57-0d6c3c1b7e22'])
    assert.equal((await ask({ key, ...guest })).made, runs);
  // Who has signed in is told apart by the account.
  assert.equal((await ask({ key: '12345678', caller: boris, answersSecret: true })).made, runs);
});

test('an answer of a change that was rolled back is not kept', async () => {
  const key = newKey();
  const rolledBack = once(
    { db: database.db, clock, seal, unseal },
    { scope: 'test', caller: anna, key, body: { a: 1 } },
    (keep) =>
      database.db.transaction().execute(async (tx) => {
        await keep(tx, { made: -1 });
        throw new Error('the change failed');
      }),
  );
  await assert.rejects(rolledBack, /the change failed/);
  assert.equal(await storedAnswer(key), undefined);
  assert.equal((await ask({ key })).made, runs);
});
