import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { demoPassword } from '#database/seed/seed.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import type { AnyEndpoint } from '#platform/http/register-endpoint.ts';
import { orderBody } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { listEndpoints } from './endpoints.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

const unknownSecret = 'ab'.repeat(20);
const unknownId = '00000000-0000-7000-8000-000000000000';

async function send(path: string, init: RequestInit & { token?: string } = {}) {
  const { token, headers, ...rest } = init;
  const response = await fetch(`${app.url}/api/v1${path}`, {
    ...rest,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Locale': 'ru',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const text = await response.text();
  const body: Partial<ProblemBody> = JSON.parse(text === '' ? '{}' : text);
  return { status: response.status, body };
}

/** The specification's error shape: a list whose first entry names what is wrong, in the caller's language. */
function assertProblem(body: Partial<ProblemBody>, what: string): void {
  const first = body.value?.[0];
  assert.ok(
    first !== undefined && first.code !== '' && first.description !== '',
    `${what}: ${JSON.stringify(body)}`,
  );
  assert.match(first.description, /[а-яё]/i, `${what} answers in Russian`);
}

/** Rows of every table that a refused request could have touched. */
async function countRows(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`SELECT concat_ws(' ', (SELECT count(*) FROM orders),
    (SELECT count(*) FROM order_events), (SELECT count(*) FROM payments), (SELECT count(*) FROM outbox),
    (SELECT count(*) FROM idempotent_requests), (SELECT count(*) FROM webhook_inbox),
    (SELECT count(*) FROM questions), (SELECT count(*) FROM question_events), (SELECT count(*) FROM reviews),
    (SELECT count(*) FROM review_events)) AS counts`.execute(app.services.db);
  return rows[0]?.counts ?? '';
}

async function staffToken(): Promise<string> {
  const { body } = await send('/Auth/Login', {
    method: 'POST',
    body: JSON.stringify({ email: 'manager@demo.countercheck.example', password: demoPassword }),
  });
  assert.ok('token' in body);
  return String(body.token);
}

function pathOf(endpoint: AnyEndpoint): string {
  return endpoint.path
    .replace('{secret}', unknownSecret)
    .replace('{orderId}', unknownId)
    .replace('{questionId}', unknownId)
    .replace('{reviewId}', unknownId)
    .replace('{accountId}', unknownId)
    .replace('{sessionId}', unknownId)
    .replace('{locale}', 'en');
}

const badBodies: readonly [string, string][] = [
  ['wrong JSON', '{"a":'],
  ['no object', '[1,2]'],
  [
    'a 10 kB name',
    JSON.stringify({
      company: { name: 'x'.repeat(10_240) },
      email: 'x'.repeat(10_240),
      password: 'x'.repeat(10_240),
    }),
  ],
  [
    'NUL bytes',
    JSON.stringify({ company: { name: 'a\u0000b' }, email: 'a\u0000b', code: 'd\u0000', countryId: 276 }),
  ],
  ['a lone surrogate', '{"email":"\\ud800","password":"\\ud800","code":"\\ud800","question":"\\ud800"}'],
  [
    'numbers out of range',
    JSON.stringify({ countryId: 1e300, tariffId: -1, groupCountryId: 9e15, quotedPriceMinor: 0.5 }),
  ],
  ['deep nesting', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
];

test('bad bodies are refused everywhere with the specified shape, and nothing is written', async () => {
  const token = await staffToken();
  const rowsBefore = await countRows();
  for (const endpoint of listEndpoints().filter(({ method }) => method !== 'GET')) {
    for (const [what, body] of badBodies) {
      const answer = await send(pathOf(endpoint), { method: endpoint.method, body, token });
      const name = `${endpoint.name} given ${what}`;
      const mayPass =
        endpoint.body === undefined ||
        ['listCountries', 'getPriceList', 'getCompanyReviews', 'readDesk'].includes(endpoint.name);
      if (mayPass && answer.status < 300) continue;
      assert.ok(answer.status >= 400 && answer.status < 500, `${name}: ${answer.status}`);
      assertProblem(answer.body, name);
    }
  }
  assert.equal(await countRows(), rowsBefore);
});

test('a mistyped order link is 400, whatever is asked', async () => {
  const rowsBefore = await countRows();
  for (const endpoint of listEndpoints().filter(({ path }) => path.startsWith('/orders/{secret}'))) {
    const body = JSON.stringify({ clarificationId: unknownId, answer: 'x' });
    const call = { method: endpoint.method, ...(endpoint.method === 'GET' ? {} : { body }) };
    const mistyped = await send(pathOf(endpoint).replace(unknownSecret, 'nothing'), call);
    assert.equal(mistyped.status, 400, endpoint.name);
    assertProblem(mistyped.body, endpoint.name);
  }
  assert.equal(await countRows(), rowsBefore);
});

test('an order on an unknown country, tariff, company or price is refused and nothing is written', async () => {
  const good = await orderBody(clientOf(app.url));
  const rowsBefore = await countRows();
  const cases: [string, object, number, string][] = [
    ['unknown country', { countryId: 31_000 }, 404, 'unknown_country'],
    ['unknown tariff', { tariffId: 999_999_999 }, 404, 'unknown_tariff'],
    ['tariff of another country', { countryId: 112 }, 422, 'tariff_of_other_country'],
    ['unknown company', { subject: { kind: 'company', companyId: unknownId } }, 404, 'unknown_company'],
    ['a price that rose', { quotedPriceMinor: 1 }, 409, 'price_changed'],
    ['an e-mail that is none', { email: 'nobody' }, 400, 'invalid_email'],
    ['terms not accepted', { acceptTerms: false }, 400, 'invalid_value'],
    ['an empty request', { subject: { kind: 'request', request: { name: '' } } }, 400, 'company_query_empty'],
  ];
  for (const [what, change, status, code] of cases) {
    const { body, ...answer } = await send('/orders', {
      method: 'POST',
      body: JSON.stringify({ ...good, ...change }),
    });
    assert.equal(answer.status, status, `${what}: ${JSON.stringify(body)}`);
    assertProblem(body, what);
    assert.equal(body.value?.[0]?.code, code, what);
  }
  assert.equal(await countRows(), rowsBefore);
});

for (const name of ['sandbox', 'payments'])
  test(`a forged, stale or empty webhook at /webhooks/${name} is refused and not kept`, async () => {
    const rowsBefore = await countRows();
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const answer = await send(`/webhooks/${name}`, {
        method: 'POST',
        body: '{"id":"evt_1","type":"payment.captured","created":1,"payment_id":"pay_1"}',
        headers: { 'countercheck-sandbox-signature': signature },
      });
      assert.equal(answer.status, 400);
    }
    assert.equal(await countRows(), rowsBefore);
  });

test('a webhook of a gateway that is not there is 404', async () => {
  for (const name of ['stripe', 'constructor', '%00', '']) {
    const answer = await send(`/webhooks/${name}`, { method: 'POST', body: '{}' });
    assert.equal(answer.status, 404, name);
  }
});

test('unknown paths and methods are 404 in the same shape', async () => {
  for (const path of ['/nothing', '/orders', '/staff/nothing', '/Auth/login/x']) {
    const answer = await send(path);
    assert.equal(answer.status, 404, path);
    assertProblem(answer.body, path);
  }
});

test('the OpenAPI document names every endpoint', async () => {
  const response = await fetch(`${app.url}/api/v1/openapi.json`);
  const document: { openapi: string; paths: Record<string, Record<string, unknown>> } = await response.json();
  assert.match(document.openapi, /^3\.1/);
  for (const { path, method } of listEndpoints()) {
    assert.ok(document.paths[`/api/v1${path}`]?.[method.toLowerCase()], `${method} ${path}`);
  }
});

test('a call takes JSON alone, and an address that cannot be read is refused in the same shape', async () => {
  const body = 'name=Anna&phone=030-1234567&email=anna%40demo.countercheck.example&message=How';
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await send('/FeedBack/Question', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    assert.deepEqual([answer.status, answer.body.value?.[0]?.code], [415, 'unsupported_media_type'], type);
    assertProblem(answer.body, type);
  }
  for (const [path, status] of [
    ['/orders/%', 400],
    [`/orders/${'a'.repeat(300)}`, 404],
  ] as const) {
    const answer = await send(path);
    assert.equal(answer.status, status, path);
    assertProblem(answer.body, path);
  }
});
