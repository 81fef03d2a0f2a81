import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { money } from '#kernel/money.ts';
import { apiKey, openBench, type SandboxBench } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { GatewayRefusal, GatewayUnavailable, type SessionRequest } from '../port/gateway.ts';
import { sandboxShop } from './open-yookassa.ts';
import { createYookassaCalls, type NewPayment } from './yookassa-calls.ts';
import { createYookassaGateway } from './yookassa-gateway.ts';
import type { ReceiptTerms } from './yookassa-receipt.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

const amount = money(900_050, 'RUB');
const requestOf = (change: Partial<SessionRequest> = {}): SessionRequest => ({
  orderId: randomUUID(),
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount,
  locale: 'ru',
  timeZone: null,
  description: 'Отчёт о компании «Акме»',
  details: [],
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/no',
  ...change,
});
const receipts: ReceiptTerms = {
  vatCode: 1,
  taxSystemCode: undefined,
  emailOf: async () => 'buyer@shop.example',
};
const account = { shopId: sandboxShop, secretKey: `test_${apiKey}` };

/** The gateway over the sandbox, and what it sent there. */
function recorded({ terms }: { terms: ReceiptTerms | undefined } = { terms: receipts }) {
  const sent: { path: string; body: Record<string, unknown>; headers: Headers }[] = [];
  const gateway = createYookassaGateway({
    ...account,
    apiUrl: `${bench.url}/v3`,
    receipts: terms,
    fetch: (url, init) => {
      const { pathname } = new URL(String(url));
      const body = JSON.parse(String(init?.body ?? '{}'));
      if (init?.method === 'POST') sent.push({ path: pathname, body, headers: new Headers(init.headers) });
      return fetch(url, init);
    },
  });
  const paid = async (change: Partial<SessionRequest> = {}, number = '4242424242424242') => {
    const opened = await gateway.openSession(requestOf(change), randomUUID());
    await bench.form(opened.hostedUrl ?? '', { number, expiry: '12/34', cvc: '123', name: 'Jane Doe' });
    return (await gateway.find(opened.gatewayPaymentId)) ?? assert.fail('not found');
  };
  return { gateway, sent, paid };
}

/** The gateway over an answer that is made up. */
const answering = (status: number, body: string | ReadableStream, more = {}) =>
  createYookassaGateway({ ...account, fetch: async () => new Response(body, { status }), ...more });
const anId = '2d6b9c0e-000f-5000-81f2-0123456789ab';
const refusedAs = (code: string) => (error: unknown) =>
  error instanceof GatewayRefusal && error.code === code;

test('every payment says that it is not debited by itself, and each change has its key, 64 characters at most', async () => {
  const { gateway, sent, paid } = recorded();
  const { cardToken } = await paid({ route: 'verify' });
  const saved = { ...requestOf({ attempt: 2 }), cardToken: cardToken ?? '' };
  const held = await gateway.authoriseSavedCard(saved, 'o1:authorise:2');
  await gateway.capture(held.gatewayPaymentId, amount, 'x'.repeat(65));
  const made = sent.filter(({ path }) => path === '/v3/payments');
  assert.deepEqual(
    made.map(({ body }) => [body.capture, body.save_payment_method, Object(body.payment_method_data).type]),
    [
      [false, true, 'bank_card'],
      [false, undefined, undefined],
    ],
  );
  const keys = sent.map(({ headers }) => headers.get('idempotence-key') ?? '');
  assert.equal(keys[1], 'o1:authorise:2');
  assert.match(keys[2] ?? '', /^[0-9a-f]{64}$/);
});

test('no caller can ask for a debit with the hold, neither in types nor past them', async () => {
  const sent: string[] = [];
  const calls = createYookassaCalls({
    ...account,
    fetch: async (_url, init) => {
      sent.push(String(init?.body));
      return new Response('{}');
    },
  });
  // @ts-expect-error whether it is debited at once is not for callers to say
  const payment: NewPayment = { amount: {}, description: '', metadata: {}, capture: true };
  await calls.open(payment, 'a');
  assert.equal(JSON.parse(sent[0] ?? '').capture, false);
});

test('a card is verified by a rouble that is given back, for an order of more', async () => {
  const { gateway, sent, paid } = recorded();
  const verified = await paid({ route: 'verify' });
  assert.deepEqual([verified.status, verified.amount, verified.capturedMinor], ['verified', amount, 0]);
  assert.deepEqual(sent[0]?.body.amount, { value: '1.00', currency: 'RUB' });
  assert.match(String(sent[0]?.body.description), /^Проверка карты, 1 ₽ вернётся: Отчёт/);
  bench.clock.advance(8 * 24 * 3_600_000);
  const later = await gateway.find(verified.gatewayPaymentId);
  assert.equal(later?.status, 'verified', 'the rouble has gone back by itself, the card is still saved');
  assert.equal(later.cardToken, verified.cardToken);
  assert.equal((await gateway.release(verified.gatewayPaymentId, 'r')).status, 'voided');
});

test('a part has a receipt of its own, of the whole YooKassa has one', async () => {
  const { gateway, sent, paid } = recorded();
  const held = await paid();
  const id = held.gatewayPaymentId;
  const captured = await gateway.capture(id, money(400_000, 'RUB'), 'c');
  assert.deepEqual([captured.capturedMinor, captured.amount], [400_000, amount]);
  await gateway.refund(id, money(100_000, 'RUB'), 'r1');
  const whole = (await paid()).gatewayPaymentId;
  await gateway.capture(whole, amount, 'w');
  await gateway.refund(whole, amount, 'r2');
  const sums = sent.map(({ path, body }) => [
    path.split('/').at(-1),
    Object(body.receipt)
      .items?.map(({ amount: { value } }: { amount: { value: string } }) => value)
      .join(),
  ]);
  assert.deepEqual(sums, [
    ['payments', '9000.50'],
    ['capture', '4000.00'],
    ['refunds', '1000.00'],
    ['payments', '9000.50'],
    ['capture', undefined],
    ['refunds', undefined],
  ]);
  assert.deepEqual(Object(sent[1]?.body.receipt), {
    customer: { email: 'buyer@shop.example' },
    items: [
      {
        description: 'Отчёт о компании «Акме»',
        quantity: 1,
        measure: 'piece',
        amount: { value: '4000.00', currency: 'RUB' },
        vat_code: 1,
        payment_subject: 'service',
        payment_mode: 'full_payment',
      },
    ],
  });
});

