import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { OrderSubject } from '#modules/orders/contract.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import {
  type DeskFilter,
  findAtDesk,
  getDeskOrder,
  handOutOrders,
  noteOrders,
  readDesk,
  removeNotes,
  removeView,
  renameView,
  saveView,
  seeNotes,
} from './contract.ts';

let app: TestApp;
let manager: ApiClient;
let reviewer: ApiClient;
let managerId: string;
let reviewerId: string;
const mailbox = (name: string) => `${name}@demo.countercheck.example`;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  manager = await signIn(app.url, mailbox('manager'), demoPassword);
  reviewer = await signIn(app.url, mailbox('reviewer'), demoPassword);
  const idOf = async (name: string) =>
    (
      await app.services.db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', mailbox(name))
        .executeTakeFirstOrThrow()
    ).id;
  managerId = await idOf('manager');
  reviewerId = await idOf('reviewer');
});
after(() => app?.close());

const nothing = { regCode: '', vatCode: '', address: '', phone: '', email: '', addInfo: '' };

/** An accepted order on a company of this name. */
async function accepted(name: string, nameLat?: string): Promise<string> {
  const { db, orders, countries } = app.services;
  const country = await countries.getCountryByCode(db, 'DE');
  const [tariff] = await countries.listTariffs(db, country.id);
  assert.ok(tariff);
  const { priceMinor, currency, ...snapshot } = tariff;
  const subject: OrderSubject =
    nameLat === undefined
      ? { kind: 'request', request: { name, ...nothing } }
      : {
          kind: 'company',
          companyId: uuidv7(new Date()),
          ...{
            name,
            nameLat,
            regCode: '1',
            vatCode: '',
            address: '',
            form: '',
            status: '',
            registerName: '',
          },
          isDemo: true,
        };
  return db.transaction().execute(async (tx) => {
    const { order } = await orders.place(tx, {
      email: 'buyer@demo.countercheck.example',
      locale: 'en',
      timeZone: null,
      accountId: null,
      countryId: country.id,
      countryCode: 'DE',
      reportKind: 'credit',
      subject,
      tariff: { ...snapshot, price: { amountMinor: priceMinor, currency } },
      termsVersion: '1',
      actor: { kind: 'visitor' },
    });
    await orders.apply(tx, order.id, 'accept', { actor: { kind: 'gateway' } });
    return order.id;
  });
}

const numbersOf = async (client: ApiClient, wish: Parameters<typeof ask>[1]) =>
  (await ask(client, wish)).items.map(({ companyName }) => companyName);
const ask = (client: ApiClient, body: Partial<Pick<DeskFilter, 'view' | 'search' | 'due' | 'kind'>>) =>
  client.call(readDesk, { body });

test('an order is taken, given on, and put back; each leaves its row and the customer is told of none', async () => {
  const orderId = await accepted('Handover GmbH');
  const hand = (to: string | null, client = manager) =>
    client.call(handOutOrders, { body: { orderIds: [orderId], to } });
  assert.deepEqual(await hand(managerId), { done: [{ orderId, from: null }], refused: [] });
  assert.deepEqual(await numbersOf(manager, { view: 'mine' }), ['Handover GmbH']);
  assert.deepEqual((await hand(reviewerId)).done, [{ orderId, from: managerId }]);
  assert.deepEqual(await numbersOf(manager, { view: 'mine' }), []);
  assert.deepEqual((await hand(null, reviewer)).done, [{ orderId, from: reviewerId }]);
  assert.deepEqual(await numbersOf(manager, { view: 'nobody' }), ['Handover GmbH']);
  await hand(managerId);
  const seen = await manager.call(getStaffOrder, { params: { orderId } });
  const events = seen.history.filter(({ what }) => what === 'order').map(({ event }) => event);
  assert.deepEqual(events, ['place', 'accept', 'assign', 'give', 'put_back', 'assign']);
  assert.deepEqual(
    seen.order.events.map(({ event }) => event),
    ['place', 'accept', 'assign', 'assign'],
  );
  const mails = await app.services.db
    .selectFrom('outbox')
    .select('key')
    .where('key', 'like', `o${orderId}:notify:%`)
    .execute();
  assert.equal(mails.length, 1, 'put back, the order was not accepted anew');
});

