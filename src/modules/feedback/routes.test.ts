import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type Actor, visitor } from '#kernel/actor.ts';
import { systemClock } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { getCompanyReviews, listQuestions, listStaffReviews, sendQuestion, staffReview } from './contract.ts';
import {
  dueAfter,
  findManager,
  goodQuestion,
  goodReview,
  insertBareOrder,
  plainGoodPhone,
} from './feedback-fixture.ts';
import { feedbackRoutes } from './routes.ts';
import { createFeedback, type FeedbackService } from './service.ts';

let database: ThrowawayDatabase;
let app: FastifyInstance;
let feedback: FeedbackService;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const outbox = createOutbox({ db, clock: systemClock, report: () => {} });
  feedback = createFeedback({
    clock: systemClock,
    outbox,
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    dueAfter,
  });
  const manager = await findManager(db);
  const people: Record<string, Actor> = {
    'Bearer manager': manager,
    'Bearer customer': { ...manager, role: 'User' },
  };
  app = createBareApp((server) =>
    feedbackRoutes(server, {
      db,
      feedback,
      countryOf: async () => ({ code: 'DE', name: everyLanguageOf({ ru: 'Германия' }, 'Germany') }),
      authenticate: async ({ headers: { authorization } }) => {
        const actor = authorization === undefined ? visitor : people[authorization];
        if (actor === undefined) throw new Problem(problems.unauthenticated);
        return actor;
      },
    }),
  );
});
after(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string, bearer = 'manager') => callApi(app, { method: 'GET', path, bearer });
const post = (path: string, body: unknown = {}, more: { locale?: 'ru'; bearer?: string } = {}) =>
  callApi(app, { method: 'POST', path, body, ...more });
const act = (id: string, what: string, body: unknown = {}) =>
  post(`/staff/reviews/${id}/${what}`, body, { bearer: 'manager' });
const publicList = async (body: object = {}, locale?: 'ru') => {
  const reply = await post(getCompanyReviews.path, { reqId: 'x', ...body }, locale && { locale });
  return getCompanyReviews.reply?.parse(reply.json());
};

async function submit(): Promise<string> {
  const order = await insertBareOrder(database.db);
  const { id } = await database.db
    .transaction()
    .execute((tx) => feedback.reviews.submit(tx, order, goodReview, 'en'));
  return id;
}

test('200: a question, seen by the staff and marked as answered; 409 the second time', async () => {
  const asked = await post(sendQuestion.path, goodQuestion, { locale: 'ru' });
  assert.equal(asked.statusCode, 200);
  const { id } = asked.json<{ id: string }>();
  const { items, total } = (await get('/staff/questions')).json();
  assert.equal(total, 1);
  assert.deepEqual(listQuestions.reply?.parse({ items, total, page: 1, pageSize: 20 }).items[0], {
    ...goodQuestion,
    id,
    phone: plainGoodPhone,
    locale: 'ru',
    createdAt: items[0].createdAt,
    dueAt: items[0].dueAt,
    answeredAt: null,
    answer: null,
    isReceiptRefused: false,
  });
  const path = `/staff/questions/${id}/answered`;
  assert.equal((await post(path, {}, { bearer: 'manager' })).statusCode, 200);
  const again = refusalOf(await post(path, {}, { bearer: 'manager' }));
  assert.deepEqual([again.status, again.code], [409, 'question_already_answered']);
  assert.equal((await get('/staff/questions?state=open')).json().total, 0);
  assert.equal((await get('/staff/questions?state=answered&page=1&pageSize=5')).json().items[0].id, id);
});

test('200: a question is answered by mail in the language of its asker; 422 in another, 409 the second time', async () => {
  const { id } = (
    await post(sendQuestion.path, { ...goodQuestion, email: 'ru@example.org' }, { locale: 'ru' })
  ).json();
  const path = `/staff/questions/${id}/reply`;
  const answer = (text: string) => post(path, { text }, { bearer: 'manager' });
  assert.deepEqual(refusalOf(await answer('Yes, we do.')).code, 'other_language');
  assert.equal((await answer('Да, проверяем.')).statusCode, 200);
  assert.equal(refusalOf(await answer('Да, проверяем.')).code, 'question_already_answered');
  const { items } = (await get(`/staff/questions?questionId=${id}`)).json();
  assert.equal(items[0].answer, 'Да, проверяем.');
  const mails = await database.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'questions.answer')
    .execute();
  assert.deepEqual(mails, [{ payload: { questionId: id } }]);
});

test('200: a good token, a bad one or none: everybody may ask and read', async () => {
  const reply = await post(
    sendQuestion.path,
    { ...goodQuestion, email: 'b@example.org' },
    { bearer: 'a.b.c' },
  );
  assert.equal(reply.statusCode, 200);
  assert.equal((await post(getCompanyReviews.path, {}, { bearer: 'a.b.c' })).statusCode, 200);
});

