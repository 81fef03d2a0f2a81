import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import {
  getOwnCompany,
  inviteColleague,
  listColleagueInvitations,
  withdrawColleagueInvitation,
} from '#modules/accounts/contract.ts';
import { order } from '#testing/buyer.ts';
import {
  codeOf,
  download,
  enter,
  mailbox,
  newColleague,
  type Person,
  password,
} from '#testing/colleagues/colleagues.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { eraseAccount } from '#workflows/erase-account/contract.ts';
import { listAccountInvoices } from '#workflows/issue-invoice/contract.ts';
import { listMyOrders } from '#workflows/list-my-orders/contract.ts';
import { chooseAccountShare } from '#workflows/offer-share/contract.ts';
import { readAccountEvidence, readAccountReport } from '#workflows/read-report/contract.ts';
import {
  answerAccountOrder,
  cancelAccountOrder,
  claimAccountOrder,
  payAccountOrder,
  readAccountOrder,
  trackOrder,
} from '#workflows/track-order/contract.ts';
import { handOverCompany, leaveCompany, removeColleague } from './contract.ts';

let app: TestApp;
let director: Person;
let stranger: Person;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, env: { ABUSE_LIMIT_FACTOR: '100000' } });
  director = await enter(app, mailbox('director'));
  stranger = await enter(app, mailbox('customer'));
});
after(() => app?.close());

const colleague = () => newColleague(app, director);
const statusOf = async (work: Promise<unknown>) => {
  const code = await codeOf(work);
  return code === 'ok' ? 200 : Number.parseInt(code, 10);
};

const numbersOf = async (client: ApiClient, whose: 'all' | 'mine' = 'all') =>
  (await client.call(listMyOrders, { query: { whose } })).items.map(({ number }) => number);

const idOf = async (secret: string) => (await app.services.orders.getBySecret(app.services.db, secret)).id;

/** Every call about an order by account, and what it answers. */
async function answers({ client, token }: Partial<Person>, orderId: string): Promise<string[]> {
  const as = client ?? clientOf(app.url);
  const params = { orderId };
  const id = '0198f3c2-0000-7000-8000-000000000001';
  const calls = [
    as.call(readAccountOrder, { params }),
    as.call(listAccountInvoices, { params }),
    as.call(readAccountReport, { params, query: {} }),
    as.call(readAccountEvidence, { params: { orderId, factId: id }, query: {} }),
    as.call(answerAccountOrder, { params, body: { clarificationId: id, answer: 'x' } }),
    as.call(payAccountOrder, { params }),
    as.call(cancelAccountOrder, { params }),
    as.call(claimAccountOrder, { params, body: { text: 'x' } }),
    as.call(chooseAccountShare, { params, body: { choice: 'cancel' } }),
  ].map(codeOf);
  const files = ['en', 'files/xlsx', 'files/json', 'files/jws', 'files/bods', 'files/rating'];
  const paths = [...files, `evidence/${'0'.repeat(64)}`].map((file) => `report/${file}`);
  const downloads = [...paths, `invoices/${id}/en`].map((path) => download(app, orderId, path, token));
  return Promise.all([...calls, ...downloads]);
}
const nothingThere = Array(17).fill('404 unknown_order');

