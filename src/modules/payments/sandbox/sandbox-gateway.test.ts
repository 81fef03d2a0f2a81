import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { money } from '#kernel/money.ts';
import { apiKey, openBench, type SandboxBench, until, webhookSecret } from '#sandbox/sandbox-bench.ts';
import { signWebhook } from '#sandbox/webhooks/signature.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import {
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  type PaymentGateway,
  type SessionRequest,
} from '../port/gateway.ts';
import { createSandboxGatewayClient } from './sandbox-gateway.ts';

let bench: SandboxBench;
let gateway: PaymentGateway;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
  gateway = createSandboxGatewayClient({ baseUrl: bench.url, apiKey, webhookSecrets: [webhookSecret] });
});
after(() => bench.close());

const amount = money(9000, 'EUR');
const request: SessionRequest = {
  orderId: 'order-1',
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount,
  locale: 'ru',
  timeZone: 'Asia/Omsk',
  description: 'Отчёт о компании «Акме»',
  details: [{ name: 'Страна', value: 'Германия' }],
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/no',
};

async function pay(reported: GatewayStatus, number = '4242424242424242'): Promise<void> {
  await bench.form(reported.hostedUrl ?? '', { number, expiry: '12/34', cvc: '123', name: 'Jane Doe' });
}

async function holdOf(key: string): Promise<GatewayStatus> {
  const opened = await gateway.openSession(request, key);
  await pay(opened);
  return opened;
}

const isRefusal = (code: string) => (error: unknown) =>
  error instanceof GatewayRefusal && error.code === code;

test('hold, capture, refund, each with the whole status', async () => {
  const opened = await gateway.openSession(request, 'o1:open');
  assert.equal(opened.status, 'open');
  assert.equal(opened.orderId, 'order-1');
  assert.deepEqual(opened.amount, amount);
  assert.ok(opened.hostedUrl?.startsWith(`${bench.url}/pay/cs_`));
  await pay(opened);
  const held = await gateway.find(opened.gatewayPaymentId);
  assert.equal(held?.status, 'authorised');
  assert.deepEqual(held?.captureBefore, new Date(bench.clock.now().getTime() + 7 * 86_400_000));
  assert.equal(held?.cardLast4, '4242');
  const captured = await gateway.capture(opened.gatewayPaymentId, amount, 'o1:capture');
  assert.deepEqual([captured.status, captured.capturedMinor], ['captured', 9000]);
  const refund = await gateway.refund(opened.gatewayPaymentId, money(500, 'EUR'), 'o1:refund:1');
  assert.deepEqual([refund.status, refund.amount], ['succeeded', money(500, 'EUR')]);
  assert.equal((await gateway.find(opened.gatewayPaymentId))?.refundedMinor, 500);
  await assert.rejects(
    gateway.refund(opened.gatewayPaymentId, amount, 'o1:refund:2'),
    isRefusal('amount_too_large'),
  );
  const [known, ...others] = await gateway.listRefunds(opened.gatewayPaymentId);
  assert.deepEqual([known, others], [refund, []]);
  assert.equal(known?.key, 'o1:refund:1');
});

test('a dispute takes what is left; nothing is refunded beside it until it is won', async () => {
  const opened = await holdOf('o9:open');
  const id = opened.gatewayPaymentId;
  await gateway.capture(id, amount, 'o9:capture');
  await gateway.refund(id, money(1_000, 'EUR'), 'o9:refund:1');
  const disputed = await bench.post(`/v1/test/payments/${id}/dispute`, { status: 'open' });
  assert.equal(disputed.status, 200);
  const { dispute } = (await gateway.find(id)) ?? assert.fail();
  assert.deepEqual([dispute?.status, dispute?.amount], ['open', money(8_000, 'EUR')]);
  assert.deepEqual(dispute?.evidenceDueBy, new Date(bench.clock.now().getTime() + 14 * 86_400_000));
  const another = () => gateway.refund(id, money(500, 'EUR'), 'o9:refund:2');
  await assert.rejects(another(), isRefusal('payment_disputed'));
  await bench.post(`/v1/test/payments/${id}/dispute`, { status: 'won' });
  assert.equal((await gateway.find(id))?.dispute?.status, 'won');
  const third = await gateway.refund(id, money(500, 'EUR'), 'o9:refund:3');
  assert.equal(third.status, 'succeeded', 'the money is back with the shop');
  assert.equal((await bench.post(`/v1/test/payments/${id}/dispute`, { status: 'lost' })).status, 409);
});

test('verify, then hold on the saved card', async () => {
  const opened = await gateway.openSession({ ...request, route: 'verify' }, 'o2:open');
  await pay(opened);
  const cardToken = (await gateway.find(opened.gatewayPaymentId))?.cardToken ?? '';
  const held = await gateway.authoriseSavedCard({ ...request, attempt: 2, cardToken }, 'o2:auth:2');
  assert.deepEqual([held.status, held.attempt], ['authorised', 2]);
  const again = await gateway.authoriseSavedCard({ ...request, attempt: 2, cardToken }, 'o2:auth:2');
  assert.deepEqual(again, held, 'the same key gives the same answer');
  await assert.rejects(
    gateway.authoriseSavedCard({ ...request, attempt: 3, cardToken }, 'o2:auth:2'),
    isRefusal('idempotency_key_reused'),
  );
  assert.equal((await gateway.release(held.gatewayPaymentId, 'o2:release')).status, 'voided');
  await assert.rejects(
    gateway.authoriseSavedCard({ ...request, cardToken: 'card_x' }, 'o2:auth:4'),
    isRefusal('unknown_card'),
  );
});