test('what refuses does not hold up the others; strangers and customers get nothing', async () => {
  const [free, cancelled] = [await accepted('Free GmbH'), await accepted('Cancelled GmbH')];
  const { db, orders } = app.services;
  await db
    .transaction()
    .execute((tx) => orders.apply(tx, cancelled, 'cancel', { actor: { kind: 'visitor' } }));
  const unknown = uuidv7(new Date());
  const answer = await manager.call(handOutOrders, {
    body: { orderIds: [free, cancelled, unknown], to: managerId },
  });
  assert.deepEqual(answer.done, [{ orderId: free, from: null }]);
  assert.deepEqual(
    answer.refused.map(({ code }) => code),
    ['order_state_conflict', 'unknown_order'],
  );
  const stranger = manager.call(handOutOrders, { body: { orderIds: [free], to: unknown } });
  await assert.rejects(stranger, { status: 404, code: 'unknown_colleague' });
  // Something was done with it since: then it is no slip of the hand any more.
  await db
    .transaction()
    .execute((tx) =>
      orders.apply(tx, free, 'ask', { actor: { kind: 'account', accountId: managerId, role: 'Manager' } }),
    );
  const back = await manager.call(handOutOrders, { body: { orderIds: [free], to: null } });
  assert.deepEqual(back.refused, [{ orderId: free, code: 'order_state_conflict' }]);
});

test('a company is found in the script one types in, by number and by the customer', async () => {
  const orderId = await accepted('北浜ロジスティクス株式会社', 'Kitahama Logistics');
  await accepted('Nordwind Maschinenbau GmbH');
  const { number } = await manager.call(getDeskOrder, { params: { orderId } });
  for (const search of ['北浜', 'kitahama', 'Китахама', number.slice(-4)])
    assert.deepEqual(await numbersOf(manager, { search }), ['北浜ロジスティクス株式会社'], search);
  assert.deepEqual(await numbersOf(manager, { search: 'нордвинд машиненбау' }), [
    'Nordwind Maschinenbau GmbH',
  ]);
  assert.ok((await ask(manager, { search: 'buyer@demo' })).total > 1);
  assert.equal((await ask(manager, { search: '100%_' })).total, 0);
});

test('who is named in a note has the order among their own until they open it', async () => {
  const orderId = await accepted('Noted GmbH');
  const { noteIds } = await manager.call(noteOrders, {
    body: { orderIds: [orderId], text: '@Reviewer they sign on Thursday', mentions: [reviewerId, managerId] },
  });
  const before = await ask(reviewer, { view: 'mine' });
  assert.equal(before.mentions, 1);
  assert.equal(before.items.find((row) => row.orderId === orderId)?.isMentioned, true);
  assert.equal((await ask(manager, {})).mentions, 0, 'nobody is told of a note of their own');
  const { notes } = await reviewer.call(getDeskOrder, { params: { orderId } });
  assert.deepEqual(
    notes.map(({ text, mentions }) => [text, mentions.map(({ id }) => id)]),
    [['@Reviewer they sign on Thursday', [reviewerId]]],
  );
  await reviewer.call(seeNotes, { params: { orderId } });
  assert.equal((await ask(reviewer, { view: 'mine' })).mentions, 0);
  await assert.rejects(reviewer.call(removeNotes, { body: { noteIds } }), {
    status: 404,
    code: 'unknown_note',
  });
  await manager.call(removeNotes, { body: { noteIds } });
  assert.deepEqual((await manager.call(getDeskOrder, { params: { orderId } })).notes, []);
  const rows = await app.services.db.selectFrom('worklist_events').select('event').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['made', 'seen', 'removed'],
  );
});

test('a view is kept with its count, by its owner alone, and twelve at most', async () => {
  const filter = { view: 'open', search: 'noted' } as const;
  const { viewId } = await manager.call(saveView, { body: { name: 'Noted', filter } });
  const [kept] = (await ask(manager, {})).savedViews;
  assert.deepEqual([kept?.name, kept?.count, kept?.filter.search], ['Noted', 1, 'noted']);
  assert.deepEqual((await ask(reviewer, {})).savedViews, []);
  for (const call of [
    () => reviewer.call(removeView, { body: { viewId } }),
    () => reviewer.call(renameView, { body: { viewId, name: 'Mine now' } }),
  ])
    await assert.rejects(call, { status: 404, code: 'unknown_view' });
  await manager.call(renameView, { body: { viewId, name: 'With notes' } });
  assert.equal((await ask(manager, {})).savedViews[0]?.name, 'With notes');
  for (let more = 1; more < 12; more += 1)
    await manager.call(saveView, { body: { name: `View ${more}`, filter } });
  const thirteenth = manager.call(saveView, { body: { name: 'Too many', filter } });
  await assert.rejects(thirteenth, { status: 409, code: 'too_many_views' });
  await manager.call(removeView, { body: { viewId } });
});

