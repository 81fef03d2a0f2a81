import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { systemClock } from '#kernel/clock.ts';
import { inEveryLanguage } from '#kernel/locale.ts';
import { createFeedback, type FeedbackService } from '#modules/feedback/service.ts';
import { isReportSent, type OrderState, orderStates } from '#modules/orders/order-states.ts';
import { createOrders, deskDue, type OrdersService } from '#modules/orders/service.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { orderReview } from './contract.ts';
import { createReviewOrder } from './review-order.ts';
import { reviewOrderRoutes } from './routes.ts';

const review = {
  rating: 4,
  text: 'Отчёт пришёл вовремя, и в нём было всё, о чём мы спрашивали.',
  authorName: 'Анна',
  companyName: 'ООО «Полесье»',
  mayPublish: true,
};
let database: ThrowawayDatabase;
let orders: OrdersService;
let feedback: FeedbackService;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const clock = systemClock;
  const secrets = secretsFrom(Buffer.alloc(32, 7));
  const outbox = createOutbox({ db, clock, report: () => {} });
  orders = createOrders({ clock, secrets, outbox });
  feedback = createFeedback({ clock, outbox, secrets, dueAfter: deskDue });
  const reviewOrder = createReviewOrder({ db, clock, secrets, orders, reviews: feedback.reviews });
  app = createBareApp((server) =>
    reviewOrderRoutes(server, { authenticate: async () => visitor, reviewOrder }),
  );
});
after(async () => {
  await app.close();
  await database.drop();
});

/** An order that stands in `state`, however it came there; answers its secret. */
async function orderIn(state: OrderState): Promise<string> {
  const { order, secret } = await database.db.transaction().execute((tx) =>
    orders.place(tx, {
      email: 'buyer@demo.countercheck.example',
      locale: 'ru',
      timeZone: null,
      accountId: null,
      countryId: 112,
      countryCode: 'BY',
      reportKind: 'credit',
      subject: {
        kind: 'request',
        request: { name: 'X', regCode: '', vatCode: '', address: '', phone: '', email: '', addInfo: '' },
      },
      tariff: {
        id: 1121,
        version: 1,
        name: inEveryLanguage(() => ''),
        price: { amountMinor: 8000, currency: 'EUR' },
        minDays: 0,
        maxDays: 2,
      },
      termsVersion: '1',
      actor: visitor,
    }),
  );
  await database.pool.query('UPDATE orders SET state = $2 WHERE id = $1', [order.id, state]);
  return secret;
}

const read = (secret: string) => callApi(app, { method: 'GET', path: `/orders/${secret}/review` });
const send = (secret: string, change: object = {}) =>
  callApi(app, {
    method: 'POST',
    path: `/orders/${secret}/review`,
    body: { ...review, ...change },
    locale: 'ru',
  });

test('201: a delivered order is reviewed; 409: not twice', async () => {
  const secret = await orderIn('completed');
  assert.deepEqual((await read(secret)).json(), { mayReview: true, review: null });
  const reply = await send(secret);
  assert.equal(reply.statusCode, 201);
  const written = orderReview.parse(reply.json());
  assert.equal(written.mayReview, false);
  assert.deepEqual(
    [written.review?.state, written.review?.rating, written.review?.companyName, written.review?.locale],
    ['pending', 4, 'ООО «Полесье»', 'ru'],
  );
  assert.deepEqual((await read(secret)).json(), written);
  assert.deepEqual(refusalOf(await send(secret)), {
    status: 409,
    code: 'review_exists',
    description: 'Отзыв об этом заказе уже есть; к заказу можно оставить только один.',
  });
});

test('two reviews at the same moment are one', async () => {
  const secret = await orderIn('report_sent');
  const replies = await Promise.all([send(secret), send(secret), send(secret)]);
  assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [201, 409, 409]);
});

test('201: a double click under one Idempotency-Key is answered alike', async () => {
  const secret = await orderIn('completed');
  const click = () =>
    app.inject({
      method: 'POST',
      url: `/api/v1/orders/${secret}/review`,
      headers: { 'idempotency-key': 'review-click-1' },
      payload: review,
    });
  const [first, second] = [await click(), await click()];
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201]);
  assert.deepEqual(first.json(), second.json());
});

test('409: before the delivery there is nothing to review, in every state', async () => {
  for (const state of orderStates) {
    const secret = await orderIn(state);
    const reply = await send(secret);
    assert.equal(reply.statusCode, isReportSent(state) ? 201 : 409, state);
    if (reply.statusCode === 409) assert.equal(refusalOf(reply).code, 'review_before_delivery');
    assert.equal((await read(secret)).json().mayReview, false, state);
  }
});

test('400: each wrong field has its code, and nothing is written', async () => {
  const secret = await orderIn('completed');
  for (const [change, field, code] of [
    [{ rating: 0 }, 'rating', 'rating_needed'],
    [{ rating: 4.5 }, 'rating', 'rating_needed'],
    [{ text: 'too short' }, 'text', 'too_short'],
    [{ text: 'x'.repeat(2001) }, 'text', 'too_long'],
    [{ authorName: ' ' }, 'authorName', 'required'],
    [{ companyName: 'x'.repeat(201) }, 'companyName', 'too_long'],
    [{ mayPublish: false }, 'mayPublish', 'consent_needed'],
    [{ mayPublish: undefined }, 'mayPublish', 'consent_needed'],
  ] as const) {
    const reply = await send(secret, change);
    assert.equal(reply.statusCode, 400, code);
    const [entry] = reply.json<{ value: { code: string; field: string; description: string }[] }>().value;
    assert.deepEqual([entry?.field, entry?.code], [field, code]);
    assert.match(entry?.description ?? '', /[а-яё]/);
  }
  assert.equal((await send(secret, { rating: '5' })).statusCode, 400);
  assert.deepEqual((await read(secret)).json(), { mayReview: true, review: null });
});

test('400 and 404: a mistyped link and a foreign one', async () => {
  const foreign = 'ab'.repeat(20);
  assert.deepEqual([(await read(foreign)).statusCode, (await send(foreign)).statusCode], [404, 404]);
  assert.deepEqual([(await read('nothing')).statusCode, (await send('nothing')).statusCode], [400, 400]);
});

test('the author follows what became of the review, but not the reason of a refusal', async () => {
  const secret = await orderIn('completed');
  const id = orderReview.parse((await send(secret)).json()).review?.id ?? '';
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM accounts WHERE role = 'Manager' LIMIT 1`,
  );
  const staff = { kind: 'account', accountId: rows[0]?.id ?? '', role: 'Manager' } as const;
  await database.db.transaction().execute((tx) => feedback.reviews.refuse(tx, id, staff, 'A secret reason.'));
  const seen = await read(secret);
  assert.equal(seen.json().review.state, 'refused');
  assert.ok(!seen.payload.includes('A secret reason.'));
});
