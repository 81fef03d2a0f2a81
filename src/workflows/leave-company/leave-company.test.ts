import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import {
  acceptColleagueInvitation,
  getOwnCompany,
  inviteColleague,
  listColleagueInvitations,
  withdrawColleagueInvitation,
} from '#modules/accounts/contract.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { eraseAccount } from '#workflows/erase-account/contract.ts';
import { listAccountInvoices } from '#workflows/issue-invoice/contract.ts';
import { listMyOrders } from '#workflows/list-my-orders/contract.ts';
import { chooseAccountShare } from '#workflows/offer-share/contract.ts';
import {
  answerAccountOrder,
  cancelAccountOrder,
  claimAccountOrder,
  payAccountOrder,
  readAccountOrder,
  trackOrder,
} from '#workflows/track-order/contract.ts';
import { handOverCompany, leaveCompany, removeColleague } from './contract.ts';

const mailbox = (name: string) => `${name}@demo.countercheck.example`;
const password = 'Good-pass-1';

let app: TestApp;
let director: ApiClient;
let stranger: ApiClient;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, env: { ABUSE_LIMIT_FACTOR: '100000' } });
  director = await signIn(app.url, mailbox('director'), demoPassword);
  stranger = await signIn(app.url, mailbox('customer'), demoPassword);
});
after(() => app?.close());

let count = 0;
/** Somebody who has just joined the demo Director's company. */
async function colleague(): Promise<{ client: ApiClient; email: string; memberId: string }> {
  count += 1;
  const email = `colleague.${count}@example.com`;
  await director.call(inviteColleague, { body: { email, language: 'en' } });
  await app.services.outbox.drain();
  const { rows } = await app.pool.query(
    'SELECT raw FROM mailbox_messages WHERE $1 = ANY(recipients) ORDER BY id DESC LIMIT 1',
    [email],
  );
  // Soft line breaks of quoted-printable.
  const words = String(rows[0]?.raw).replaceAll(/=\r?\n/g, '');
  const token = /join-company#([0-9a-f]{64})/.exec(words)?.[1] ?? '';
  const typed = { lastName: 'Okafor', name: `Ada ${count}`, password, confirmPassword: password };
  await clientOf(app.url).call(acceptColleagueInvitation, { body: { token, ...typed } });
  const client = await signIn(app.url, email, password);
  const { company } = await client.call(getOwnCompany, {});
  return { client, email, memberId: company?.members.find(({ isSelf }) => isSelf)?.memberId ?? '' };
}

async function statusOf(work: Promise<unknown>): Promise<number> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return 200;
  assert.ok(isApiProblem(error), String(error));
  return error.status;
}

const numbersOf = async (client: ApiClient, whose: 'all' | 'mine' = 'all') =>
  (await client.call(listMyOrders, { query: { whose } })).items.map(({ number }) => number);

const idOf = async (secret: string) => (await app.services.orders.getBySecret(app.services.db, secret)).id;

/** Every call about an order by account, and what it answers. */
async function statuses(client: ApiClient, orderId: string): Promise<number[]> {
  const params = { orderId };
  const clarificationId = '0198f3c2-0000-7000-8000-000000000001';
  const calls = [
    client.call(readAccountOrder, { params }),
    client.call(listAccountInvoices, { params }),
    client.call(answerAccountOrder, { params, body: { clarificationId, answer: 'x' } }),
    client.call(payAccountOrder, { params }),
    client.call(cancelAccountOrder, { params }),
    client.call(claimAccountOrder, { params, body: { text: 'x' } }),
    client.call(chooseAccountShare, { params, body: { choice: 'cancel' } }),
  ];
  const found = await Promise.all(calls.map(statusOf));
  for (const path of ['report/en', `invoices/${clarificationId}/en`]) {
    const response = await fetch(`${app.url}/api/v1/account/orders/${orderId}/${path}`);
    assert.equal(response.status, 401, path);
  }
  return found;
}
const nothingThere = Array(7).fill(404);