test('200 and 422: the same Idempotency-Key stores one, another question under it is refused', async () => {
  const send = (body: object) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${sendQuestion.path}`,
      headers: { 'idempotency-key': 'double-click-1' },
      payload: body,
    });
  const body = { ...goodQuestion, email: 'double@example.org' };
  const [first, second] = [await send(body), await send(body)];
  assert.deepEqual(first.json(), second.json());
  assert.equal((await feedback.questions.exportOf(database.db, body.email)).length, 1);
  assert.equal((await send({ ...body, name: 'Other' })).statusCode, 422);
});

test('400: every field in the words of the specification, in both languages', async () => {
  const body = { name: '', phone: '12', email: 'x@', message: ' ' };
  const english = await post(sendQuestion.path, body);
  assert.equal(english.statusCode, 400);
  assert.deepEqual(english.json().value, [
    { code: 'required', description: 'Field must not be empty', field: 'name' },
    { code: 'invalid_phone', description: 'Enter a valid number', field: 'phone' },
    { code: 'invalid_email', description: 'Enter a valid E-mail', field: 'email' },
    { code: 'required', description: 'Field must not be empty', field: 'message' },
  ]);
  const russian = refusalOf(await post(sendQuestion.path, body, { locale: 'ru' }));
  assert.equal(russian.description, 'Заполните это поле');
});

for (const [what, path, body] of [
  ['a name that is a number', sendQuestion.path, { ...goodQuestion, name: 5 }],
  ['a message of 20 kB', sendQuestion.path, { ...goodQuestion, message: 'x'.repeat(20_000) }],
  ['a NUL byte', sendQuestion.path, { ...goodQuestion, name: 'a\u0000' }],
  ['51 reviews at once', getCompanyReviews.path, { pageSize: 51 }],
  ['page 0', getCompanyReviews.path, { page: 0 }],
] as const) {
  test(`400: ${what}`, async () => {
    const { status, description } = refusalOf(await post(path, body, { locale: 'ru' }));
    assert.equal(status, 400);
    assert.match(description, /\p{Script=Cyrillic}/u);
  });
}

test('400: unknown filters and ids that are none', async () => {
  for (const path of ['/staff/questions?state=x', '/staff/questions?page=0', '/staff/reviews?pageSize=51'])
    assert.equal((await get(path)).statusCode, 400, path);
  assert.equal((await act('nothing', 'publish')).statusCode, 400);
  assert.equal((await act(crypto.randomUUID(), 'refuse', { reason: '' })).statusCode, 400);
});

test('401 and 403: staff calls are for Admin and Manager', async () => {
  for (const path of [listQuestions.path, listStaffReviews.path]) {
    assert.equal((await callApi(app, { method: 'GET', path })).statusCode, 401);
    assert.equal((await get(path, 'forged')).statusCode, 401);
    assert.equal((await get(path, 'customer')).statusCode, 403);
  }
  const id = crypto.randomUUID();
  for (const path of [`/staff/questions/${id}/answered`, `/staff/reviews/${id}/publish`]) {
    assert.equal((await post(path)).statusCode, 401);
    assert.equal((await post(path, {}, { bearer: 'customer' })).statusCode, 403);
  }
});

test('404: an unknown question and an unknown review', async () => {
  const id = crypto.randomUUID();
  const question = await post(`/staff/questions/${id}/answered`, {}, { bearer: 'manager', locale: 'ru' });
  assert.deepEqual(refusalOf(question), {
    status: 404,
    code: 'unknown_question',
    description: 'Такого вопроса нет.',
  });
  assert.equal(refusalOf(await act(id, 'publish')).code, 'unknown_review');
});

test('429: the eleventh question of an hour from one address, with Retry-After', async () => {
  const body = { ...goodQuestion, email: 'flood@example.org' };
  for (let count = 0; count < 10; count += 1)
    assert.equal((await post(sendQuestion.path, body)).statusCode, 200);
  const reply = await post(sendQuestion.path, body);
  assert.deepEqual([reply.statusCode, reply.headers['retry-after']], [429, '3600']);
});

test('moderation changes what everybody reads', async () => {
  const empty = { companyReview: [], total: 0, page: 1, pageSize: 20 };
  const none = { count: 0, average: null, byRating: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
  assert.deepEqual(await publicList(), { ...empty, summary: none }, 'an honest empty list');
  const [id, other] = [await submit(), await submit()];
  assert.equal((await publicList())?.total, 0, 'nothing is shown before it is published');

  assert.equal((await act(id, 'reply', { reply: 'Thank you.' })).statusCode, 200);
  const shown = staffReview.parse((await act(id, 'publish')).json());
  assert.deepEqual(
    shown.history.map(({ event, state }) => `${event} ${state}`),
    ['submit pending', 'reply pending', 'publish published'],
  );
  assert.equal((await act(id, 'publish')).statusCode, 409);
  await act(other, 'refuse', { reason: 'Not about a report.' });

  const page = await publicList({}, 'ru');
  assert.deepEqual(page?.summary, { count: 1, average: 5, byRating: { ...none.byRating, 5: 1 } });
  assert.deepEqual(page?.companyReview, [
    {
      id,
      authorName: goodReview.authorName,
      companyName: null,
      countryCode: 'de',
      countryName: 'Германия',
      rating: 5,
      text: goodReview.text,
      locale: 'en',
      publishedAt: page?.companyReview[0]?.publishedAt,
      reply: 'Thank you.',
    },
  ]);
  assert.deepEqual((await publicList({ page: 2 }))?.companyReview, []);

  const refused = (await get('/staff/reviews?state=refused')).json();
  assert.deepEqual([refused.total, refused.items[0].history.at(-1).reason], [1, 'Not about a report.']);
  await act(id, 'refuse', { reason: 'The author asked us to.' });
  assert.deepEqual((await publicList())?.summary, none);
});