test('orders of a company: its people see them, others and visitors find nothing; money is for the orderer and the Director', async () => {
  const ada = await colleague();
  const bert = await colleague();
  const before = await order(app, { client: stranger.client, email: mailbox('customer') });
  const placed = await order(app, { client: ada.client, email: ada.email });
  const orderId = await idOf(placed.secret);

  assert.deepEqual(await numbersOf(bert.client), [placed.number]);
  assert.deepEqual(await numbersOf(bert.client, 'mine'), []);
  assert.deepEqual(await numbersOf(ada.client, 'mine'), [placed.number]);
  assert.ok((await numbersOf(director.client)).includes(placed.number));
  assert.ok(!(await numbersOf(stranger.client)).includes(placed.number));
  const [item] = (await bert.client.call(listMyOrders, { query: {} })).items;
  assert.deepEqual(
    [item?.secret, item?.isOwn, item?.isOfCompany, item?.orderedBy],
    ['', false, true, ada.fullName],
  );

  const read = (client: ApiClient) => client.call(readAccountOrder, { params: { orderId } });
  const [byBert, byDirector, byAda] = [
    await read(bert.client),
    await read(director.client),
    await read(ada.client),
  ];
  assert.deepEqual(
    [byBert, byDirector, byAda].map(({ maySettle, isOwn, tracked }) => [maySettle, isOwn, tracked.mayPay]),
    [
      [false, false, false],
      [true, false, true],
      [true, true, true],
    ],
  );
  assert.deepEqual(await answers(stranger, orderId), nothingThere);
  assert.deepEqual(await answers({}, orderId), Array(17).fill('401 unauthenticated'));
  const params = { orderId };
  assert.equal(await statusOf(bert.client.call(payAccountOrder, { params })), 403);
  assert.equal(await statusOf(bert.client.call(cancelAccountOrder, { params })), 403);
  assert.equal(await statusOf(bert.client.call(claimAccountOrder, { params, body: { text: 'x' } })), 403);
  const choice = { params, body: { choice: 'cancel' } } as const;
  assert.equal(await statusOf(bert.client.call(chooseAccountShare, choice)), 403);
  // Somebody's order of their own is not the Director's.
  assert.deepEqual(await answers(director, await idOf(before.secret)), nothingThere);

  const cancelled = await director.client.call(cancelAccountOrder, { params: { orderId } });
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
    if (how === 'removed')
      await director.client.call(removeColleague, { params: { memberId: eve.memberId } });
    else await eve.client.call(leaveCompany, {});

    assert.deepEqual(await answers(eve, orderId), nothingThere, how);
    assert.deepEqual(
      await numbersOf(eve.client),
      [own.number],
      'ordered as a guest: it was never the company’s',
    );
    assert.equal(await statusOf(clientOf(app.url).call(trackOrder, { params: placed.params })), 404);
    const { tracked, maySettle } = await director.client.call(readAccountOrder, { params: { orderId } });
    assert.deepEqual([tracked.order.email, maySettle], [mailbox('director'), true]);
    assert.equal((await eve.client.call(getOwnCompany, {})).company, null);
    assert.equal(await statusOf(eve.client.call(leaveCompany, {})), 409);
    assert.equal(
      await statusOf(director.client.call(removeColleague, { params: { memberId: eve.memberId } })),
      404,
    );
  }
});

test('only the Director manages; nobody reaches into another company', async () => {
  const ada = await colleague();
  const { invitationId } = await director.client.call(inviteColleague, {
    body: { email: 'somebody@example.com', language: 'en' },
  });
  const { company } = await director.client.call(getOwnCompany, {});
  const self = company?.members.find(({ isSelf }) => isSelf)?.memberId ?? '';
  assert.equal(await statusOf(director.client.call(leaveCompany, {})), 409);
  assert.equal(await statusOf(director.client.call(removeColleague, { params: { memberId: self } })), 409);
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
  assert.deepEqual(await manage(stranger.client), [200, 200, 404, 404, 404]);
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
  await director.client.call(cancelAccountOrder, { params: { orderId } });
  await app.services.outbox.drain();
  await erase(ada.client, password);
  const { rows: left } = await app.pool.query('SELECT email FROM colleague_invitations');
  assert.ok(!JSON.stringify(left).includes(ada.email));
  const { tracked, isOfCompany } = await director.client.call(readAccountOrder, { params: { orderId } });
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
  await assert.rejects(erase(director.client, demoPassword), { status: 409, code: 'hand_over_first' });
  const { company } = await director.client.call(getOwnCompany, {});
  for (const { memberId, isDirector } of company?.members ?? [])
    if (!isDirector) await director.client.call(removeColleague, { params: { memberId } });
  await app.pool.query(
    "UPDATE orders SET state = 'cancelled' WHERE account_id = (SELECT id FROM accounts WHERE email = $1)",
    [mailbox('director')],
  );
  await app.pool.query(
    "UPDATE payments SET state = 'voided' WHERE order_id IN (SELECT id FROM orders WHERE email = $1)",
    [mailbox('director')],
  );
  await erase(director.client, demoPassword);
  assert.deepEqual((await app.pool.query('SELECT * FROM legal_entities')).rows, []);
  const bound = await app.pool.query('SELECT count(*)::int AS n FROM orders WHERE entity_id IS NOT NULL');
  assert.equal(bound.rows[0].n, 0);
});
