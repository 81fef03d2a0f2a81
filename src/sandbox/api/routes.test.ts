import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { openBench, paymentOf, type SandboxBench, sessionFields } from '../sandbox-bench.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

const json = { 'content-type': 'application/json', authorization: 'Bearer test-api-key' };
const unknownId = `pay_${'0'.repeat(24)}`;

async function countPayments(): Promise<number> {
  const { rows } = await bench.pool.query<{ count: number }>('SELECT count(*)::int FROM sandbox.payments');
  return rows[0]?.count ?? -1;
}

test('the same key and body give the same answer, at once and in parallel', async () => {
  const before = await countPayments();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => bench.post('/v1/sessions', sessionFields, 'once')),
  );
  const ids = new Set(answers.map((answer) => paymentOf(answer).id));
  assert.equal(ids.size, 1);
  assert.equal(await countPayments(), before + 1);
});

test('the same key with another body, or for another call, is refused', async () => {
  await bench.post('/v1/sessions', sessionFields, 'other');
  const body = await bench.post('/v1/sessions', { ...sessionFields, attempt: 2 }, 'other');
  assert.equal(body.status, 409);
  assert.deepEqual(codeOf(body.body), 'idempotency_key_reused');
  const call = await bench.post(`/v1/payments/${unknownId}/release`, {}, 'other');
  assert.equal(call.status, 409);
});

test('a refusal is an answer too: the key gives it again although the state has changed', async () => {
  const opened = await bench.open();
  const early = await bench.post(`/v1/payments/${opened.id}/capture`, { amount_minor: 9000 }, 'early');
  assert.equal(early.status, 409);
  assert.equal(codeOf(early.body), 'unexpected_state');
  await bench.pay(opened, '4242424242424242');
  const again = await bench.post(`/v1/payments/${opened.id}/capture`, { amount_minor: 9000 }, 'early');
  assert.deepEqual(again.body, early.body);
  const fresh = await bench.post(`/v1/payments/${opened.id}/capture`, { amount_minor: 9000 });
  assert.equal(paymentOf(fresh).status, 'captured');
});

test('without the API key nobody gets in', async () => {
  for (const authorization of [undefined, 'Bearer wrong', 'test-api-key', 'Bearer ']) {
    const headers: HeadersInit = authorization === undefined ? {} : { authorization };
    for (const [method, path] of [
      ['GET', `/v1/payments/${unknownId}`],
      ['GET', '/v1/payments?since=2026-01-01T00:00:00Z'],
      ['POST', '/v1/sessions'],
      ['POST', '/v1/test/faults'],
    ] as const) {
      const answer: Response = await fetch(`${bench.url}${path}`, { method, headers });
      assert.equal(answer.status, 401, `${method} ${path} with ${authorization}`);
    }
  }
});

test('wrong input is refused at every call and leaves nothing', async () => {
  const opened = await bench.open();
  const before = await countPayments();
  const long = 'x'.repeat(10_000);
  const sessions = [
    null,
    [],
    'text',
    { ...sessionFields, description: long },
    { ...sessionFields, order_id: 'a\0b' },
    { ...sessionFields, order_number: '' },
    { ...sessionFields, amount_minor: 0 },
    { ...sessionFields, amount_minor: 1.5 },
    { ...sessionFields, amount_minor: 1e12 },
    { ...sessionFields, amount_minor: '9000' },
    { ...sessionFields, currency: 'XXX' },
    { ...sessionFields, locale: 'de' },
    { ...sessionFields, route: 'charge' },
    { ...sessionFields, success_url: 'javascript:alert(1)' },
    { ...sessionFields, cancel_url: '/relative' },
    { ...sessionFields, extra: 1 },
  ];
  for (const body of sessions) {
    assert.equal((await bench.post('/v1/sessions', body)).status, 400, JSON.stringify(body)?.slice(0, 80));
    assert.equal((await bench.post('/v1/payments/off_session', body)).status, 400);
  }
  for (const [path, body, status] of [
    ['/v1/payments/off_session', { ...sessionFields, card_token: 'card_unknown' }, 422],
    ['/v1/payments/off_session', { ...sessionFields, card_token: 'a\0' }, 400],
    [`/v1/payments/${opened.id}/capture`, { amount_minor: -1 }, 400],
    [`/v1/payments/${opened.id}/capture`, { amount_minor: long }, 400],
    [`/v1/payments/${opened.id}/refunds`, {}, 400],
    [`/v1/payments/${opened.id}/release`, { amount_minor: 1 }, 400],
    [`/v1/payments/${unknownId}/capture`, { amount_minor: 1 }, 404],
    [`/v1/payments/${unknownId}/release`, {}, 404],
    ['/v1/payments/a%00b/refunds', { amount_minor: 1 }, 404],
    [`/v1/payments/${long}/release`, {}, 414],
    ['/v1/test/faults', { call: 'everything', mode: 'delay' }, 400],
    ['/v1/test/faults', { webhooks: 'duplicate', times: 0 }, 400],
    ['/v1/nothing', {}, 404],
  ] as const) {
    assert.equal(
      (await bench.post(path, body)).status,
      status,
      `${path.slice(0, 80)} ${JSON.stringify(body).slice(0, 60)}`,
    );
  }
  for (const [path, status] of [
    ['/v1/payments', 400],
    ['/v1/payments?since=yesterday', 400],
    ['/v1/payments?since=2026-01-01T00:00:00Z&cursor=x%00', 400],
    ['/v1/payments?since=2026-01-01T00:00:00Z&limit=1000000', 400],
    [`/v1/payments/${unknownId}`, 404],
    ['/v1/payments/%00', 404],
  ] as const) {
    assert.equal((await bench.get(path)).status, status, path);
  }
  assert.equal(await countPayments(), before);
});

test('wrong JSON, wrong types, missing and overlong keys are refused', async () => {
  const address = `${bench.url}/v1/sessions`;
  const good = JSON.stringify(sessionFields);
  for (const [headers, body, status] of [
    [{ ...json, 'idempotency-key': 'k' }, '{"order_id":', 400],
    [{ ...json, 'idempotency-key': 'k' }, '{"__proto__":{"a":1}}', 400],
    [{ ...json, 'idempotency-key': 'k' }, '', 400],
    [{ ...json, 'idempotency-key': 'k' }, `"${'x'.repeat(70_000)}"`, 413],
    [{ ...json, 'content-type': 'text/xml', 'idempotency-key': 'k' }, '<a/>', 415],
    [json, good, 400],
    [{ ...json, 'idempotency-key': 'k'.repeat(256) }, good, 400],
  ] as const) {
    const answer = await fetch(address, { method: 'POST', headers, body });
    assert.equal(answer.status, status, body.slice(0, 40));
    assert.equal(typeof codeOf(await answer.json()), 'string');
  }
});

test('the list pages through all payments since a moment, in order', async () => {
  bench.clock.advance(1000);
  const since = bench.clock.now().toISOString();
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.push((await bench.open()).id);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await bench.get(`/v1/payments?since=${since}&limit=2${cursor && `&cursor=${cursor}`}`);
    assert.ok(isPage(body));
    seen.push(...body.data.map(({ id }) => id));
    cursor = body.next_cursor ?? '';
  } while (cursor !== '');
  assert.deepEqual(seen.toSorted(), ids.toSorted());
  assert.equal(new Set(seen).size, 5);
});

function isPage(body: unknown): body is { data: { id: string }[]; next_cursor: string | null } {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);
}

function codeOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
