import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { visitor } from '#kernel/actor.ts';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { OrderSubject } from '#modules/orders/contract.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import { orderBody } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { listMyOrders } from './contract.ts';

const mailbox = (name: string) => `${name}@demo.countercheck.example`;
const nothing = { name: '', regCode: '', vatCode: '', address: '', phone: '', email: '', addInfo: '' };

let app: TestApp;
let customer: ApiClient;
let director: ApiClient;
let customerId: string;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  [customer, director] = await Promise.all([
    signIn(app.url, mailbox('customer'), demoPassword),
    signIn(app.url, mailbox('director'), demoPassword),
  ]);
  customerId = await accountId('customer');
});
after(() => app?.close());
// Later tests count: what came before belongs to nobody they ask as.
beforeEach(async () => {
  await app.services.db
    .updateTable('orders')
    .set({ account_id: null, email: mailbox('nobody') })
    .execute();
});

async function accountId(name: string): Promise<string> {
  const { db } = app.services;
  const query = db.selectFrom('accounts').select('id').where('email', '=', mailbox(name));
  return (await query.executeTakeFirstOrThrow()).id;
}

type Wish = Readonly<{
  state?: OrderState;
  subject?: OrderSubject;
  email?: string;
  accountId?: string | null;
  country?: 'DE' | 'BY';
}>;

/** An order that stands in a state, however it came there. */
async function orderIn(wish: Wish = {}): Promise<{ id: string; number: string; secret: string }> {
  const { db, orders, countries } = app.services;
  const country = await countries.getCountryByCode(db, wish.country ?? 'DE');
  const [tariff] = await countries.listTariffs(db, country.id);
  assert.ok(tariff);
  const { priceMinor, currency, countryId, ...snapshot } = tariff;
  const { order, secret } = await db.transaction().execute((tx) =>
    orders.place(tx, {
      email: wish.email ?? mailbox('customer'),
      locale: 'en',
      timeZone: null,
      accountId: wish.accountId === undefined ? customerId : wish.accountId,
      countryId,
      countryCode: country.code,
      reportKind: 'credit',
      subject: wish.subject ?? { kind: 'request', request: { ...nothing, name: 'Some Company' } },
      tariff: { ...snapshot, price: { amountMinor: priceMinor, currency } },
      termsVersion: '1',
      actor: visitor,
    }),
  );
  const { state } = wish;
  if (state) await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  return { id: order.id, number: order.number, secret };
}

const severny: OrderSubject = {
  kind: 'company',
  companyId: '0198f3c2-0000-7000-8000-000000000001',
  name: 'ООО «Северный Ветер»',
  nameLat: 'Severny Veter',
  regCode: '1027700132195',
  vatCode: '7707083893',
  address: '',
  form: '',
  status: 'Active',
  registerName: 'Demo',
  isDemo: true,
};
const odd: OrderSubject = {
  kind: 'request',
  request: { ...nothing, name: '100% Ä_Works\\', regCode: 'HRB 77' },
};

const numbers = async (client: ApiClient, query: Parameters<typeof listOf>[1] = {}) =>
  (await listOf(client, query)).items.map(({ number }) => number);
const listOf = (client: ApiClient, query: { search?: string; view?: 'open' | 'waiting' | 'all' } = {}) =>
  client.call(listMyOrders, { query });