test('no receipts, no address: nothing of the customer is sent; and none left for a receipt stops the part', async () => {
  const { sent, paid } = recorded({ terms: undefined });
  await paid();
  assert.doesNotMatch(JSON.stringify(sent), /@/);
  const erased = recorded({ terms: { ...receipts, emailOf: async () => undefined } });
  await assert.rejects(erased.gateway.openSession(requestOf(), 'k'), refusedAs('receipt_without_email'));
  assert.equal(erased.sent.length, 0);
});

test('roubles alone, and nothing is asked in another currency', async () => {
  const { gateway, sent } = recorded();
  const euros = requestOf({ amount: money(9000, 'EUR') });
  await assert.rejects(gateway.openSession(euros, 'k'), refusedAs('currency_not_taken'));
  await assert.rejects(
    gateway.openSession({ ...euros, route: 'verify' }, 'k'),
    refusedAs('currency_not_taken'),
  );
  assert.equal(sent.length, 0);
});

test('what may have had an effect is unknown, what was refused had none', async () => {
  const error = (code: string, more = {}) => JSON.stringify({ type: 'error', id: 'x', code, ...more });
  for (const [status, body] of [
    [500, error('internal_server_error')],
    [429, error('too_many_requests')],
    [202, '{"type":"processing","retry_after":1800}'],
    [302, ''],
    [200, '<html>'],
    [200, '{}'],
    [400, '<html>'],
    [404, 'not found'],
  ] as const)
    await assert.rejects(answering(status, body).openSession(requestOf(), 'k'), GatewayUnavailable, body);
  for (const [status, code, expected] of [
    [400, 'invalid_request', 'invalid_request'],
    [401, 'invalid_credentials', 'unauthorised'],
    [403, 'forbidden', 'forbidden'],
  ] as const)
    await assert.rejects(answering(status, error(code)).openSession(requestOf(), 'k'), refusedAs(expected));
  const reused = error('invalid_request', { parameter: 'Idempotence-Key' });
  await assert.rejects(
    answering(400, reused).openSession(requestOf(), 'k'),
    refusedAs('idempotency_key_reused'),
  );
});

test('an answer that never ends, or never comes, is given up', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  await assert.rejects(answering(200, endless).find(anId), GatewayUnavailable);
  assert.ok(pulled < 100, `${pulled} parts were read`);
  const silent = createYookassaGateway({
    ...account,
    timeoutMs: 20,
    fetch: (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  });
  await assert.rejects(silent.find(anId), GatewayUnavailable);
});

test('an amount that was not asked for is believed by nobody', async () => {
  const payment = (change: object) =>
    JSON.stringify({
      id: anId,
      status: 'waiting_for_capture',
      amount: { value: '9000.50', currency: 'RUB' },
      metadata: { order: randomUUID(), attempt: '1', purpose: 'hold', amount_minor: '900050' },
      ...change,
    });
  const found = (change: object) => answering(200, payment(change)).find(anId);
  assert.equal((await found({}))?.status, 'authorised');
  const less = { amount: { value: '9000.49', currency: 'RUB' } };
  await assert.rejects(found(less), GatewayUnavailable);
  await assert.rejects(found({ amount: { value: '9000.5', currency: 'RUB' } }), GatewayUnavailable);
  assert.equal((await found({ ...less, status: 'succeeded' }))?.capturedMinor, 900_049);
  const asked = answering(200, payment({ ...less, status: 'succeeded' })).capture(anId, amount, 'k');
  await assert.rejects(asked, GatewayUnavailable);
  const more = { status: 'succeeded', amount: { value: '9000.51', currency: 'RUB' } };
  await assert.rejects(found(more), GatewayUnavailable);
});

test('of a notification only names are read, and a forged one does not stand in for a true one later', () => {
  const gateway = answering(500, '');
  const now = new Date('2026-11-28T10:00:30Z');
  const read = (body: object, at = now) => gateway.readWebhook(JSON.stringify(body), '', at);
  const order = randomUUID();
  const object = { id: anId, status: 'waiting_for_capture', metadata: { order, attempt: '2' } };
  const told = { type: 'notification', event: 'payment.waiting_for_capture', object };
  const event = read(told);
  assert.deepEqual([event?.gatewayPaymentId, event?.of], [anId, { orderId: order, attempt: 2 }]);
  assert.equal(read(told)?.eventId, event?.eventId);
  assert.notEqual(read(told, new Date(now.getTime() + 60_000))?.eventId, event?.eventId);
  assert.equal(read({ ...told, object: { ...object, metadata: { shop: 'other' } } }), undefined);
  assert.equal(read({ ...told, event: 'payment_method.active' }), undefined);
  const refund = { id: '2d6b9c0e-0015-5000-81f2-0123456789ab', payment_id: anId };
  const back = read({ ...told, event: 'refund.succeeded', object: refund });
  assert.equal(back?.gatewayPaymentId, anId);
  for (const wrong of [[], { ...told, type: 'x' }, { ...told, object: { id: '../../' } }])
    assert.throws(() => read(wrong), refusedAs('webhook_unreadable'));
});
