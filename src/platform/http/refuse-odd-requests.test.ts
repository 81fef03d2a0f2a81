import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Problem, problems } from '#kernel/problem.ts';
import { createHttpServer, replyNotFound } from './create-server.ts';

const publicUrl = 'https://reports.example';
let app: FastifyInstance;
let reached = 0;
before(async () => {
  app = await createHttpServer(pino({ level: 'silent' }), { publicUrl });
  const reach = () => {
    reached += 1;
    return 'done';
  };
  app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/', handler: reach });
  app.get('/assets/a.js', reach);
  app.get('/problem', () => {
    throw new Problem(problems.tooManyRequests, { retryAfterSeconds: 9 });
  });
  app.get('/fault', () => {
    throw new Error('the password is hunter2');
  });
  app.get('/status', () => {
    throw Object.assign(new Error('of a library'), { statusCode: 418 });
  });
  app.get('/away', () => {
    throw new Error('outer', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
  });
  app.get('/full', () => {
    throw Object.assign(new Error('x'), { code: '53100' });
  });
  app.get('/unstorable', () => {
    throw Object.assign(new Error('x'), { code: '22021' });
  });
  app.setNotFoundHandler(replyNotFound);
});
after(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function statusOf(method: Method, headers: Record<string, string>): Promise<number> {
  const before = reached;
  const { statusCode } = await app.inject({
    method,
    url: '/',
    headers: { host: '127.0.0.1:3000', ...headers },
  });
  assert.equal(reached > before, statusCode === 200, 'what is refused reaches nobody');
  return statusCode;
}

test('what another site’s page asks for is refused if it changes something, whatever it is called', async () => {
  for (const [headers, isOurs] of [
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'something new' }, false],
    [{ origin: 'http://127.0.0.1:3000' }, true],
    [{ origin: publicUrl }, true],
    [{ origin: 'https://reports.example:444' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'http://127.0.0.1:3000.evil.example' }, false],
    [{ origin: 'nonsense' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'none' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  ] as const) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      assert.equal(await statusOf(method, headers), isOurs ? 200 : 403, JSON.stringify(headers));
    assert.equal(await statusOf('GET', headers), 200, 'reading changes nothing');
  }
});

test('a refusal says what it is in the language that was asked for', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'accept-language': 'ru-RU,ru;q=0.9' };
  const reply = await app.inject({ method: 'POST', url: '/', headers });
  assert.equal(reply.headers['content-type'], 'application/problem+json; charset=utf-8');
  assert.equal(reply.headers['cache-control'], 'no-store');
  const { code, title, requestId } = reply.json();
  assert.equal(code, 'foreign_origin');
  assert.match(title, /[а-я]/);
  assert.equal(requestId, reply.headers['x-request-id']);
});

test('the caller’s own language goes before that of the browser', async () => {
  const headers = { 'accept-locale': 'en', 'accept-language': 'ru' };
  assert.doesNotMatch((await app.inject({ url: '/nowhere', headers })).json().title, /[а-я]/);
});

test('what is thrown has its status, and tells nobody what it was', async () => {
  for (const [url, status, code] of [
    ['/problem', 429, 'too_many_requests'],
    ['/fault', 500, 'internal'],
    ['/status', 418 - 18, 'malformed_request'],
    ['/away', 503, 'unavailable'],
    ['/full', 503, 'storage_full'],
    ['/unstorable', 400, 'invalid_input'],
    ['/nowhere', 404, 'not_found'],
    ['/%zz', 400, 'malformed_request'],
  ] as const) {
    const reply = await app.inject({ url });
    assert.deepEqual([reply.statusCode, reply.json().code], [status, code], url);
    assert.doesNotMatch(reply.body, /hunter2|of a library|ECONN/);
  }
});

test('who is told to come back is told when', async () => {
  const retryAfter = async (url: string) => (await app.inject({ url })).headers['retry-after'];
  assert.deepEqual(
    [await retryAfter('/problem'), await retryAfter('/away'), await retryAfter('/full')],
    ['9', '5', '60'],
  );
  assert.equal(await retryAfter('/fault'), undefined);
});

test('a request keeps the id that it came with, if that is one', async () => {
  const idOf = async (id: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': id } })).headers['x-request-id'];
  assert.equal(await idOf('checkout-17'), 'checkout-17');
  for (const odd of ['short', 'x'.repeat(65), 'with space', '<script>alert(1)</script>'])
    assert.match(String(await idOf(odd)), /^[0-9a-f-]{36}$/);
});

test('every answer has its safe headers, a style or script those it needs', async () => {
  const page = (await app.inject({ url: '/' })).headers;
  assert.equal(page['x-content-type-options'], 'nosniff');
  assert.match(String(page['permissions-policy']), /camera=\(\)/);
  assert.match(String(page['strict-transport-security']), /max-age=63072000/);
  const asset = (await app.inject({ url: '/assets/a.js' })).headers;
  assert.deepEqual([asset['x-content-type-options'], asset['permissions-policy']], ['nosniff', undefined]);
  const refused = (await app.inject({ url: '/%zz' })).headers;
  assert.equal(refused['x-content-type-options'], 'nosniff');
});

test('where visitors come by http, no browser is told never to do so again', async () => {
  const plain = await createHttpServer(pino({ level: 'silent' }), { publicUrl: 'http://reports.example' });
  plain.get('/', () => 'here');
  assert.equal((await plain.inject('/')).headers['strict-transport-security'], undefined);
  await plain.close();
});

test('a body has a bound, form or not', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
    const headers = { 'content-type': type };
    const reply = await app.inject({
      method: 'POST',
      url: '/',
      headers,
      payload: `a=${'x'.repeat(256 * 1024)}`,
    });
    assert.deepEqual([reply.statusCode, reply.json().code], [413, 'request_too_large'], type);
  }
});
