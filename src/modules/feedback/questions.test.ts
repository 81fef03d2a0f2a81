import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { system } from '#kernel/actor.ts';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { dueAfter, findManager, goodQuestion, plainGoodPhone } from './feedback-fixture.ts';
import { createQuestions, type QuestionsService } from './questions.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
const caller = { locale: 'en', idempotencyKey: undefined } as const;
let database: ThrowawayDatabase;
let questions: QuestionsService;
let manager: Awaited<ReturnType<typeof findManager>>;

before(async () => {
  database = await createThrowawayDatabase();
  const outbox = createOutbox({ db: database.db, clock, report: () => {} });
  questions = createQuestions({ clock, outbox, secrets: secretsFrom(Buffer.alloc(32, 7)), dueAfter });
  manager = await findManager(database.db);
});
after(() => database.drop());
beforeEach(async () => {
  clock.set(new Date('2026-11-18T10:00:00Z'));
  await database.pool.query('DELETE FROM questions; DELETE FROM outbox');
});

const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const ask = (change: object = {}, from: Partial<{ locale: 'ru'; idempotencyKey: string }> = {}) =>
  questions.ask(database.db, { ...goodQuestion, ...change }, { ...caller, ...from });
const stored = () => questions.list(database.db, { state: 'open', page: 1, pageSize: 50 });

