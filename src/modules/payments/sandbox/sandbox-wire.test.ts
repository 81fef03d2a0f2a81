import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { money } from '#kernel/money.ts';
import { GatewayRefusal, GatewayUnavailable, type SessionRequest } from '../port/gateway.ts';
import { createSandboxGatewayClient } from './sandbox-gateway.ts';
import { readSandboxWebhook } from './sandbox-webhook.ts';
import { paymentReply } from './sandbox-wire.ts';

const reply = {
  id: 'pay_1',
  status: 'authorised',
  amount_minor: 9_000,
  currency: 'EUR',
  captured_minor: 0,
  refunded_minor: 0,
  order_id: 'order-1',
  attempt: 2,
  capture_before: '2026-11-27T10:00:00.000Z',
  card_token: null,
  card_brand: 'visa',
  card_last4: '4242',
  decline_code: null,
  hosted_url: 'https://cards.example/pay/1',
  dispute: null,
};
const request: SessionRequest = {
  orderId: 'order-1',
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount: money(9_000, 'EUR'),
  locale: 'en',
  timeZone: null,
  description: 'A report',
  details: [],
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/no',
};

type Seen = { url: string; init: RequestInit };
/** A client whose network answers one thing after the other. */
function clientThat(...answers: (readonly [status: number, body: unknown] | Error)[]) {
  const seen: Seen[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    seen.push({ url: String(url), init });
    const answer = answers.shift() ?? assert.fail('asked once too often');
    if (answer instanceof Error) throw answer;
    const [status, body] = answer;
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
  const options = {
    baseUrl: 'https://cards.example/',
    apiKey: 'sk_1',
    webhookSecrets: ['whsec'],
    fetch: send,
  };
  return { gateway: createSandboxGatewayClient(options), seen };
}
const error = (code: string) => ({ error: { code, message: 'no' } });

test('every call goes to its own address, signed, and a change carries its key', async () => {
  const { gateway, seen } = clientThat(...Array.from({ length: 6 }, () => [200, reply] as const));
  await gateway.openSession(request, 'k-open');
  await gateway.authoriseSavedCard({ ...request, cardToken: 'card_1' }, 'k-auth');
  await gateway.find('pay_1');
  await gateway.capture('pay_1', money(500, 'EUR'), 'k-capture');
  await gateway.release('../pay?1', 'k-release');
  await gateway.find('pay 2');
  const calls = seen.map(({ url, init }) => [init.method, url.replace('https://cards.example/v1/', '')]);
  assert.deepEqual(calls, [
    ['POST', 'sessions'],
    ['POST', 'payments/off_session'],
    ['GET', 'payments/pay_1'],
    ['POST', 'payments/pay_1/capture'],
    ['POST', 'payments/..%2Fpay%3F1/release'],
    ['GET', 'payments/pay%202'],
  ]);
  const headers = seen.map(({ init }) => new Headers(init.headers));
  assert.ok(headers.every((one) => one.get('authorization') === 'Bearer sk_1'));
  assert.deepEqual(
    headers.map((one) => one.get('idempotency-key')),
    ['k-open', 'k-auth', null, 'k-capture', 'k-release', null],
  );
  assert.ok(seen.every(({ init }) => init.redirect === 'error' && init.signal instanceof AbortSignal));
  assert.equal(seen[3]?.init.body, '{"amount_minor":500}');
  assert.match(String(seen[1]?.init.body), /"card_token":"card_1"/);
});

test('what a status means: below 400 an answer, 4xx a no of the gateway, the rest is not known', async () => {
  for (const [status, body, meaning] of [
    [200, reply, 'answer'],
    [201, reply, 'unknown'],
    [204, undefined, 'unknown'],
    [400, error('bad'), 'refused bad'],
    [401, error('unauthorised'), 'refused unauthorised'],
    [402, error('declined'), 'refused declined'],
    [404, error('not_found'), 'refused not_found'],
    [404, { message: 'of a proxy' }, 'unknown'],
    [403, '<html>', 'unknown'],
    [408, error('slow'), 'unknown'],
    [425, error('early'), 'unknown'],
    [429, error('often'), 'unknown'],
    [499, error('closed'), 'refused closed'],
    [500, error('broken'), 'unknown'],
    [503, error('away'), 'unknown'],
  ] as const) {
    const { gateway } = clientThat([status, body]);
    const said = await gateway.capture('pay_1', money(1, 'EUR'), 'k').then(
      () => 'answer',
      (fault: unknown) => {
        if (fault instanceof GatewayRefusal) return `refused ${fault.code}`;
        assert.ok(fault instanceof GatewayUnavailable, String(fault));
        return 'unknown';
      },
    );
    assert.equal(said, meaning, String(status));
  }
});

test('only a payment that is not there is none; another no, or a network that breaks, is not that', async () => {
  assert.equal(await clientThat([404, error('not_found')]).gateway.find('x'), undefined);
  await assert.rejects(clientThat([403, error('forbidden')]).gateway.find('x'), { code: 'forbidden' });
  await assert.rejects(clientThat(new TypeError('fetch failed')).gateway.find('x'), {
    name: 'GatewayUnavailable',
    message: /was not reached/,
  });
});

test('a list is read to its last page, each asked for with the cursor of the one before', async () => {
  const { gateway, seen } = clientThat(
    [200, { data: [reply, { ...reply, id: 'pay_2' }], next_cursor: 'a b' }],
    [200, { data: [], next_cursor: 'c' }],
    [200, { data: [{ ...reply, id: 'pay_3' }], next_cursor: null }],
  );
  const ids = [];
  for await (const one of gateway.listSince(new Date('2026-11-20T10:00:00Z'))) ids.push(one.gatewayPaymentId);
  assert.deepEqual(ids, ['pay_1', 'pay_2', 'pay_3']);
  const since = 'since=2026-11-20T10%3A00%3A00.000Z';
  assert.deepEqual(
    seen.map(({ url }) => url.split('?')[1]),
    [since, `${since}&cursor=a+b`, `${since}&cursor=c`],
  );
});

test('an answer is believed only whole: an amount that is none, a page that is no web address', () => {
  const isRead = (change: object) => paymentReply.safeParse({ ...reply, ...change }).success;
  assert.ok(
    isRead({}) && isRead({ unknown: 'member' }) && isRead({ hosted_url: null, capture_before: null }),
  );
  for (const change of [
    { amount_minor: -1 },
    { amount_minor: 0.5 },
    { currency: 'XXX' },
    { status: 'paid' },
    { id: '' },
    { capture_before: 'tomorrow' },
    { hosted_url: 'javascript:alert(1)' },
    { hosted_url: `https://cards.example/${'x'.repeat(2_000)}` },
    { order_id: undefined },
    { refunded_minor: null },
  ])
    assert.ok(!isRead(change), JSON.stringify(change));
  assert.deepEqual(paymentReply.parse(reply).captureBefore, new Date('2026-11-27T10:00:00Z'));
});

const now = new Date('2026-11-20T10:00:00Z');
const seconds = now.getTime() / 1_000;
const hmac = (t: string | number, body: string, secret = 'whsec') =>
  createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
const body = JSON.stringify({ id: 'evt_1', type: 'payment.captured', payment_id: 'pay_1' });
const read = (signature: string, raw = body, at = now) =>
  readSandboxWebhook(raw, signature, at, ['whsec', 'old']);
const isRefused = (code: string) => (fault: unknown) =>
  fault instanceof GatewayRefusal && fault.code === code;

test('a webhook names its event; of several signatures one has to be good', () => {
  const event = { eventId: 'evt_1', type: 'payment.captured', gatewayPaymentId: 'pay_1' };
  const good = hmac(seconds, body);
  assert.deepEqual(read(`t=${seconds},v1=${good}`), event);
  assert.deepEqual(read(` v1=${'0'.repeat(64)}, t=${seconds} ,v1=${good},v0=x`), event);
  assert.deepEqual(read(`t=${seconds},v1=${hmac(seconds, body, 'old')}`), event);
});

test('five minutes of difference are taken on both sides, one second more is not', () => {
  for (const [shift, isTaken] of [
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ] as const) {
    const t = seconds + shift;
    const attempt = () => read(`t=${t},v1=${hmac(t, body)}`);
    if (isTaken) attempt();
    else assert.throws(attempt, isRefused('webhook_stale'));
  }
});

test('whatever is changed of what was signed, it is forged', () => {
  const good = hmac(seconds, body);
  for (const signature of [
    '',
    `v1=${good}`,
    `t=${seconds}`,
    `t=,v1=${good}`,
    `t=${seconds}.0,v1=${good}`,
    `t=-${seconds},v1=${good}`,
    `t=${seconds},v1=${good.toUpperCase()}`,
    `t=${seconds},v1=${good}0`,
    `t=${seconds},v0=${good}`,
    `t=${seconds},v1=${hmac(seconds, body, 'another')}`,
    `t=${seconds + 1},v1=${good}`,
    // The first time is the one that was signed.
    `t=${seconds + 1},t=${seconds},v1=${good}`,
  ])
    assert.throws(() => read(signature), isRefused('webhook_forged'), signature);
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
      const changed = body.slice(0, at) + sign + body.slice(at + 1);
      fc.pre(changed !== body);
      assert.throws(() => read(`t=${seconds},v1=${good}`, changed), isRefused('webhook_forged'));
    }),
  );
});

test('what is signed but says nothing that can be kept is not read', () => {
  const word = (text: unknown) => JSON.stringify({ id: text, type: 'a', payment_id: 'b' });
  for (const raw of [
    '',
    'null',
    '[]',
    '{}',
    word(''),
    word('a b'),
    word('x'.repeat(201)),
    word('a\u0000'),
    word(7),
  ])
    assert.throws(
      () => read(`t=${seconds},v1=${hmac(seconds, raw)}`, raw),
      isRefused('webhook_unreadable'),
      raw,
    );
  assert.equal(
    read(`t=${seconds},v1=${hmac(seconds, word('~'.repeat(200)))}`, word('~'.repeat(200))).type,
    'a',
  );
});

test('without a secret nothing is believed', () => {
  assert.throws(
    () => readSandboxWebhook(body, `t=${seconds},v1=${hmac(seconds, body, '')}`, now, []),
    isRefused('webhook_forged'),
  );
});