test('orders of a company: its people see them, others and visitors find nothing; money is for the orderer and the Director', async () => {
  const ada = await colleague();
  const bert = await colleague();
  const before = await order(app, { client: stranger, email: mailbox('customer') });
  const placed = await order(app, { client: ada.client, email: ada.email });
  const orderId = await idOf(placed.secret);

  assert.deepEqual(await numbersOf(bert.client), [placed.number]);
  assert.deepEqual(await numbersOf(bert.client, 'mine'), []);
  assert.deepEqual(await numbersOf(ada.client, 'mine'), [placed.number]);
  assert.ok((await numbersOf(director)).includes(placed.number));
  assert.ok(!(await numbersOf(stranger)).includes(placed.number));
  const [item] = (await bert.client.call(listMyOrders, { query: {} })).items;
  assert.deepEqual(
    [item?.secret, item?.isOwn, item?.isOfCompany, item?.orderedBy],
    ['', false, true, 'Okafor Ada 1'],
  );

  const read = (client: ApiClient) => client.call(readAccountOrder, { params: { orderId } });
  const [byBert, byDirector, byAda] = [await read(bert.client), await read(director), await read(ada.client)];
  assert.deepEqual(
    [byBert, byDirector, byAda].map(({ maySettle, isOwn, tracked }) => [maySettle, isOwn, tracked.mayPay]),
    [
      [false, false, false],
      [true, false, true],
      [true, true, true],
    ],
  );
  assert.deepEqual(await statuses(stranger, orderId), nothingThere);
  assert.deepEqual(await statuses(clientOf(app.url), orderId), Array(7).fill(401));
  const params = { orderId };
  assert.equal(await statusOf(bert.client.call(payAccountOrder, { params })), 403);
  assert.equal(await statusOf(bert.client.call(cancelAccountOrder, { params })), 403);
  assert.equal(await statusOf(bert.client.call(claimAccountOrder, { params, body: { text: 'x' } })), 403);
  const choice = { params, body: { choice: 'cancel' } } as const;
  assert.equal(await statusOf(bert.client.call(chooseAccountShare, choice)), 403);
  // Somebody's order of their own is not the Director's.
  assert.deepEqual(await statuses(director, await idOf(before.secret)), nothingThere);

  const cancelled = await director.call(cancelAccountOrder, { params: { orderId } });
  assert.equal(cancelled.order.state, 'cancelled');
  const { rows } = await app.pool.query(
    "SELECT actor FROM order_events WHERE order_id = $1 AND event = 'cancel'",
    [orderId],
  );
  assert.match(rows[0].actor, /^account:/);
});

test('removed or gone: nothing is found any more, the links in mails are dead, and the orders are with the Director', async () => {
  for (const how of ['removed', 'left'] as const) {
    const eve = await colleague();
    const own = await order(app, { email: eve.email });
    const placed = await order(app, { client: eve.client, email: eve.email });
    const orderId = await idOf(placed.secret);
    if (how === 'removed') await director.call(removeColleague, { params: { memberId: eve.memberId } });
    else await eve.client.call(leaveCompany, {});

    assert.deepEqual(await statuses(eve.client, orderId), nothingThere, how);
    assert.deepEqual(
      await numbersOf(eve.client),
      [own.number],
      'ordered as a guest: it was never the company’s',
    );
    assert.equal(await statusOf(clientOf(app.url).call(trackOrder, { params: placed.params })), 404);
    const { tracked, maySettle } = await director.call(readAccountOrder, { params: { orderId } });
    assert.deepEqual([tracked.order.email, maySettle], [mailbox('director'), true]);
    assert.equal((await eve.client.call(getOwnCompany, {})).company, null);
    assert.equal(await statusOf(eve.client.call(leaveCompany, {})), 409);
    assert.equal(await statusOf(director.call(removeColleague, { params: { memberId: eve.memberId } })), 404);
  }
});

