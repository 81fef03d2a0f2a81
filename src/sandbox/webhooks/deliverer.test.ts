import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '#kernel/clock.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { openBench, type SandboxBench, until, webhookSecret } from '../sandbox-bench.ts';
import { signWebhook } from './signature.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());
beforeEach(() => {
  bench.webhookStatus = 200;
});

const of = (id: string) => bench.received.filter(({ paymentId }) => paymentId === id);

async function hold(): Promise<string> {
  const opened = await bench.open();
  await bench.pay(opened, '4242424242424242');
  return opened.id;
}

test('every change is told, signed over the body', async () => {
  const id = await hold();
  await until(() => of(id).length === 1);
  await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9000 });
  await until(() => of(id).length === 2);
  await bench.post(`/v1/payments/${id}/refunds`, { amount_minor: 100 });
  await until(() => of(id).length === 3);
  assert.deepEqual(
    of(id).map(({ type }) => type),
    ['payment.authorised', 'payment.captured', 'refund.updated'],
  );
  for (const { raw, signature } of of(id)) {
    assert.equal(signature, signWebhook(raw, webhookSecret, bench.clock.now()));
    assert.deepEqual(Object.keys(JSON.parse(raw)).toSorted(), ['created', 'id', 'payment_id', 'type']);
  }
});

test('a webhook that is not taken is sent again after 1 s, 5 s and 30 s, also by a new process', async () => {
  bench.webhookStatus = 500;
  const id = await hold();
  await until(() => of(id).length === 1);
  await until(() => isNoted(id));
  for (const [waitMs, count] of [
    [1_000, 2],
    [5_000, 3],
  ] as const) {
    bench.clock.advance(waitMs);
    await until(() => of(id).length === count);
    await until(() => isNoted(id));
  }
  await bench.restart();
  bench.webhookStatus = 200;
  bench.clock.advance(29_000);
  await sleep(1_200); // longer than the deliverer sleeps
  assert.equal(of(id).length, 3);
  bench.clock.advance(1_000);
  await until(() => of(id).length === 4);
  assert.equal(new Set(of(id).map(({ raw }) => JSON.parse(raw).id)).size, 1);
});

test('a kill in the middle of sending loses nothing: the lease runs out', async () => {
  bench.webhookStatus = 500;
  const id = await hold();
  await until(() => isNoted(id));
  await bench.pool.query(
    `UPDATE sandbox.events SET note = NULL, next_attempt_at = $2 WHERE payment_id = $1`,
    [id, new Date(bench.clock.now().getTime() + 60_000)],
  );
  bench.webhookStatus = 200;
  bench.clock.advance(60_000);
  await until(() => of(id).length === 2);
});

test('after three days it is given up', async () => {
  bench.webhookStatus = 500;
  const id = await hold();
  for (let hours = 0; hours <= 80; hours += 8) {
    await until(() => isNoted(id));
    bench.clock.advance(8 * hourMs);
    await sleep(30);
  }
  await until(async () => (await nextAttempts(id))[0]?.next_attempt_at === null);
});

test('ordered faults: duplicate, wrong signature, late, dropped', async () => {
  await bench.post('/v1/test/faults', { webhooks: 'duplicate' });
  const twice = await hold();
  await until(() => of(twice).length === 2);
  assert.equal(of(twice)[0]?.raw, of(twice)[1]?.raw);

  await bench.post('/v1/test/faults', { webhooks: 'wrong_signature' });
  const forged = await hold();
  await until(() => of(forged).length === 1);
  const [webhook] = of(forged);
  assert.notEqual(webhook?.signature, signWebhook(webhook?.raw ?? '', webhookSecret, bench.clock.now()));

  await bench.post('/v1/test/faults', { webhooks: 'late' });
  const late = await hold();
  await until(() => isNoted(late));
  assert.equal(of(late).length, 0);
  bench.clock.advance(120_000);
  await until(() => of(late).length === 1);

  await bench.post('/v1/test/faults', { webhooks: 'drop' });
  const lost = await hold();
  await until(() => isNoted(lost));
  assert.equal(of(lost).length, 0);
});

test('the operator sends an event again, moves the clock and takes a hold away', async () => {
  const id = await hold();
  await until(() => of(id).length === 1);
  const eventId = JSON.parse(of(id)[0]?.raw ?? '{}').id;
  const { page, press } = await bench.openDesk();
  assert.ok(page.includes(eventId) && page.includes(id));
  assert.ok(!page.includes('cs_'), 'the page shows no address of a card page');

  assert.equal((await press(`/operator/events/${eventId}/resend`)).status, 303);
  await until(() => of(id).length === 2);
  await press(`/operator/payments/${id}/lose_hold`);
  assert.equal((await bench.find(id)).status, 'expired');

  const before = bench.clock.now().getTime();
  await press('/operator/advance');
  assert.equal(bench.clock.now().getTime() - before, 24 * hourMs);
  assert.equal((await press('/operator/events/x%00/resend')).status, 404);
});

async function nextAttempts(paymentId: string) {
  const { rows } = await bench.pool.query<{ next_attempt_at: Date | null; note: string | null }>(
    'SELECT next_attempt_at, note FROM sandbox.events WHERE payment_id = $1',
    [paymentId],
  );
  return rows;
}

/** A try has ended and was written down. */
async function isNoted(paymentId: string): Promise<boolean> {
  const rows = await nextAttempts(paymentId);
  const leaseEnds = bench.clock.now().getTime() + 60_000;
  return rows.every(({ next_attempt_at, note }) => note !== null && next_attempt_at?.getTime() !== leaseEnds);
}
