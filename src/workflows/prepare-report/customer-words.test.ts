import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { ApiProblem } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import {
  askCustomer,
  assignOrder,
  cancelByStaff,
  declareNotFound,
  listQueue,
  tickWorkItem,
} from './contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

async function assigned(locale: 'en' | 'ru') {
  const placed = await order(app, { locale, email: `${locale}@buyer.example` });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await manager.call(assignOrder, { params: { orderId } });
  const step = { kind: 'register', outcome: 'nothing_found' } as const;
  await manager.call(tickWorkItem, { params: { orderId }, body: step });
  return { manager, params: { orderId } };
}

const isRefused = (error: unknown) =>
  error instanceof ApiProblem && error.status === 400 && error.code === 'not_customers_language';

test('a Russian customer gets no English words: not in a reason, a question or a cancellation', async () => {
  const { manager, params } = await assigned('ru');
  const english = 'No such company in the register';
  for (const language of ['en', 'ru'] as const) {
    const body = { reason: english, language };
    await assert.rejects(manager.call(declareNotFound, { params, body }), isRefused);
    await assert.rejects(manager.call(cancelByStaff, { params, body }), isRefused);
    const asked = { question: 'Which of the two?', language };
    await assert.rejects(manager.call(askCustomer, { params, body: asked }), isRefused);
  }
  const reason = 'В Handelsregister такой компании нет';
  await assert.rejects(
    manager.call(declareNotFound, { params, body: { reason, language: 'en' } }),
    isRefused,
  );
  const { order: told } = await manager.call(declareNotFound, { params, body: { reason, language: 'ru' } });
  assert.equal(told.state, 'not_found');
  await app.services.outbox.drain();
  const rows = await app.services.db.selectFrom('mailbox_messages').select(['raw', 'recipients']).execute();
  const mails = await Promise.all(
    rows
      .filter(({ recipients }) => recipients.includes('ru@buyer.example'))
      .map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''),
  );
  assert.ok(mails.some((text) => text.includes(reason)));
  assert.ok(mails.every((text) => !text.includes(english)));
});

test('an English customer gets English words', async () => {
  const { manager, params } = await assigned('en');
  const body = { question: 'Какую из двух вы имеете в виду?', language: 'en' as const };
  await assert.rejects(manager.call(askCustomer, { params, body }), isRefused);
  const asked = { question: 'Which of the two?', language: 'en' as const };
  assert.equal((await manager.call(askCustomer, { params, body: asked })).order.state, 'needs_clarification');
});