test('only the Director manages; nobody reaches into another company', async () => {
  const ada = await colleague();
  const { invitationId } = await director.call(inviteColleague, {
    body: { email: 'somebody@example.com', language: 'en' },
  });
  const { company } = await director.call(getOwnCompany, {});
  const self = company?.members.find(({ isSelf }) => isSelf)?.memberId ?? '';
  assert.equal(await statusOf(director.call(leaveCompany, {})), 409);
  assert.equal(await statusOf(director.call(removeColleague, { params: { memberId: self } })), 409);
  const manage = (client: ApiClient) =>
    Promise.all(
      [
        client.call(listColleagueInvitations, {}),
        client.call(inviteColleague, { body: { email: 'x@example.com', language: 'en' } }),
        client.call(withdrawColleagueInvitation, { params: { invitationId } }),
        client.call(removeColleague, { params: { memberId: ada.memberId } }),
        client.call(handOverCompany, { params: { memberId: ada.memberId } }),
      ].map(statusOf),
    );
  assert.deepEqual(await manage(ada.client), Array(5).fill(403));
  // A Director of another company.
  await app.pool.query("UPDATE accounts SET role = 'Director', company_name = 'Other' WHERE email = $1", [
    mailbox('customer'),
  ]);
  assert.deepEqual(await manage(stranger), [200, 200, 404, 404, 404]);
  await app.pool.query(
    'DELETE FROM legal_entities WHERE director_id = (SELECT id FROM accounts WHERE email = $1)',
    [mailbox('customer')],
  );
  await app.pool.query("UPDATE accounts SET role = 'User', company_name = NULL WHERE email = $1", [
    mailbox('customer'),
  ]);
});

test('an erased colleague leaves the company its orders; a Director with colleagues hands over first', async () => {
  const ada = await colleague();
  const placed = await order(app, { client: ada.client, email: ada.email });
  const orderId = await idOf(placed.secret);
  const erase = (client: ApiClient, given: string) =>
    client.call(eraseAccount, { body: { password: given } });
  await assert.rejects(erase(ada.client, password), { status: 409, code: 'orders_under_way' });
  await director.call(cancelAccountOrder, { params: { orderId } });
  await app.services.outbox.drain();
  await erase(ada.client, password);
  const { rows: left } = await app.pool.query('SELECT email FROM colleague_invitations');
  assert.ok(!JSON.stringify(left).includes(ada.email));
  const { tracked, isOfCompany } = await director.call(readAccountOrder, { params: { orderId } });
  assert.deepEqual([tracked.order.email, isOfCompany], [mailbox('director'), true]);
  const words = JSON.stringify((await app.pool.query('SELECT * FROM orders WHERE id = $1', [orderId])).rows);
  assert.ok(!words.includes(ada.email));

  await colleague();
  await app.pool.query(
    "UPDATE orders SET state = 'cancelled' WHERE account_id = (SELECT id FROM accounts WHERE email = $1)",
    [mailbox('director')],
  );
  await app.pool.query(
    "UPDATE payments SET state = 'voided' WHERE order_id IN (SELECT id FROM orders WHERE email = $1)",
    [mailbox('director')],
  );
  await assert.rejects(erase(director, demoPassword), { status: 409, code: 'hand_over_first' });
  const { company } = await director.call(getOwnCompany, {});
  for (const { memberId, isDirector } of company?.members ?? [])
    if (!isDirector) await director.call(removeColleague, { params: { memberId } });
  await app.pool.query(
    "UPDATE orders SET state = 'cancelled' WHERE account_id = (SELECT id FROM accounts WHERE email = $1)",
    [mailbox('director')],
  );
  await app.pool.query(
    "UPDATE payments SET state = 'voided' WHERE order_id IN (SELECT id FROM orders WHERE email = $1)",
    [mailbox('director')],
  );
  await erase(director, demoPassword);
  assert.deepEqual((await app.pool.query('SELECT * FROM legal_entities')).rows, []);
  const bound = await app.pool.query('SELECT count(*)::int AS n FROM orders WHERE entity_id IS NOT NULL');
  assert.equal(bound.rows[0].n, 0);
});
