import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/throwaway-database.ts';
import { createOutbox, GiveUp, type Outbox } from './outbox.ts';

const clock = createSettableClock(new Date('2026-11-20T10:00:00Z'));
let database: ThrowawayDatabase;
let outbox: Outbox;
const reports: { key: string; error?: string; gaveUp?: boolean }[] = [];

before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(() => {
  reports.length = 0;
  outbox = createOutbox({ db: database.db, clock, report: (row) => reports.push(row) });
});

function enqueue(key: string, delayMs = 0): Promise<void> {
  return database.db
    .transaction()
    .execute((tx) => outbox.enqueue(tx, { topic: 'test', key, payload: { key }, delayMs }));
}

test('work of a transaction that fails is never done', async () => {
  let runs = 0;
  outbox.on('test', async () => {
    runs += 1;
  });
  await assert.rejects(
    database.db.transaction().execute(async (tx) => {
      await outbox.enqueue(tx, { topic: 'test', key: 'rolled-back', payload: {} });
      throw new Error('no');
    }),
  );
  await outbox.drain();
  assert.equal(runs, 0);
});

test('the same action asked twice is done once', async () => {
  const seen: unknown[] = [];
  outbox.on('test', async (payload) => {
    seen.push(payload);
  });
  await enqueue('twice');
  await enqueue('twice');
  await outbox.drain();
  await enqueue('twice');
  await outbox.drain();
  assert.deepEqual(seen, [{ key: 'twice' }]);
});

test('a failure is tried again later, not at once', async () => {
  let runs = 0;
  outbox.on('test', async () => {
    runs += 1;
    if (runs === 1) throw new Error('the gateway is away');
  });
  await enqueue('retry');
  await outbox.drain();
  await outbox.drain();
  assert.equal(runs, 1);
  clock.advance(6_000);
  await outbox.drain();
  assert.equal(runs, 2);
  assert.match(reports[0]?.error ?? '', /the gateway is away/);
});

test('work that is due later waits', async () => {
  let runs = 0;
  outbox.on('test', async () => {
    runs += 1;
  });
  await enqueue('later', minuteMs);
  await outbox.drain();
  assert.equal(runs, 0);
  clock.advance(minuteMs);
  await outbox.drain();
  assert.equal(runs, 1);
});

test('giving up ends the retries and says so', async () => {
  outbox.on('test', async () => {
    throw new GiveUp('no such mailbox');
  });
  await enqueue('hopeless');
  await outbox.drain();
  clock.advance(60 * minuteMs);
  assert.equal(await outbox.drain(), 0);
  assert.equal(reports[0]?.gaveUp, true);
});

test('two workers never do the same work at once; a dead one is taken over when its lease ends', async () => {
  let runs = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = createOutbox({ db: database.db, clock, report: () => {} });
  slow.on('test', () => held);
  outbox.on('test', async () => {
    runs += 1;
  });
  await enqueue('leased');
  const working = slow.drain();
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(await outbox.drain(), 0);
  clock.advance(3 * minuteMs);
  assert.equal(await outbox.drain(), 1);
  assert.equal(runs, 1);
  release();
  await working;
});

test('what is told once is forgotten when the work is done or given up; addresses are in no error', async () => {
  const rows = async () => {
    const query = database.db.selectFrom('outbox').select(['payload', 'last_error']);
    return query.where('key', 'like', 'forgets%').orderBy('key').execute();
  };
  outbox.on(
    'test',
    async (payload) => {
      const words = '450 4.2.1 <anna@demo.example>: mailbox of anna@demo.example is full';
      if (JSON.stringify(payload).includes('-2')) throw new GiveUp(words);
      if (JSON.stringify(payload).includes('-3')) throw new Error(words);
    },
    { forgetsPayload: true },
  );
  for (const key of ['forgets-1', 'forgets-2', 'forgets-3']) await enqueue(key);
  await outbox.drain();
  assert.deepEqual(await rows(), [
    { payload: {}, last_error: null },
    { payload: {}, last_error: 'Error: 450 4.2.1 <…@…>: mailbox of …@… is full' },
    { payload: { key: 'forgets-3' }, last_error: 'Error: 450 4.2.1 <…@…>: mailbox of …@… is full' },
  ]);
});

test('a payload with something personal in it is forgotten when the work is done or given up, not before', async () => {
  let mood: 'fails' | 'works' | 'gives up' = 'fails';
  const payloadOf = async (key: string) => {
    const { rows } = await database.pool.query('SELECT payload FROM outbox WHERE key = $1', [key]);
    return rows[0]?.payload;
  };
  const handle = async () => {
    if (mood === 'gives up') throw new GiveUp('never');
    if (mood === 'fails') throw new Error('not yet');
  };
  outbox.on('test', handle, { forgetsPayload: true });
  await enqueue('personal');
  await outbox.runNow('personal');
  assert.deepEqual(await payloadOf('personal'), { key: 'personal' });
  mood = 'works';
  await outbox.runNow('personal');
  assert.deepEqual(await payloadOf('personal'), {});
  mood = 'gives up';
  await enqueue('never sent');
  await outbox.runNow('never sent');
  assert.deepEqual(await payloadOf('never sent'), {});
});
