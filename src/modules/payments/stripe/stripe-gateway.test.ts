import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { money } from '#kernel/money.ts';
import { apiKey, openBench, type SandboxBench } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { GatewayRefusal, GatewayUnavailable, type SessionRequest } from '../port/gateway.ts';
import { createStripeCalls, type HoldPage, type SavedCardHold } from './stripe-calls.ts';
import { createStripeGateway } from './stripe-gateway.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

const secret = 'whsec_test';
const amount = money(9000, 'EUR');
const requestOf = (change: Partial<SessionRequest> = {}): SessionRequest => ({
  orderId: randomUUID(),
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount,
  locale: 'en',
  timeZone: null,
  description: 'Credit report on Acme GmbH',
  details: [{ name: 'Country', value: 'Germany' }],
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/no',
  ...change,
});

type Sent = Readonly<{ path: string; form: URLSearchParams; headers: Headers }>;

/** The gateway over the sandbox, and what it sent there. */
function recorded() {
  const sent: Sent[] = [];
  const gateway = createStripeGateway({
    apiUrl: bench.url,
    apiKey: `sk_test_${apiKey}`,
    webhookSecrets: [secret],
    fetch: (url, init) => {
      const form = new URLSearchParams(typeof init?.body === 'string' ? init.body : '');
      sent.push({ path: new URL(String(url)).pathname, form, headers: new Headers(init?.headers) });
      return fetch(url, init);
    },
  });
  const pay = (address: string | null) =>
    bench.form(address ?? '', { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Jane Doe' });
  return { gateway, sent, pay };
}

/** The gateway over an answer that is made up. */
const answering = (status: number, body: string) =>
  createStripeGateway({
    apiUrl: 'http://127.0.0.1:1',
    apiKey: 'sk_test_x',
    webhookSecrets: [secret],
    fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
  });

test('every call that can bring money says manual capture; each change has its key, and nothing is measured', async () => {
  const { gateway, sent, pay } = recorded();
  const opened = await gateway.openSession(requestOf(), 'o1:open:1');
  const verifying = await gateway.openSession(requestOf({ route: 'verify' }), 'o2:open:1');
  await pay(verifying.hostedUrl);
  const { cardToken } = (await gateway.find(verifying.gatewayPaymentId)) ?? {};
  const held = await gateway.authoriseSavedCard(
    { ...requestOf({ attempt: 2 }), cardToken: cardToken ?? '' },
    'o2:authorise:2',
  );
  await gateway.capture(held.gatewayPaymentId, amount, 'o2:capture:2');
  await gateway.release(opened.gatewayPaymentId, 'o1:release:1');
  const ways = sent.flatMap(({ path, form }) => {
    if (path === '/v1/checkout/sessions' && form.get('mode') === 'payment')
      return [form.get('payment_intent_data[capture_method]')];
    return path === '/v1/payment_intents' && form.has('amount') ? [form.get('capture_method')] : [];
  });
  assert.deepEqual(ways, ['manual', 'manual']);
  const keys = sent.flatMap(({ form, headers }) => (form.size > 0 ? [headers.get('idempotency-key')] : []));
  assert.deepEqual(keys.slice(0, 4), ['o1:open:1', 'o2:open:1', 'o2:authorise:2', 'o2:capture:2']);
  for (const { headers } of sent) {
    assert.equal(headers.get('stripe-version'), '2026-10-28.endive');
    assert.equal(headers.get('x-stripe-client-telemetry'), null);
  }
});

test('no caller can ask for a debit with the hold, neither in types nor past them', async () => {
  const sent: string[] = [];
  const calls = createStripeCalls({
    apiKey: 'sk_test_x',
    fetch: async (_url, init) => {
      sent.push(String(init?.body));
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  });
  // @ts-expect-error how a hold is captured is not for callers to say
  const page: HoldPage = { payment_intent_data: { capture_method: 'automatic' } };
  // @ts-expect-error the same for a saved card
  const hold: SavedCardHold = { amount: 1, currency: 'eur', capture_method: 'automatic' };
  await calls.openHoldPage(page, 'a');
  await calls.holdSavedCard(hold, 'b');
  for (const body of sent) {
    assert.match(body, /capture_method(%5D|\])?=manual/);
    assert.doesNotMatch(body, /automatic/);
  }
  assert.equal(sent.length, 2);
});

test('what Stripe is told is the order’s and no more: no address, no name of the buyer', async () => {
  const { gateway, sent } = recorded();
  const request = requestOf();
  await gateway.openSession(request, randomUUID());
  const form = Object.fromEntries(sent[0]?.form ?? []);
  assert.equal(form['metadata[order]'], request.orderId);
  assert.equal(form['payment_intent_data[metadata][attempt]'], '1');
  assert.equal(form['line_items[0][price_data][unit_amount]'], '9000');
  assert.equal(form['line_items[0][price_data][product_data][description]'], 'Country: Germany');
  assert.match(form['custom_text[submit][message]'] ?? '', /charged only after the report is sent/);
  assert.ok(!Object.keys(form).some((name) => /email|customer\b|name\]?\[/.test(name)));
});

test('only what Stripe refused had no effect; of all else nothing is known', async () => {
  const id = `pi_${'1'.repeat(24)}`;
  const error = (more: object) => JSON.stringify({ error: { message: 'no', ...more } });
  for (const [status, body, code] of [
    [400, error({ type: 'invalid_request_error', code: 'amount_too_small' }), 'amount_too_small'],
    [400, error({ type: 'idempotency_error' }), 'idempotency_key_reused'],
    [401, error({ type: 'invalid_request_error' }), 'unauthorised'],
    [403, error({ type: 'invalid_request_error' }), 'unauthorised'],
    [402, error({ type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }), 'lost_card'],
  ] as const)
    await assert.rejects(
      answering(status, body).capture(id, amount, 'k'),
      (thrown) => thrown instanceof GatewayRefusal && thrown.code === code,
      body,
    );
  for (const [status, body] of [
    [409, error({ type: 'invalid_request_error', code: 'idempotency_key_in_use' })],
    [429, error({ type: 'invalid_request_error', code: 'lock_timeout' })],
    [500, error({ type: 'api_error' })],
    [503, 'busy'],
    [404, error({})],
    [404, '<html>'],
    [302, ''],
    [200, '{}'],
    [200, '<html>'],
    [200, JSON.stringify({ id, object: 'payment_intent', status: 'paid' })],
  ] as const)
    await assert.rejects(
      answering(status, body).capture(id, amount, 'k'),
      GatewayUnavailable,
      `${status} ${body}`,
    );
});

test('a payment that is not ours is never followed', async () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    status: 'requires_capture',
    amount: 9000,
    amount_received: 0,
    currency: 'eur',
    metadata: { order: '17', attempt: '1' },
  };
  const found = await answering(200, JSON.stringify(intent)).find('pi_1');
  assert.deepEqual([found?.orderId, found?.attempt], ['', 0]);
  const list = { object: 'list', has_more: false, data: [intent, { id: 'pi_2', metadata: {} }] };
  for await (const one of answering(200, JSON.stringify(list)).listSince(new Date(0)))
    assert.fail(`it is listed: ${one.gatewayPaymentId}`);
});

