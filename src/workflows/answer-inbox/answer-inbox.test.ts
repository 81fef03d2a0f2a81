import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { hourMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { getDataRequest, replyToDataRequest, sendDataRequest } from '#modules/data-requests/contract.ts';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { goodQuestion } from '#modules/feedback/feedback-fixture.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { assignInboxItem, countInbox, type Inbox, readInbox } from './contract.ts';

const mailbox = (name: string) => `${name}@demo.countercheck.example`;
let app: TestApp;
let manager: ApiClient;
let reviewer: ApiClient;
let claimId: string;
let reviewId: string;
let questionId: string;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  manager = await signIn(app.url, mailbox('manager'), demoPassword);
  reviewer = await signIn(app.url, mailbox('reviewer'), demoPassword);
  questionId = (await clientOf(app.url).call(sendQuestion, { body: goodQuestion })).id;
  const { number } = await order(app);
  const { rows } = await app.pool.query('SELECT id, country_id FROM orders WHERE number = $1', [number]);
  const { id, country_id: countryId } = rows[0];
  [claimId, reviewId] = [uuidv7(), uuidv7()];
  const now = Date.now();
  await app.pool.query(
    `INSERT INTO claims (id, order_id, revision, text, made_at, answer_due, decision_due)
     VALUES ($1, $2, 1, 'The address is an old one.', $3, $4, $5)`,
    [claimId, id, new Date(now - 48 * hourMs), new Date(now - hourMs), new Date(now + 200 * hourMs)],
  );
  await app.pool.query(
    `INSERT INTO reviews (id, order_id, author_name, country_id, rating, text, locale, state, created_at, due_at)
     VALUES ($1, $2, 'Ирина', $3, 5, 'Быстро и понятно.', 'ru', 'pending', $4, $5)`,
    [reviewId, id, countryId, new Date(now), new Date(now + 300 * hourMs)],
  );
});
after(() => app?.close());

const usual = { state: 'open', owner: 'anybody', search: '', page: 1, pageSize: 20 } as const;
const read = (change: object = {}, client = manager): Promise<Inbox> =>
  client.call(readInbox, { query: { ...usual, ...change } });
const idsOf = async (change: object = {}, client = manager) =>
  (await read(change, client)).items.map(({ id }) => id);

test('what waits stands in one list by its due time; what is late is said and can be asked for', async () => {
  const inbox = await read();
  assert.deepEqual(
    inbox.items.map(({ kind, id, isLate }) => [kind, id, isLate]),
    [
      ['claim', claimId, true],
      ['question', questionId, false],
      ['review', reviewId, false],
    ],
  );
  const [claim, question] = inbox.items;
  assert.ok(claim?.orderNumber && (claim.deskHoursLeft ?? 1) <= 0);
  assert.equal(question?.opening, 'Do you check companies in Belarus? How long does it take?');
  assert.deepEqual(
    { ...inbox.counts, kinds: inbox.counts.kinds.length },
    { open: 3, late: 1, mine: 0, nobody: 3, kinds: 4 },
  );
  assert.deepEqual(await idsOf({ state: 'late' }), [claimId]);
  assert.deepEqual(await manager.call(countInbox, {}), inbox.counts);
});

test('it is narrowed by kind and words, in pages', async () => {
  assert.deepEqual(await idsOf({ kind: 'review' }), [reviewId]);
  assert.deepEqual(await idsOf({ search: 'BELARUS анна' }), [questionId]);
  assert.deepEqual(await idsOf({ search: '%' }), []);
  const second = await read({ page: 2, pageSize: 1 });
  assert.deepEqual([second.total, second.items.map(({ id }) => id)], [3, [questionId]]);
});

