import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { demoPassword } from '#database/seed/seed.ts';
import { order } from '#testing/buyer.ts';
import { payByCard, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment, payOrder, trackOrder } from '#workflows/track-order/contract.ts';
import {
  assignOrder,
  declareNotFound,
  getStaffOrder,
  listQueue,
  reopenOrder,
  tickWorkItem,
  writeOffDebt,
} from './contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

const as = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

async function paid(email: string) {
  const placed = await order(app, { email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await as('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  return { ...placed, manager, orderId, at: { orderId } };
}

test('a company that was not found is looked for again; the buyer is told, owes nothing, and pays when it is ready', async () => {
  const placed = await paid('again@buyer.example');
  const { manager, at, params, client } = placed;
  await manager.call(assignOrder, { params: at });
  const step = { kind: 'register', outcome: 'nothing_found' } as const;
  await manager.call(tickWorkItem, { params: at, body: step });
  const words = (reason: string) => ({ reason, language: 'en' as const });
  await manager.call(declareNotFound, { params: at, body: words('No such company in Hamburg') });
  await app.services.outbox.drain();
  const ended = await manager.call(getStaffOrder, { params: at });
  assert.ok(ended.actions.includes('reopenOrder'));

  const again = await manager.call(reopenOrder, { params: at, body: words('It is registered in Kiel.') });
  assert.equal(again.order.state, 'in_progress');
  assert.ok(!again.actions.includes('reopenOrder'));
  await app.services.outbox.drain();
  const mails = await app.services.db
    .selectFrom('mailbox_messages')
    .select('subject')
    .orderBy('id')
    .execute();
  assert.equal(mails.at(-1)?.subject, `Order ${placed.number}: we are looking again`);
  assert.equal((await client.call(trackOrder, { params })).payment.state, 'voided');

  await prepareReport(manager, placed.orderId, undefined, new Date(), { isTaken: true });
  await approve(await as('reviewer'), placed.orderId);
  await app.services.outbox.drain();
  assert.equal((await client.call(trackOrder, { params })).order.state, 'funds_needed');
  await payByCard((await client.call(payOrder, { params })).paymentUrl, '4242 4242 4242 4242');
  await client.call(checkPayment, { params });
  await app.services.outbox.drain();
  const done = await client.call(trackOrder, { params });
  assert.deepEqual([done.order.state, done.payment.state], ['completed', 'captured']);
  const promises = await app.services.db.selectFrom('order_promises').select('ending').execute();
  assert.deepEqual(promises, [{ ending: 'not_found' }], 'a promise ends once');
});

test('a debt is given up by an administrator alone, with a reason; then nobody can pay it', async () => {
  const { manager, at, params, client, orderId } = await paid('debt@buyer.example');
  await sql`UPDATE orders SET state = 'payment_problem', sent_at = now() WHERE id = ${orderId}`.execute(
    app.services.db,
  );
  await sql`UPDATE payments SET state = 'expired' WHERE order_id = ${orderId}`.execute(app.services.db);
  const body = { reason: 'The buyer is insolvent' };
  await assert.rejects(manager.call(writeOffDebt, { params: at, body }), { status: 403 });
  const admin = await as('admin');
  await assert.rejects(admin.call(writeOffDebt, { params: at, body: { reason: '' } }), { status: 400 });
  const closed = await admin.call(writeOffDebt, { params: at, body });
  assert.equal(closed.order.state, 'written_off');
  await assert.rejects(client.call(payOrder, { params }), { status: 409 });
  const events = await app.services.orders.listEvents(app.services.db, orderId);
  assert.deepEqual(
    events.slice(-1).map(({ event, reason }) => [event, reason]),
    [['write_off', body.reason]],
  );
});
