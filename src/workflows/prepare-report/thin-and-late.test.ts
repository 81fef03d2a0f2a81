import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { dayMs } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { getStaffOrder, listQueue } from './contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app?.close());

const reason = everyLanguageOf(
  { ru: 'Реестр этой страны публикует только названия и номера.' },
  'The register of this country publishes names and numbers only.',
);

test('the buyer of a thin report that comes too late to cost anything is asked nothing and debited nothing', async () => {
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  const [researcher, reviewer] = await Promise.all([staff('manager'), staff('reviewer')]);
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await researcher.call(listQueue, { query: {} });
  const params = { orderId: items.find(({ number }) => number === placed.number)?.orderId ?? '' };
  await prepareReport(researcher, params.orderId, undefined, undefined, { isThin: true });
  const longAgo = new Date(Date.now() - 30 * dayMs);
  await app.pool.query('UPDATE orders SET due_max = $2 WHERE id = $1', [params.orderId, longAgo]);

  await approve(reviewer, params.orderId, undefined, reason);
  const done = await waitFor('the end', async () => {
    const seen = await placed.client.call(trackOrder, { params: placed.params });
    return seen.order.state === 'completed' ? seen : undefined;
  });
  assert.equal(done.order.late?.priceMinor, 0);
  const gone = await waitFor('the hold given back', async () => {
    const { payments } = await researcher.call(getStaffOrder, { params });
    return payments.every(({ state }) => state === 'voided') ? payments : undefined;
  });
  assert.deepEqual(
    gone.map(({ capturedMinor }) => capturedMinor),
    [0],
  );
  const count = async (sql: string) => (await app.pool.query(sql, [params.orderId])).rows[0]?.count;
  assert.equal(await count('SELECT count(*)::int AS count FROM share_offers WHERE order_id = $1'), 0);
  const booked = `SELECT count(*)::int AS count FROM ledger_entries l JOIN payments p ON p.id = l.payment_id WHERE p.order_id = $1`;
  assert.equal(await count(booked), 0);
  const events = done.order.events.map(({ event }) => event);
  assert.ok(!events.includes('offer_share') && events.includes('waive'), events.join(' '));
});
