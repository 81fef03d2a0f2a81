import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import {
  assignOrder,
  cancelByStaff,
  declareNotFound,
  listQueue,
  tickWorkItem,
} from '#workflows/prepare-report/contract.ts';
import { cancelOrder, checkPayment } from '#workflows/track-order/contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

/** The latest mail to an address, as text. */
async function mailTo(email: string): Promise<string> {
  await app.services.outbox.drain();
  const query = app.services.db.selectFrom('mailbox_messages').selectAll().orderBy('id', 'desc');
  const row = (await query.execute()).find(({ recipients }) => recipients.includes(email));
  return (await PostalMime.parse(row?.raw ?? '')).text ?? '';
}

async function paid(email: string, speed: 'quickest' | 'slowest') {
  const placed = await order(app, { email, speed });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  return { manager, params: { orderId } };
}

test('the mail of an order that ends tells a held card, a verified one and none apart', async () => {
  const body = { reason: 'No such company', language: 'en' as const };
  const step = { kind: 'register', outcome: 'nothing_found' } as const;

  const held = await paid('held@buyer.example', 'quickest');
  await held.manager.call(assignOrder, { params: held.params });
  await held.manager.call(tickWorkItem, { params: held.params, body: step });
  await held.manager.call(declareNotFound, { params: held.params, body });
  const told = await mailTo('held@buyer.example');
  assert.match(told, /the reservation on your card is released/);
  assert.match(told, /Company register: checked, the company is not there, /);

  const verified = await paid('verified@buyer.example', 'slowest');
  await verified.manager.call(assignOrder, { params: verified.params });
  await verified.manager.call(tickWorkItem, { params: verified.params, body: step });
  await verified.manager.call(declareNotFound, { params: verified.params, body });
  assert.match(await mailTo('verified@buyer.example'), /only verified: no amount was ever reserved/);

  const later = await paid('later@buyer.example', 'slowest');
  await later.manager.call(cancelByStaff, { params: later.params, body });
  assert.match(await mailTo('later@buyer.example'), /only verified: no amount was ever reserved/);

  const unpaid = await order(app, { email: 'unpaid@buyer.example' });
  await unpaid.client.call(cancelOrder, { params: unpaid.params });
  assert.match(await mailTo('unpaid@buyer.example'), /no amount was ever reserved on a card/);
});
