import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createOutbox, GiveUp, type Outbox } from './outbox.ts';

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

test('what is told once is forgotten when the work is done, not when it is given up; addresses are in no error', async () => {
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
    { payload: { key: 'forgets-2' }, last_error: 'Error: 450 4.2.1 <…@…>: mailbox of …@… is full' },
    { payload: { key: 'forgets-3' }, last_error: 'Error: 450 4.2.1 <…@…>: mailbox of …@… is full' },
  ]);
});

test('a payload with something personal in it is forgotten when the work is done, or a month after it was given up', async () => {
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
  clock.advance(29 * dayMs);
  await outbox.forgetOld();
  assert.deepEqual(await payloadOf('never sent'), { key: 'never sent' });
  clock.advance(2 * dayMs);
  await outbox.forgetOld();
  assert.deepEqual(await payloadOf('never sent'), {});
});

test('what nothing else knows of any more is kept for whoever has it done, however long ago it was given up', async () => {
  let isHopeless = true;
  const payloadOf = async () => {
    const { rows } = await database.pool.query('SELECT payload, done_at FROM outbox WHERE key = $1', [
      'kept',
    ]);
    return [rows[0]?.payload, rows[0]?.done_at !== null];
  };
  const handle = async () => {
    if (isHopeless) throw new GiveUp('the gateway refuses');
  };
  outbox.on('test', handle, { forgetsPayload: 'when_done' });
  await enqueue('kept');
  await outbox.runNow('kept');
  clock.advance(90 * dayMs);
  await outbox.forgetOld();
  assert.deepEqual(await payloadOf(), [{ key: 'kept' }, false]);
  isHopeless = false;
  await database.pool.query('UPDATE outbox SET given_up_at = NULL');
  await outbox.runNow('kept');
  assert.deepEqual(await payloadOf(), [{}, true]);
});

test('what fails is tried for five days, hourly in the end, scattered, and then given up', async () => {
  let runs = 0;
  outbox = createOutbox({ db: database.db, clock, report: (row) => reports.push(row), random: () => 0.5 });
  outbox.on('test', async () => {
    runs += 1;
    throw new Error('535 wrong password');
  });
  await enqueue('for days');
  for (let minute = 0; minute < 5 * 24 * 60 - 60; minute += 10) {
    await outbox.drain();
    clock.advance(10 * minuteMs);
  }
  assert.ok(runs > 100 && runs < 150, `${runs} tries in five days`);
  assert.ok(!reports.some(({ gaveUp }) => gaveUp), 'given up too early');
  for (let hour = 0; hour < 4; hour += 1) {
    clock.advance(hourMs);
    await outbox.drain();
  }
  assert.equal(reports.at(-1)?.gaveUp, true);
});

test('five days of standing still are no tries', async () => {
  outbox.on('test', async () => {
    throw new Error('not yet');
  });
  await enqueue('stood still');
  clock.advance(6 * dayMs);
  await outbox.drain();
  assert.ok(!reports.at(-1)?.gaveUp);
});

test('waits differ from row to row by up to a fifth', async () => {
  for (const chance of [0, 0.999]) {
    outbox = createOutbox({ db: database.db, clock, report: () => {}, random: () => chance });
    let runs = 0;
    outbox.on('test', async () => {
      runs += 1;
      throw new Error('not yet');
    });
    await enqueue(`scattered ${chance}`);
    await outbox.runNow(`scattered ${chance}`);
    clock.advance(4_100);
    await outbox.drain();
    assert.equal(runs, chance === 0 ? 2 : 1);
    await database.db.deleteFrom('outbox').execute();
  }
});

test('what waits after a failure is hurried when its cause is gone', async () => {
  let isBroken = true;
  let runs = 0;
  outbox.on('test', async () => {
    runs += 1;
    if (isBroken) throw new Error('the mail server is away');
  });
  await enqueue('hurried');
  await outbox.drain();
  isBroken = false;
  await outbox.hurry();
  await outbox.drain();
  assert.equal(runs, 2);
});

test('one of what failed is tried in between, each time another, and when it succeeds all of it is made due', async () => {
  // Without scatter: both rows have failed as often when they are probed.
  outbox = createOutbox({ db: database.db, clock, report: () => {}, random: () => 0.5 });
  const broken = new Set(['probed 1', 'probed 2']);
  const ran: string[] = [];
  outbox.on('money', async (_payload, { key }) => {
    ran.push(key);
    if (broken.has(key)) throw new Error('the gateway is away');
  });
  await database.db.transaction().execute(async (tx) => {
    for (const key of broken) await outbox.enqueue(tx, { topic: 'money', key, payload: {} });
  });
  for (let tries = 0; tries < 7; tries += 1) {
    await outbox.drain();
    clock.advance(3_700_000);
  }
  await outbox.drain();
  ran.length = 0;
  assert.equal(await outbox.probe(['mails']), false);
  assert.equal(await outbox.probe(['money']), false);
  assert.equal(await outbox.probe(['money']), false);
  assert.deepEqual(ran.toSorted(), ['probed 1', 'probed 2']);
  await outbox.drain();
  assert.equal(ran.length, 2, 'neither is due');
  broken.clear();
  ran.length = 0;
  assert.equal(await outbox.probe(['money']), true);
  await outbox.drain();
  assert.deepEqual(ran.toSorted(), ['probed 1', 'probed 2']);
  assert.equal(await outbox.probe(['money']), false, 'nothing fails any more');
});