test('whoever takes something has it, in whichever room it lies; each leaves its event', async () => {
  const ids = { question: questionId, claim: claimId, review: reviewId } as const;
  const kinds = ['question', 'claim', 'review'] as const;
  const assign = (kind: (typeof kinds)[number], isMine: boolean) =>
    reviewer.call(assignInboxItem, { params: { kind, itemId: ids[kind] }, body: { isMine } });
  for (const kind of kinds) await assign(kind, true);
  const mine = await read({ owner: 'mine' }, reviewer);
  assert.deepEqual([mine.total, mine.counts.mine, mine.counts.nobody], [3, 3, 0]);
  assert.ok(mine.items.every(({ assignee }) => assignee?.name !== ''));
  assert.deepEqual(await idsOf({ owner: 'mine' }), []);
  for (const kind of kinds) await assign(kind, false);
  assert.equal((await read({ owner: 'nobody' })).total, 3);
  for (const [table, column, id, last] of [
    ['question_events', 'question_id', questionId, 'put_back'],
    ['claim_events', 'claim_id', claimId, 'assigned'],
    ['review_events', 'review_id', reviewId, 'put_back'],
  ]) {
    const { rows } = await app.pool.query(`SELECT event FROM ${table} WHERE ${column} = $1 ORDER BY id`, [
      id,
    ]);
    assert.equal(rows.at(-1)?.event, last);
  }
});

test('what is done leaves the list, and nobody takes it any more', async () => {
  await app.pool.query(`UPDATE claims SET state = 'rejected', decided_at = now() WHERE id = $1`, [claimId]);
  assert.deepEqual(await idsOf(), [questionId, reviewId]);
  assert.deepEqual(await idsOf({ state: 'done' }), [claimId]);
  const take = (kind: 'claim' | 'question', itemId: string) =>
    manager.call(assignInboxItem, { params: { kind, itemId }, body: { isMine: true } });
  await assert.rejects(take('claim', claimId), { status: 409 });
  await assert.rejects(take('question', uuidv7()), { status: 404 });
  await assert.rejects(take('claim', uuidv7()), { status: 404 });
});

test('a request about data is refused in its language, lies in the inbox for thirty days, and its acts are written down', async () => {
  const asked = {
    ...{ kind: 'copy', relation: 'named', name: 'Анна Мюллер', company: 'Nordwind', message: '' },
    email: 'subject@demo.countercheck.example',
  };
  const refused = await fetch(`${app.url}/api/v1${sendDataRequest.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ru' },
    body: JSON.stringify({ ...asked, kind: 'everything', name: '' }),
  });
  const { value }: { value: { field: string; description: string }[] } = await refused.json();
  assert.deepEqual(
    [refused.status, ...value.map(({ field, description }) => `${field}: ${description}`)],
    [400, 'kind: Выберите, о чём вы просите.', 'name: Заполните это поле'],
  );
  const { id, dueAt } = await clientOf(app.url).call(sendDataRequest, { body: asked });
  const { items } = await read({ kind: 'request' });
  assert.deepEqual(
    items.map((item) => [item.id, item.dueAt, item.isLate, item.about]),
    [[id, dueAt, false, 'Nordwind · subject@demo.countercheck.example']],
  );
  const params = { kind: 'request', itemId: id } as const;
  await manager.call(assignInboxItem, { params, body: { isMine: true } });
  const reply = { params: { requestId: id }, body: { outcome: 'answer', text: 'Here it is.' } } as const;
  assert.equal((await manager.call(replyToDataRequest, reply)).state, 'answered');
  await assert.rejects(reviewer.call(replyToDataRequest, reply), { status: 409 });
  const found = await manager.call(getDataRequest, { params: { requestId: id } });
  assert.deepEqual(
    found.history.map(({ event }) => event),
    ['ask', 'take', 'answer'],
  );
  const { rows } = await app.pool.query<{ call: string; action: string }>(
    `SELECT call, action FROM audit_log WHERE kind = 'asked' AND subject LIKE '%' || $1 || '%' ORDER BY seq`,
    [id],
  );
  assert.deepEqual(
    rows.map(({ call, action }) => `${call} ${action}`),
    ['assignInboxItem inbox.work', 'replyToDataRequest request.answer', 'replyToDataRequest request.answer'],
  );
});
