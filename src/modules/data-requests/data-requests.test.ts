import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { answerMail, noticeMail, receiptMail } from './mails.ts';
import { createDataRequests, type DataRequestsService } from './service.ts';

const began = new Date('2026-11-18T10:00:00Z');
const clock = createSettableClock(began);
const staff = {
  kind: 'account',
  accountId: '01890000-0000-7000-8000-000000000001',
  role: 'Manager',
} as const;
const good = {
  kind: 'erase',
  relation: 'named',
  name: ' Анна Мюллер ',
  company: 'Nordwind Maschinenbau GmbH',
  message: 'I left in 2019.',
  email: 'anna@demo.countercheck.example',
};
let database: ThrowawayDatabase;
let requests: DataRequestsService;
before(async () => {
  database = await createThrowawayDatabase();
  const outbox = createOutbox({ db: database.db, clock, report: () => {} });
  requests = createDataRequests({ clock, outbox, secrets: secretsFrom(Buffer.alloc(32, 7)) });
});
after(() => database?.drop());
beforeEach(async () => {
  clock.set(began);
  await database.pool.query('DELETE FROM data_requests; DELETE FROM outbox');
});

const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const ask = (change: object = {}, locale: 'en' | 'ru' = 'en', idempotencyKey?: string) =>
  requests.ask(database.db, { ...good, ...change }, { locale, idempotencyKey });
const reply = (id: string, outcome: 'answer' | 'refuse', text: string) =>
  write((tx) => requests.reply(tx, id, { outcome, text }, staff));
const get = (id: string) => requests.get(database.db, id);
const eventsOf = async (id: string) => (await get(id)).events.map(({ event, to }) => `${event} ${to}`);

async function topics(): Promise<string[]> {
  const rows = await database.db.selectFrom('outbox').select('topic').orderBy('topic').execute();
  return rows.map(({ topic }) => topic);
}

test('a request is stored with its event, its receipt and thirty days; a repeat is the same one', async () => {
  const key = crypto.randomUUID();
  const { id, dueAt } = await ask({}, 'ru', key);
  assert.equal(new Date(dueAt).getTime(), began.getTime() + 30 * dayMs);
  assert.deepEqual(await ask({}, 'ru', key), { id, dueAt });
  const { request } = await get(id);
  assert.deepEqual([request.name, request.state, request.locale], ['Анна Мюллер', 'new', 'ru']);
  assert.deepEqual(await eventsOf(id), ['ask new']);
  assert.deepEqual(await topics(), ['data-requests.notice', 'data-requests.receipt']);
});

test('what is refused leaves nothing, and one address gets one receipt a day and ten requests', async () => {
  await assert.rejects(ask({ email: 'nobody' }), { code: 'invalid_input', status: 400 });
  assert.deepEqual(await topics(), []);
  for (let count = 0; count < 10; count += 1) await ask({ email: good.email.toUpperCase() });
  assert.equal((await topics()).filter((topic) => topic === 'data-requests.receipt').length, 1);
  await assert.rejects(ask(), { code: 'too_many_data_requests', status: 429 });
  clock.set(new Date(began.getTime() + dayMs));
  await ask();
});

test('it is taken, put back, answered once; each step is an event row and the answer is mailed', async () => {
  const { id } = await ask();
  await assert.rejects(
    write((tx) => requests.assign(tx, id, null, staff)),
    { status: 409 },
  );
  await write((tx) => requests.assign(tx, id, staff.accountId, staff));
  await write((tx) => requests.assign(tx, id, null, staff));
  await reply(id, 'answer', 'We have erased it.');
  assert.deepEqual(await eventsOf(id), [
    'ask new',
    'take in_work',
    'put_back new',
    'take in_work',
    'answer answered',
  ]);
  const { request } = await get(id);
  assert.deepEqual([request.answer, request.assigneeId], ['We have erased it.', staff.accountId]);
  assert.deepEqual(await topics(), ['data-requests.answer', 'data-requests.notice', 'data-requests.receipt']);
  await assert.rejects(reply(id, 'refuse', 'No.'), { code: 'data_request_state_conflict', status: 409 });
  await assert.rejects(
    write((tx) => requests.assign(tx, id, staff.accountId, staff)),
    { status: 409 },
  );
  await assert.rejects(reply(crypto.randomUUID(), 'refuse', 'No.'), { status: 404 });
});

test('an answer in another language than the request is refused, and leaves it as it was', async () => {
  const { id } = await ask({}, 'ru');
  await assert.rejects(reply(id, 'answer', 'We have erased it.'), { code: 'invalid_input' });
  assert.deepEqual(await eventsOf(id), ['ask new']);
  await reply(id, 'refuse', 'Мы обязаны хранить эти данные.');
  assert.equal((await get(id)).request.state, 'refused');
});

test('receipt and notice repeat nothing that was typed; the answer says what was written', async () => {
  const { id } = await ask({ message: 'Buy now at spam.example' });
  const { request } = await get(id);
  const context = { id: 'm1', publicUrl: 'https://site.example', contactEmail: 'us@site.example' };
  const receipt = receiptMail(request, context);
  const notice = noticeMail(request, context);
  for (const mail of [noticeMail, receiptMail])
    assert.match(mail({ ...request, locale: 'ru' }, context).text, /не позднее [^\n]*г\.\n/);
  assert.deepEqual([notice.to, notice.replyTo], ['us@site.example', undefined]);
  for (const typed of ['Анна', 'Nordwind', 'spam.example'])
    assert.ok(!JSON.stringify([receipt, notice]).includes(typed), typed);
  assert.match(receipt.text, /18.December.2026/);
  const answer = answerMail({ ...request, answer: 'First line.\n\nSecond line.' }, context);
  assert.match(answer.text, /First line\.[\s\S]*Second line\./);
  assert.equal(answer.replyTo, 'us@site.example');
});

test('an export finds an address in any case; an erasure and three years take it away, and leave the proof', async () => {
  const first = await ask();
  await reply(first.id, 'answer', 'We have erased it.');
  assert.equal((await requests.exportOf(database.db, good.email.toUpperCase())).length, 1);
  clock.set(new Date('2029-11-17T00:00:00Z'));
  assert.equal(await requests.eraseOld(database.db), 0);
  clock.set(new Date('2029-11-19T00:00:00Z'));
  assert.equal(await requests.eraseOld(database.db), 1);
  await ask();
  assert.equal(await write((tx) => requests.eraseOf(tx, good.email.toUpperCase(), { kind: 'visitor' })), 1);
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS count FROM data_request_events WHERE event = 'erase' AND to_state = 'erased'`,
  );
  assert.equal(rows[0].count, 2);
  assert.deepEqual(await requests.exportOf(database.db, good.email), []);
});