async function refusal(work: Promise<unknown>): Promise<[number, string]> {
  const error = await work.then(
    () => assert.fail('not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(isApiProblem(error));
  return [error.status, error.code];
}

test('an order is found by number, names in any case and script, and codes; nothing in it is a wildcard', async () => {
  const north = await orderIn({ subject: severny });
  const works = await orderIn({ subject: odd });
  for (const search of [
    north.number.toLowerCase(),
    'северный',
    'СЕВЕРН',
    'SEVERNY veter',
    'veter severny',
    '10277001',
    '7707083893',
  ]) {
    assert.deepEqual(await numbers(customer, { search }), [north.number], search);
  }
  for (const search of ['100%', 'ä_works', 'Works\\', 'hrb 77', '%']) {
    assert.deepEqual(await numbers(customer, { search }), [works.number], search);
  }
  for (const search of ['10_', "' OR 1=1 --", 'nowhere', '%%%', 'Severny HRB']) {
    assert.deepEqual(await numbers(customer, { search }), [], search);
  }
  assert.equal((await listOf(customer, { search: `  ${' '.repeat(50)}` })).total, 2);
});

test('400: a search that is too long, characters that nobody types, pages that are none', async () => {
  for (const query of [{ search: 'x'.repeat(201) }, { search: 'a\u0000b' }, { page: 0 }, { pageSize: 51 }]) {
    assert.equal((await refusal(customer.call(listMyOrders, { query })))[0], 400);
  }
});

test('views, countries and pages are those of one’s own orders', async () => {
  await orderIn({ state: 'in_progress' });
  await orderIn({ state: 'needs_clarification', country: 'BY' });
  await orderIn({ state: 'payment_problem', country: 'BY' });
  await orderIn({ state: 'not_found' });
  const { id } = await orderIn({ state: 'completed' });
  await orderIn({ accountId: await accountId('director'), state: 'completed' });
  const all = await customer.call(listMyOrders, { query: { search: 'whatever' } });
  assert.deepEqual([all.total, all.items.length], [0, 0]);
  assert.deepEqual(all.counts, { all: 5, open: 2, waiting: 2, delivered: 2, closed: 1 });
  assert.deepEqual(
    all.countries.map(({ name }) => name),
    ['Belarus', 'Germany'],
  );
  const delivered = await customer.call(listMyOrders, { query: { view: 'delivered' } });
  assert.deepEqual(
    delivered.items.map(({ orderId, hasReport, isWaiting }) => [orderId === id, hasReport, isWaiting]),
    [
      [true, true, false],
      [false, true, true],
    ],
  );
  const countryId = all.countries[0]?.id ?? 0;
  const there = await customer.call(listMyOrders, { query: { countryId, view: 'waiting' } });
  assert.deepEqual([there.total, there.items.map(({ countryCode }) => countryCode)], [2, ['by', 'by']]);
  const last = await customer.call(listMyOrders, { query: { page: 3, pageSize: 2 } });
  assert.deepEqual([last.total, last.items.length], [5, 1]);
  assert.equal((await customer.call(listMyOrders, { query: { page: 10_000 } })).items.length, 0);
});

test('an item says what the list shows, and its secret opens the tracker', async () => {
  const { secret, number } = await orderIn({ subject: severny, country: 'BY' });
  const [item] = (await listOf(customer)).items;
  assert.ok(item);
  assert.deepEqual(
    [item.number, item.secret, item.state, item.countryCode, item.countryName, item.companyName],
    [number, secret, 'awaiting_payment', 'by', 'Belarus', 'ООО «Северный Ветер»'],
  );
  assert.deepEqual([item.companyNumber, item.hasReport, item.isWaiting], ['1027700132195', false, true]);
});

test('orders of a guest with the confirmed address come along, once and for good', async () => {
  const mine = await orderIn({ accountId: null, email: mailbox('CUSTOMER').replace('demo', 'Demo') });
  await orderIn({ accountId: null, email: mailbox('somebody') });
  const lists = await Promise.all(Array.from({ length: 8 }, () => numbers(customer)));
  assert.deepEqual(
    lists,
    Array.from({ length: 8 }, () => [mine.number]),
  );
  assert.deepEqual(await numbers(director), []);
  const { db } = app.services;
  await db
    .updateTable('orders')
    .set({ email: mailbox('director') })
    .where('id', '=', mine.id)
    .execute();
  assert.deepEqual(await numbers(director), [], 'it has an owner by now');
  assert.deepEqual(await numbers(customer), [mine.number]);
});

test('two accounts at the same moment: each order has one owner', async () => {
  const { db, orders } = app.services;
  const email = mailbox('shared');
  for (let count = 0; count < 10; count += 1) await orderIn({ accountId: null, email });
  const ids = [customerId, await accountId('director')];
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      orders.takeOverGuestOrders(db, { accountId: ids[turn % 2] ?? '', email }),
    ),
  );
  assert.equal(
    taken.reduce((sum, count) => sum + count, 0),
    10,
  );
  assert.equal(await orders.takeOverGuestOrders(db, { accountId: customerId, email }), 0);
});

test('an order placed while signed in belongs to the account, whatever address the report goes to', async () => {
  const body = await orderBody(customer, { email: mailbox('accountant') });
  const placed = await customer.call(placeOrder, { body });
  assert.deepEqual(await numbers(customer), [placed.number]);
  const { order } = await clientOf(app.url).call(trackOrder, { params: { secret: placed.secret } });
  assert.equal(order.email, mailbox('accountant'));
});

test('nobody sees the orders of another; 401 without a token, 403 for staff, 401 once the account is disabled', async () => {
  await orderIn({ subject: severny });
  assert.deepEqual((await listOf(director)).counts.all, 0);
  assert.deepEqual(await numbers(director, { search: 'Severny' }), []);
  assert.deepEqual(await refusal(listOf(clientOf(app.url))), [401, 'unauthenticated']);
  for (const name of ['manager', 'admin']) {
    const staff = await signIn(app.url, mailbox(name), demoPassword);
    assert.equal((await refusal(listOf(staff)))[0], 403);
  }
  const { db } = app.services;
  const disable = (at: Date | null) =>
    db.updateTable('accounts').set({ disabled_at: at }).where('id', '=', customerId).execute();
  await disable(new Date());
  assert.equal((await refusal(listOf(customer)))[0], 401);
  await disable(null);
});