test('a filter narrows by time limit, hold and kind, and the row says what it is filtered by', async () => {
  const orderId = await accepted('Timed GmbH');
  const { db, clock } = app.services;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  await db
    .updateTable('orders')
    .set({ due_max: inHours(-1) })
    .where('id', '=', orderId)
    .execute();
  const found = (wish: Parameters<typeof ask>[1]) => numbersOf(manager, { search: 'Timed', ...wish });
  assert.deepEqual(await found({ due: 'late' }), ['Timed GmbH']);
  assert.deepEqual(await found({ due: 'soon' }), []);
  await db
    .updateTable('orders')
    .set({ due_max: inHours(3) })
    .where('id', '=', orderId)
    .execute();
  assert.deepEqual(await found({ due: 'soon' }), ['Timed GmbH']);
  assert.deepEqual(await found({ due: 'holdEnds' }), [], 'nothing is held');
  await holdUntil(orderId, inHours(20));
  assert.deepEqual(await found({ due: 'holdEnds' }), ['Timed GmbH']);
  const until = inHours(24 * 9);
  await db.updateTable('payments').set({ capture_before: until }).execute();
  assert.deepEqual(await found({ due: 'holdEnds' }), []);
  const holdEndsAt = async () => [
    (await ask(manager, { search: 'Timed' })).items[0]?.payment?.holdEndsAt ?? null,
    (await manager.call(getDeskOrder, { params: { orderId } })).holdEndsAt,
  ];
  assert.deepEqual(await holdEndsAt(), [until.toISOString(), until.toISOString()]);
  await db.updateTable('payments').set({ state: 'voided' }).execute();
  assert.deepEqual(await holdEndsAt(), [null, null], 'what was given back ends no more');
  assert.deepEqual(await found({ kind: 'annual' }), []);
  const { items, countries } = await ask(manager, { search: 'Timed', kind: 'credit' });
  assert.deepEqual([items[0]?.reportKind, items[0]?.hasDossier, countries], ['credit', false, ['de']]);
  assert.ok((items[0]?.sections ?? 0) > 10);
});

/** A hold on a card, as the gateway would have left it. */
async function holdUntil(orderId: string, until: Date): Promise<void> {
  const { db, clock } = app.services;
  const now = clock.now();
  await db
    .insertInto('payments')
    .values({
      ...{ id: uuidv7(now), order_id: orderId, attempt: 1, route: 'hold', gateway: 'sandbox' },
      ...{ state: 'authorised', amount_minor: 8000, currency: 'EUR', capture_before: until },
      ...{ is_active: true, created_at: now, updated_at: now },
    })
    .execute();
}

test('a few letters find orders and companies for everybody at the desk, and people for administrators alone', async () => {
  await accepted('Twice GmbH');
  await accepted('Twice GmbH');
  const admin = await signIn(app.url, mailbox('admin'), demoPassword);
  const find = (client: ApiClient, q: string) => client.call(findAtDesk, { query: { q } });
  const twice = await find(manager, 'twice');
  assert.deepEqual(
    twice.orders.map(({ companyName }) => companyName),
    ['Twice GmbH', 'Twice GmbH'],
  );
  assert.deepEqual(twice.companies, [{ countryCode: 'de', name: 'Twice GmbH', nameLat: '', orders: 2 }]);
  const [first] = twice.orders;
  assert.equal((await find(manager, first?.number ?? '')).orders[0]?.orderId, first?.orderId);
  assert.deepEqual((await find(manager, mailbox('reviewer'))).people, []);
  assert.deepEqual(
    (await find(admin, mailbox('reviewer'))).people.map(({ accountId }) => accountId),
    [reviewerId],
  );
  assert.deepEqual(await find(admin, 't'), { orders: [], companies: [], people: [] });
  const customer = await signIn(app.url, mailbox('customer'), demoPassword);
  await assert.rejects(find(customer, 'twice'), { status: 403 });
});
