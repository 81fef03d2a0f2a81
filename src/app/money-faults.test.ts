import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { order } from '#testing/buyer.ts';
import { payByCard, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { endStaleOrders, reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { checkPayment, payOrder, trackOrder } from '#workflows/track-order/contract.ts';
import { sandboxKeys } from './rooms.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let app: TestApp;
let apiKey = '';

before(async () => {
  app = await startTestApp({ clock, withScheduledJobs: false });
  apiKey = sandboxKeys(openSecrets(app.dataDir)).apiKey;
});
after(() => app.close());
beforeEach(() => sandbox('/v1/test/faults', undefined, 'DELETE'));

async function sandbox(path: string, body?: object, method = 'POST'): Promise<void> {
  const response = await fetch(app.sandboxUrl + path, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  assert.ok(response.ok, `${path}: ${response.status} ${await response.text()}`);
}

const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

type Placed = Awaited<ReturnType<typeof order>>;
const track = ({ client, params }: Placed) => client.call(trackOrder, { params });

/** An order whose card is held and whose report waits for the approval. */
async function heldAndPrepared(): Promise<{ placed: Placed; orderId: string }> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await staff('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId, undefined, clock.now());
  return { placed, orderId };
}

/** Lets an hour pass and does what is due, until the order rests. */
async function passTime(rounds = 3, stepMs = hourMs): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    clock.advance(stepMs);
    await app.services.outbox.drain();
    await reconcilePayments({ ...app.services, report: () => {} });
    await app.services.outbox.drain();
  }
}

async function ledgerOf(orderId: string) {
  const { rows } = await sql<{ kind: string; amount_minor: number }>`
    SELECT kind, ledger_entries.amount_minor FROM ledger_entries
    JOIN payments ON payments.id = payment_id WHERE order_id = ${orderId}`.execute(app.services.db);
  return rows;
}

for (const mode of ['drop_after', 'drop_before', 'status_500', 'status_429'] as const) {
  test(`a capture that meets ${mode} is retried and captures once`, async () => {
    const { placed, orderId } = await heldAndPrepared();
    await sandbox('/v1/test/faults', { call: 'capture', mode, times: 1 });
    await approve(await staff('reviewer'), orderId);
    assert.equal((await track(placed)).payment.state, 'capture_unknown');
    await passTime();
    const { order: done, payment } = await track(placed);
    assert.deepEqual([done.state, payment.state], ['completed', 'captured']);
    assert.equal((await ledgerOf(orderId)).length, 1);
  });
}

test('a session whose answer is lost is found again by the same key', async () => {
  clock.advance(minuteMs);
  await sandbox('/v1/test/faults', { call: 'sessions', mode: 'drop_after', times: 1 });
  await assert.rejects(order(app), /no card page/);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments ORDER BY created_at DESC LIMIT 1`.execute(app.services.db);
  const unknown = await app.services.payments.get(app.services.db, rows[0]?.id ?? '');
  assert.equal(unknown.state, 'unknown');
  await passTime(1, minuteMs);
  const found = await app.services.payments.get(app.services.db, unknown.id);
  assert.equal(found.state, 'created');
  assert.ok(found.hostedUrl);
});

test('a webhook that never comes is made up for by reconciliation', async () => {
  await sandbox('/v1/test/faults', { webhooks: 'drop', times: 5 });
  const placed = await order(app);
  await placed.pay();
  assert.equal((await track(placed)).order.state, 'awaiting_payment');
  await passTime(1, 10 * minuteMs);
  assert.equal((await track(placed)).order.state, 'queued');
});

test('a hold that ends too soon is renewed on the saved card before the report goes out', async () => {
  const { placed, orderId } = await heldAndPrepared();
  clock.advance(6 * dayMs + 5 * hourMs);
  await approve(await staff('reviewer'), orderId);
  await passTime();
  const { order: done, payment } = await track(placed);
  assert.deepEqual([done.state, payment.state, payment.attempt], ['completed', 'captured', 2]);
  assert.equal((await ledgerOf(orderId)).length, 1);
});

/** An order whose hold has ended, promised for later: by the late rule it would cost nothing otherwise. */
async function heldTooLong(): ReturnType<typeof heldAndPrepared> {
  const held = await heldAndPrepared();
  const due = new Date(clock.now().getTime() + 20 * dayMs);
  await app.pool.query('UPDATE orders SET due_max = $2 WHERE id = $1', [held.orderId, due]);
  clock.advance(8 * dayMs);
  return held;
}

test('a lost hold is asked for once more on the saved card, and the customer of nothing', async () => {
  const { placed, orderId } = await heldTooLong();
  await approve(await staff('reviewer'), orderId);
  await passTime();
  const { order: done, payment } = await track(placed);
  assert.deepEqual([done.state, payment.state, payment.attempt], ['completed', 'captured', 2]);
  assert.equal((await ledgerOf(orderId)).length, 1);
});

test('a lost hold on a card that is not saved asks the customer, and a new payment releases the report', async () => {
  const { placed, orderId } = await heldTooLong();
  await app.pool.query('UPDATE payments SET card_token = NULL WHERE order_id = $1', [orderId]);
  await approve(await staff('reviewer'), orderId);
  const { order: waiting, mayPay } = await track(placed);
  assert.deepEqual([waiting.state, mayPay, waiting.sentAt], ['funds_needed', true, null]);
  const { paymentUrl } = await placed.client.call(payOrder, { params: placed.params });
  await payByCard(paymentUrl, '4242 4242 4242 4242');
  await placed.client.call(checkPayment, { params: placed.params });
  await passTime();
  const { order: done, payment } = await track(placed);
  assert.deepEqual([done.state, payment.state, payment.attempt], ['completed', 'captured', 2]);
  assert.equal((await ledgerOf(orderId)).length, 1);
});

test('an expired card page takes no card, and the kept order is paid on a new one', async () => {
  const placed = await order(app);
  clock.advance(61 * minuteMs);
  const late = await fetch(placed.paymentUrl ?? '', { redirect: 'manual' });
  assert.equal(late.status, 410);
  await assert.rejects(placed.pay(), /answers 410/);
  const kept = await placed.client.call(checkPayment, { params: placed.params });
  assert.deepEqual(
    [kept.order.state, kept.payment.state, kept.mayPay],
    ['awaiting_payment', 'expired', true],
  );
  const { paymentUrl } = await placed.client.call(payOrder, { params: placed.params });
  assert.notEqual(paymentUrl, placed.paymentUrl);
  await payByCard(paymentUrl, '4242 4242 4242 4242');
  const paid = await placed.client.call(checkPayment, { params: placed.params });
  assert.deepEqual([paid.order.state, paid.payment.attempt], ['queued', 2]);
});

test('an order that nobody pays ends after ninety minutes, and its card page with it', async () => {
  const placed = await order(app);
  clock.advance(91 * minuteMs);
  await endStaleOrders({ ...app.services, report: (_id, error) => assert.fail(String(error)) });
  await app.services.outbox.drain();
  const { order: ended, payment } = await track(placed);
  assert.equal(ended.state, 'cancelled');
  assert.ok(['voided', 'expired'].includes(payment.state), payment.state);
});