async function eventsOf(id: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('question_events')
    .select('event')
    .where('question_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}

async function topics(): Promise<string[]> {
  const rows = await database.db.selectFrom('outbox').select('topic').orderBy('topic').execute();
  return rows.map(({ topic }) => topic);
}

test('a question is stored trimmed, its telephone in digits and hyphens, with its event and both mails', async () => {
  const { id } = await ask({ name: '  Anna ', message: ' Why?\n' }, { locale: 'ru' });
  const { items, total } = await stored();
  assert.equal(total, 1);
  assert.deepEqual(items[0], {
    ...goodQuestion,
    id,
    name: 'Anna',
    phone: plainGoodPhone,
    message: 'Why?',
    locale: 'ru',
    createdAt: clock.now(),
    dueAt: dueAfter(clock.now(), 1),
    answeredAt: null,
    answer: null,
    answeredBy: null,
    isReceiptRefused: false,
  });
  assert.deepEqual(await eventsOf(id), ['asked']);
  assert.deepEqual(await topics(), ['questions.forward', 'questions.receipt']);
});

test('a refused question leaves nothing', async () => {
  await assert.rejects(ask({ email: 'nobody' }), { code: 'invalid_input', status: 400 });
  assert.equal((await stored()).total, 0);
  assert.deepEqual(await topics(), []);
});

test('no question without its mails: a failure in between leaves neither', async () => {
  const failing = createQuestions({
    clock,
    outbox: {
      ...createOutbox({ db: database.db, clock, report: () => {} }),
      enqueue: () => Promise.reject(new Error('full')),
    },
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    dueAfter,
  });
  const once = { ...caller, idempotencyKey: crypto.randomUUID() };
  await assert.rejects(failing.ask(database.db, goodQuestion, once), /full/);
  assert.equal((await stored()).total, 0);
  await questions.ask(database.db, goodQuestion, once); // the key is free again
  assert.equal((await stored()).total, 1);
});

test('a double click stores one', async () => {
  const idempotencyKey = crypto.randomUUID();
  const clicks = await Promise.allSettled([ask({}, { idempotencyKey }), ask({}, { idempotencyKey })]);
  const again = await ask({}, { idempotencyKey });
  for (const click of clicks) {
    if (click.status === 'fulfilled') assert.deepEqual(click.value, again);
    else assert.equal(click.reason.code, 'request_in_flight');
  }
  assert.equal((await stored()).total, 1);
  await assert.rejects(ask({ name: 'Another' }, { idempotencyKey }), { code: 'idempotency_key_reused' });
});

test('one receipt a day for an address, ten questions an hour', async () => {
  for (let count = 0; count < 10; count += 1) await ask({ email: 'Flood@demo.countercheck.example' });
  const flood = ask({ email: 'flood@DEMO.countercheck.example' });
  await assert.rejects(flood, { code: 'too_many_questions', status: 429, retryAfterSeconds: 3600 });
  const count = async (topic: string) => (await topics()).filter((one) => one === topic).length;
  assert.deepEqual([await count('questions.forward'), await count('questions.receipt')], [10, 1]);
  await ask(); // somebody else is not kept from asking
  clock.advance(hourMs);
  await ask({ email: 'flood@demo.countercheck.example' });
  assert.equal(await count('questions.receipt'), 2);
  clock.advance(dayMs + minuteMs);
  await ask({ email: 'flood@demo.countercheck.example' });
  assert.equal(await count('questions.receipt'), 3);
});

test('open ones come the oldest first, answered ones the latest first; each is answered once', async () => {
  const ids: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    ids.push((await ask({ name })).id);
    clock.advance(minuteMs);
  }
  const [first = '', second = ''] = ids;
  const list = async (state: 'open' | 'answered', page = 1) => {
    const { items, total } = await questions.list(database.db, { state, page, pageSize: 2 });
    return [total, ...items.map(({ name }) => name)];
  };
  assert.deepEqual(await list('open'), [3, 'first', 'second']);
  assert.deepEqual(await list('open', 2), [3, 'third']);
  await write((tx) => questions.markAnswered(tx, second, manager));
  clock.advance(minuteMs);
  await write((tx) => questions.markAnswered(tx, first, manager));
  assert.deepEqual(await list('answered'), [2, 'first', 'second']);
  assert.deepEqual(await eventsOf(first), ['asked', 'answered']);
  const again = write((tx) => questions.markAnswered(tx, first, manager));
  await assert.rejects(again, { code: 'question_already_answered', status: 409 });
  const unknown = write((tx) => questions.markAnswered(tx, crypto.randomUUID(), manager));
  await assert.rejects(unknown, { code: 'unknown_question', status: 404 });
});

test('a person is told everything kept of them, and it is erased on request', async () => {
  const { id } = await ask({ email: 'Anna@Demo.countercheck.example' });
  await ask({ email: 'ben@demo.countercheck.example' });
  const found = await questions.exportOf(database.db, 'anna@demo.COUNTERCHECK.example');
  assert.deepEqual(
    found.map((question) => question.id),
    [id],
  );
  const erased = await write((tx) => questions.eraseOf(tx, 'anna@demo.countercheck.example', system));
  assert.equal(erased, 1);
  assert.deepEqual(await questions.exportOf(database.db, 'anna@demo.countercheck.example'), []);
  assert.equal((await stored()).total, 1);
  assert.deepEqual(await eventsOf(id), ['asked', 'erased']);
});

test('nothing that was typed is left outside the table of questions', async () => {
  await ask({ name: 'Zanzibar Quagga', message: 'Zanzibar Quagga' });
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS count FROM (SELECT payload::text AS t FROM outbox UNION ALL SELECT key FROM outbox
       UNION ALL SELECT question_events::text FROM question_events) kept WHERE t LIKE '%Quagga%' OR t LIKE '%anna%'`,
  );
  assert.deepEqual(rows, [{ count: 0 }]);
});

test('answered questions go after twelve months, open ones stay', async () => {
  const { id } = await ask({ name: 'answered' });
  await ask({ name: 'open' });
  clock.advance(minuteMs);
  await write((tx) => questions.markAnswered(tx, id, manager));
  clock.set(new Date('2027-11-18T10:01:00Z'));
  assert.equal(await questions.eraseOld(database.db), 0);
  clock.set(new Date('2027-11-18T10:01:01Z'));
  assert.equal(await questions.eraseOld(database.db), 1);
  assert.equal(await questions.find(database.db, id), undefined);
  assert.deepEqual(await eventsOf(id), ['asked', 'answered', 'erased']);
  assert.equal((await stored()).total, 1);
});
