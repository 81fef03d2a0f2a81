import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dayMs } from '#kernel/clock.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { openBench, paymentOf, type SandboxBench, sessionFields } from '../sandbox-bench.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

async function hold(): Promise<string> {
  const opened = await bench.open();
  await bench.pay(opened, '4242424242424242');
  return opened.id;
}

async function verifiedToken(number: string): Promise<string> {
  const opened = await bench.open({ route: 'verify' });
  await bench.pay(opened, number);
  const verified = opened.hosted_url && (await bench.find(opened.id));
  if (verified && verified.status === 'requires_action') {
    await bench.form(`${opened.hosted_url}/challenge`, { code: '123456' });
  }
  return (await bench.find(opened.id)).card_token ?? '';
}

test('a hold is captured once; the same amount again tells the status, another is refused', async () => {
  const id = await hold();
  const tooMuch = await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9001 });
  assert.equal(tooMuch.status, 422);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9000 })),
  );
  for (const answer of answers) assert.equal(paymentOf(answer).captured_minor, 9000);
  assert.equal((await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 100 })).status, 409);
  const { rows } = await bench.pool.query(
    `SELECT 1 FROM sandbox.events WHERE payment_id = $1 AND type = 'payment.captured'`,
    [id],
  );
  assert.equal(rows.length, 1);
});

test('a part of a hold can be captured, the rest is free again', async () => {
  const id = await hold();
  const payment = paymentOf(await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 4000 }));
  assert.deepEqual([payment.status, payment.captured_minor, payment.amount_minor], ['captured', 4000, 9000]);
});

test('release is final and answers the status when nothing is left to release', async () => {
  const id = await hold();
  assert.equal(paymentOf(await bench.post(`/v1/payments/${id}/release`, {})).status, 'voided');
  assert.equal(paymentOf(await bench.post(`/v1/payments/${id}/release`, {})).status, 'voided');
  assert.equal((await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9000 })).status, 409);

  const open = await bench.open();
  assert.equal(paymentOf(await bench.post(`/v1/payments/${open.id}/release`, {})).status, 'voided');
  const late = await bench.pay(open, '4242424242424242');
  assert.match(late.headers.get('location') ?? '', /reason=cancelled/);

  const captured = await hold();
  await bench.post(`/v1/payments/${captured}/capture`, { amount_minor: 9000 });
  assert.equal(paymentOf(await bench.post(`/v1/payments/${captured}/release`, {})).status, 'captured');
});

test('a hold ends by itself after seven days and cannot be captured then', async () => {
  const id = await hold();
  bench.clock.advance(7 * dayMs - 1);
  assert.equal((await bench.find(id)).status, 'authorised');
  bench.clock.advance(1);
  const late = await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9000 });
  assert.equal(late.status, 409);
  assert.match(JSON.stringify(late.body), /hold_expired/);
  assert.equal((await bench.find(id)).status, 'expired');
  const { rows } = await bench.pool.query(
    `SELECT 1 FROM sandbox.events WHERE payment_id = $1 AND type = 'payment.expired'`,
    [id],
  );
  assert.equal(rows.length, 1);
});

test('an issuer may take a hold back early', async () => {
  const id = await hold();
  assert.equal(paymentOf(await bench.post(`/v1/test/payments/${id}/lose_hold`, {})).status, 'expired');
});

test('twenty parallel refunds never give back more than was captured', async () => {
  const id = await hold();
  await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9000 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => bench.post(`/v1/payments/${id}/refunds`, { amount_minor: 1000 })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 9);
  assert.equal(answers.filter(({ status }) => status === 422).length, 11);
  assert.equal((await bench.find(id)).refunded_minor, 9000);
});

test('only captured money can be refunded', async () => {
  const id = await hold();
  assert.equal((await bench.post(`/v1/payments/${id}/refunds`, { amount_minor: 1 })).status, 409);
});

test('a refund may stay pending, then succeed or fail; a failed one can be tried again', async () => {
  const id = await hold();
  await bench.post(`/v1/payments/${id}/capture`, { amount_minor: 9000 });
  for (const [outcome, refunded] of [
    ['failed', 0],
    ['pending', 9000],
  ] as const) {
    await bench.post('/v1/test/faults', { refunds: outcome });
    const answer = await bench.post(`/v1/payments/${id}/refunds`, { amount_minor: 9000 });
    assert.match(JSON.stringify(answer.body), /"status":"pending"/);
    assert.equal((await bench.post(`/v1/payments/${id}/refunds`, { amount_minor: 1 })).status, 422);
    bench.clock.advance(10_000);
    await bench.get(`/v1/payments?since=${new Date(0).toISOString()}`); // sweeps
    // A sweep of the server's own may be the one that settles it.
    await waitFor('the refund', async () => (await bench.find(id)).refunded_minor === refunded || undefined);
  }
});

for (const [number, status, code] of [
  ['4242424242424242', 'authorised', null],
  ['4000000000003220', 'authorised', null],
  ['4000000000000341', 'declined', 'generic_decline'],
  ['4000002760003184', 'requires_action', null],
] as const) {
  test(`verified card …${number.slice(-4)}, held later without the payer: ${status}`, async () => {
    const card_token = await verifiedToken(number);
    assert.match(card_token, /^card_/);
    const body = { ...sessionFields, attempt: 2, card_token };
    const payment = paymentOf(await bench.post('/v1/payments/off_session', body));
    assert.deepEqual([payment.status, payment.decline_code], [status, code]);
    assert.equal(payment.card_last4, number.slice(-4));
    if (status !== 'requires_action') return;
    bench.clock.advance(2 * dayMs); // the payer may take days to read the mail
    const page = await fetch(payment.hosted_url ?? '');
    assert.match(await page.text(), /Confirm that it is you/);
    await bench.form(`${payment.hosted_url}/challenge`, { code: '123456' });
    assert.equal((await bench.find(payment.id)).status, 'authorised');
  });
}
