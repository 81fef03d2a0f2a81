import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ApiClient } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import {
  codeOf,
  download,
  enter,
  mailbox,
  newColleague,
  type Person,
} from '#testing/colleagues/colleagues.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { leaveCompany } from '#workflows/leave-company/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { readAccountEvidence, readAccountReport, readReport } from './contract.ts';

let app: TestApp;
let director: Person;
let stranger: Person;
before(async () => {
  app = await startTestApp({ env: { ABUSE_LIMIT_FACTOR: '100000' } });
  [director, stranger] = await Promise.all([
    enter(app, mailbox('director')),
    enter(app, mailbox('customer')),
  ]);
});
after(() => app?.close());

/** An order of somebody that is paid and with the desk. */
async function ordered({ client }: Person, email: string) {
  const placed = await order(app, { client, email });
  await placed.pay();
  await client.call(checkPayment, { params: placed.params });
  const { id } = await app.services.orders.getBySecret(app.services.db, placed.secret);
  return { ...placed, orderId: id };
}

async function deliver({ orderId, client, params }: Awaited<ReturnType<typeof ordered>>): Promise<void> {
  const [researcher, reviewer] = await Promise.all([
    enter(app, mailbox('manager')),
    enter(app, mailbox('reviewer')),
  ]);
  await prepareReport(researcher.client, orderId);
  await approve(reviewer.client, orderId);
  await waitFor('the delivery', async () => {
    const { order: now } = await client.call(trackOrder, { params });
    return now.state === 'completed' || undefined;
  });
}

const read = (client: ApiClient, orderId: string) =>
  client.call(readAccountReport, { params: { orderId }, query: {} });

const files = ['xlsx', 'json', 'jws', 'bods', 'rating'].map((kind) => `report/files/${kind}`);

test('a report of a company is read by its people as by its link; by nobody else, not before it is sent, and not by who has left', async () => {
  const [ada, bert] = [await newColleague(app, director), await newColleague(app, director)];
  const placed = await ordered(ada, ada.email);
  const { orderId } = placed;
  assert.equal(await codeOf(read(bert.client, orderId)), '404 unknown_order');
  assert.equal(await download(app, orderId, 'report/files/xlsx', ada.token), '404 unknown_order');

  await deliver(placed);
  const byLink = await placed.client.call(readReport, { params: placed.params, query: {} });
  for (const { client, token } of [ada, bert, director]) {
    assert.deepEqual(await read(client, orderId), byLink);
    const [fact = ''] = byLink.view.sections.flatMap(({ rows }) =>
      rows.flatMap(({ values }) => values.flatMap(({ facts }) => facts)),
    );
    const params = { orderId, factId: fact };
    const { evidence } = await client.call(readAccountEvidence, { params, query: {} });
    assert.equal(evidence.fact, fact);
    const types = await Promise.all(files.map((path) => download(app, orderId, path, token)));
    assert.ok(
      types.every((type) => /^application\//.test(type)),
      String(types),
    );
  }
  // A report of somebody's own is not the Director's.
  const own = await ordered(stranger, mailbox('customer'));
  assert.equal(await codeOf(read(director.client, own.orderId)), '404 unknown_order');

  assert.equal(await codeOf(read(stranger.client, orderId)), '404 unknown_order');
  await bert.client.call(leaveCompany, {});
  assert.equal(await codeOf(read(bert.client, orderId)), '404 unknown_order');
  for (const [token, answer] of [
    [stranger.token, '404 unknown_order'],
    [bert.token, '404 unknown_order'],
    [undefined, '401 unauthenticated'],
  ] as const) {
    const refused = await Promise.all(files.map((path) => download(app, orderId, path, token)));
    assert.deepEqual(
      refused,
      files.map(() => answer),
    );
  }
});