test('a capture whose answer is lost happens once, however often it is asked for with its key', async () => {
  const { gatewayPaymentId: id } = await holdOf('o3:open');
  await bench.post('/v1/test/faults', { call: 'capture', mode: 'drop_after' });
  await assert.rejects(gateway.capture(id, amount, 'o3:capture'), GatewayUnavailable);
  const reported = await gateway.capture(id, amount, 'o3:capture');
  assert.deepEqual([reported.status, reported.capturedMinor], ['captured', 9000]);
  const { rows } = await bench.pool.query(
    `SELECT 1 FROM sandbox.events WHERE payment_id = $1 AND type = 'payment.captured'`,
    [id],
  );
  assert.equal(rows.length, 1);
});

test('a dropped call, 500 and 429 mean unknown and change nothing; the next one works', async () => {
  for (const mode of ['drop_before', 'status_500', 'status_429']) {
    const { gatewayPaymentId: id } = await holdOf(`o4:${mode}`);
    await bench.post('/v1/test/faults', { call: 'capture', mode });
    await assert.rejects(gateway.capture(id, amount, `o4:capture:${mode}`), GatewayUnavailable, mode);
    assert.equal((await gateway.find(id))?.status, 'authorised');
    assert.equal((await gateway.capture(id, amount, `o4:capture:${mode}`)).status, 'captured');
  }
});

test('a slow answer is unknown', async () => {
  const hasty = createSandboxGatewayClient({
    baseUrl: bench.url,
    apiKey,
    webhookSecrets: [webhookSecret],
    timeoutMs: 100,
  });
  await bench.post('/v1/test/faults', { call: 'find', mode: 'delay', ms: 1_000 });
  await assert.rejects(hasty.find(`pay_${'0'.repeat(24)}`), GatewayUnavailable);
});

test('what does not exist is undefined or refused, and a wrong key is refused', async () => {
  const id = `pay_${'0'.repeat(24)}`;
  assert.equal(await gateway.find(id), undefined);
  assert.equal(await gateway.find('../../v1/payments?x#y'), undefined);
  await assert.rejects(gateway.capture(id, amount, 'o5'), isRefusal('not_found'));
  const stranger = createSandboxGatewayClient({ baseUrl: bench.url, apiKey: 'x', webhookSecrets: [] });
  await assert.rejects(stranger.find(id), isRefusal('unauthorised'));
});

test('all payments since a moment, over several pages', async () => {
  bench.clock.advance(1);
  const since = bench.clock.now();
  for (let index = 0; index < 52; index += 1) await gateway.openSession(request, `o6:${index}`);
  const ids = new Set<string>();
  for await (const { gatewayPaymentId } of gateway.listSince(since)) ids.add(gatewayPaymentId);
  assert.equal(ids.size, 52);
});

test('a real webhook is read; forged, stale, early and unreadable ones are refused', async () => {
  const { gatewayPaymentId: id } = await holdOf('o7:open');
  await until(() => bench.received.some(({ paymentId }) => paymentId === id));
  const webhook = bench.received.find(({ paymentId }) => paymentId === id);
  assert.ok(webhook);
  const { raw, signature } = webhook;
  const now = bench.clock.now();
  const event = gateway.readWebhook(raw, signature, now);
  assert.deepEqual([event?.type, event?.gatewayPaymentId], ['payment.authorised', id]);

  const shifted = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  gateway.readWebhook(raw, signature, shifted(299));
  for (const seconds of [302, -302]) {
    assert.throws(() => gateway.readWebhook(raw, signature, shifted(seconds)), isRefusal('webhook_stale'));
  }
  for (const forged of [
    '',
    't=1',
    'v1=00',
    't=x,v1=zz',
    signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    signature.replace(/^t=\d/, 't=9'),
    signWebhook(raw, 'another secret', now),
  ]) {
    assert.throws(() => gateway.readWebhook(raw, forged, now), isRefusal('webhook_forged'), forged);
  }
  assert.throws(() => gateway.readWebhook(`${raw} `, signature, now), isRefusal('webhook_forged'));
  const nonsense = signWebhook('[]', webhookSecret, now);
  assert.throws(() => gateway.readWebhook('[]', nonsense, now), isRefusal('webhook_unreadable'));
});

test('while the secret changes, both are good', () => {
  const now = new Date();
  const body = JSON.stringify({ id: 'evt_1', type: 'payment.captured', payment_id: 'pay_1' });
  const both = createSandboxGatewayClient({ baseUrl: bench.url, apiKey, webhookSecrets: ['new', 'old'] });
  for (const secret of ['new', 'old']) {
    assert.equal(both.readWebhook(body, signWebhook(body, secret, now), now)?.eventId, 'evt_1');
  }
});

test('garbage instead of an answer is unknown, and redirects are not followed', async () => {
  const answers: [number, string][] = [
    [200, '<html>'],
    [200, '{}'],
    [200, '{"id":"pay_1","status":"paid"}'],
    [404, 'not here'],
    [302, ''],
    [204, ''],
    [408, '{"error":{"code":"timeout","message":""}}'],
  ];
  let next: [number, string] = [200, ''];
  const server = createServer((_request, response) => {
    response.writeHead(next[0], { location: '/elsewhere' }).end(next[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  const odd = createSandboxGatewayClient({
    baseUrl: `http://127.0.0.1:${address.port}`,
    apiKey,
    webhookSecrets: [],
  });
  try {
    for (const answer of answers) {
      next = answer;
      await assert.rejects(odd.find('pay_1'), GatewayUnavailable, String(answer));
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