test('one attempt is found in the list whatever cannot be read of others', async () => {
  const [order, another] = [randomUUID(), randomUUID()];
  const known = { status: 'requires_capture', amount: 9000, amount_received: 0, currency: 'eur' };
  const ours = { id: 'pi_2', object: 'payment_intent', ...known, metadata: { order, attempt: '2' } };
  const odd = { id: 'pi_1', object: 'payment_intent', metadata: { order: another, attempt: '2' } };
  const gateway = answering(200, JSON.stringify({ object: 'list', has_more: false, data: [odd, ours, odd] }));
  const found: string[] = [];
  for await (const one of gateway.listSince(new Date(0), { orderId: order, attempt: 2 }))
    found.push(one.gatewayPaymentId);
  assert.deepEqual(found, ['pi_2']);
  const readAll = async () => {
    for await (const one of gateway.listSince(new Date(0))) assert.ok(one);
  };
  await assert.rejects(readAll, GatewayUnavailable);
});

test('a refund of another amount than was asked for is not believed', async () => {
  const refund = { id: 're_1', amount: 400, currency: 'eur', status: 'succeeded' };
  const given = answering(200, JSON.stringify(refund));
  await assert.rejects(given.refund('pi_1', money(500, 'EUR'), 'k'), GatewayUnavailable);
  assert.equal((await given.refund('pi_1', money(400, 'EUR'), 'k')).status, 'succeeded');
});

test('all holds are listed, over several pages', async () => {
  const { gateway, pay } = recorded();
  bench.clock.advance(1_000);
  const since = bench.clock.now();
  const verifying = await gateway.openSession(requestOf({ route: 'verify' }), randomUUID());
  await pay(verifying.hostedUrl);
  const { cardToken } = (await gateway.find(verifying.gatewayPaymentId)) ?? {};
  for (let attempt = 2; attempt <= 103; attempt += 1) {
    await gateway.authoriseSavedCard({ ...requestOf({ attempt }), cardToken: cardToken ?? '' }, randomUUID());
  }
  const attempts = new Set<number>();
  for await (const { attempt } of gateway.listSince(since)) attempts.add(attempt);
  assert.equal(attempts.size, 102);
});

test('webhooks: Stripe’s own signature is taken, and only names are read', () => {
  const gateway = answering(200, '{}');
  const stripe = new Stripe('sk_test_x');
  const now = new Date('2026-11-24T10:00:00Z');
  const hear = (object: object, signedBy = secret) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'some.event', data: { object } });
    const timestamp = Math.floor(now.getTime() / 1000);
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: signedBy, timestamp });
    return gateway.readWebhook(payload, header, now);
  };
  const order = randomUUID();
  const metadata = { order, attempt: '2' };
  const of = { orderId: order, attempt: 2 };
  const event = { eventId: 'evt_1', type: 'some.event' };
  assert.deepEqual(hear({ id: 'pi_1', object: 'payment_intent', metadata }), {
    ...event,
    gatewayPaymentId: 'pi_1',
    of,
  });
  assert.deepEqual(hear({ id: 'cs_1', object: 'checkout.session', metadata })?.of, of);
  for (const payment_intent of ['pi_9', { id: 'pi_9' }])
    assert.deepEqual(hear({ id: 'du_1', object: 'dispute', payment_intent, metadata: {} }), {
      ...event,
      gatewayPaymentId: 'pi_9',
    });
  for (const stranger of [
    { id: 'pi_1', object: 'payment_intent', metadata: {} },
    { id: 'pi_1', object: 'payment_intent', metadata: { order: '17', attempt: '1' } },
    { id: 'cus_1', object: 'customer' },
  ])
    assert.equal(hear(stranger), undefined, JSON.stringify(stranger));
  assert.throws(() => hear({ id: 'pi_1', object: 'payment_intent' }, 'whsec_other'), {
    code: 'webhook_forged',
  });
  assert.throws(() => hear({ id: 'a\nb', object: 'payment_intent' }), { code: 'webhook_unreadable' });
});
