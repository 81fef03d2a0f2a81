import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import {
  addNotificationAddress,
  confirmNotificationAddress,
  listNotificationAddresses,
  removeNotificationAddress,
  stopNotifications,
} from '#modules/accounts/contract.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

let app: TestApp;
let customer: ApiClient;
const visitor = () => clientOf(app.url);
const inMailbox = async (to: string) => {
  await app.services.outbox.drain();
  const rows = await app.services.db.selectFrom('mailbox_messages').selectAll().orderBy('id').execute();
  return rows.filter(({ recipients }) => recipients.includes(to)).map(({ raw }) => raw.toString('utf8'));
};
const tokenIn = (raw: string | undefined) =>
  /token=3D([0-9a-f]{64})|token=([0-9a-f]{64})/.exec((raw ?? '').replaceAll('=\r\n', ''));
const add = (email: string) => customer.call(addNotificationAddress, { body: { email } });

before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  customer = await signIn(app.url, 'customer@demo.countercheck.example', demoPassword);
});
after(() => app.close());

/** An order of the customer's account, held on the card. */
async function heldOrder(): Promise<void> {
  const placed = await order(app);
  await app.services.db
    .updateTable('orders')
    .set(({ selectFrom }) => ({
      account_id: selectFrom('accounts')
        .select('id')
        .where('email', '=', 'customer@demo.countercheck.example'),
    }))
    .where('number', '=', placed.number)
    .execute();
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
}

test('an address gets copies once its mailbox has agreed, until it wants no more', async () => {
  const email = 'books@partner.example';
  const { items } = await add(` ${email}`);
  assert.deepEqual(
    items.map(({ isConfirmed, ...item }) => [item.email, isConfirmed]),
    [[email, false]],
  );
  assert.equal((await add(email.toUpperCase())).items.length, 1);
  const [link, ...more] = await inMailbox(email);
  assert.deepEqual(more, []);
  await heldOrder();
  assert.equal((await inMailbox(email)).length, 1, 'nothing before it agreed');

  const found = tokenIn(link);
  const token = found?.[1] ?? found?.[2] ?? '';
  const agree = () => visitor().call(confirmNotificationAddress, { body: { token } });
  assert.deepEqual(await agree(), { email });
  assert.deepEqual(await agree(), { email });
  await heldOrder();
  const [, copy, ...rest] = await inMailbox(email);
  assert.deepEqual(rest, []);
  assert.match(copy ?? '', /^List-Unsubscribe:\s+<http.*stop=1&token=/im);

  await visitor().call(stopNotifications, { body: { token } });
  await visitor().call(stopNotifications, { body: { token } });
  await heldOrder();
  assert.equal((await inMailbox(email)).length, 2);
  await assert.rejects(agree(), { code: 'confirmation_link_not_valid', status: 410 });
});

test('five at most; a stranger neither sees nor removes them', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await add(`${name}@partner.example`);
  await assert.rejects(add('f@partner.example'), { code: 'too_many_addresses', status: 409 });
  await assert.rejects(add('nobody'), { status: 400 });
  await assert.rejects(add('customer@demo.countercheck.example'), { status: 400 });
  const { items } = await customer.call(listNotificationAddresses, {});
  const addressId = items[0]?.id ?? '';
  const director = await signIn(app.url, 'director@demo.countercheck.example', demoPassword);
  assert.deepEqual(await director.call(listNotificationAddresses, {}), { items: [] });
  const params = { addressId };
  await assert.rejects(director.call(removeNotificationAddress, { params }), { status: 404 });
  await customer.call(removeNotificationAddress, { params });
  assert.equal((await customer.call(listNotificationAddresses, {})).items.length, 4);
});

test('additions at the same time do not go beyond the end of the list', async () => {
  const names = ['g', 'h', 'i', 'j'].map((name) => `${name}@partner.example`);
  await Promise.allSettled(names.map(add));
  assert.equal((await customer.call(listNotificationAddresses, {})).items.length, 5);
});
