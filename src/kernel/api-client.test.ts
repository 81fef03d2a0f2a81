import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ApiProblem, type ApiRequest, createApiClient, isApiProblem } from './api-client.ts';
import { defineEndpoint } from './endpoint.ts';

const readThing = defineEndpoint({
  name: 'readThing',
  method: 'GET',
  path: '/things/{id}',
  summary: 'A thing',
  action: 'site.use',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.int().optional() }),
  timeoutMs: 5,
  reply: z.object({ name: z.string() }),
});

test('a call fills the path, the query and the headers', async () => {
  const seen: ApiRequest[] = [];
  const client = createApiClient(
    async (request) => {
      seen.push(request);
      return { status: 200, headers: {}, json: { name: 'one' } };
    },
    { locale: 'ru' },
  );
  const reply = await client.call(readThing, {
    params: { id: 'a/b' },
    query: { page: 2 },
    idempotencyKey: 'key-1',
  });
  assert.equal(reply.name, 'one');
  assert.deepEqual(seen, [
    {
      method: 'GET',
      path: '/api/v1/things/a%2Fb?page=2',
      headers: { 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': 'ru', 'Idempotency-Key': 'key-1' },
      timeoutMs: 5,
    },
  ]);
});

test('a refusal carries its code, its entries and the request id', async () => {
  const value = [{ code: 'gone', description: 'It is gone.' }];
  const client = createApiClient(
    async () => ({
      status: 410,
      headers: { 'x-request-id': 'r-1' },
      json: { code: 'gone', value, status: 410, title: 'It is gone.', type: 'urn:x' },
    }),
    { locale: 'en' },
  );
  await assert.rejects(client.call(readThing, { params: { id: '1' }, query: {} }), (error: unknown) => {
    assert.ok(error instanceof ApiProblem);
    assert.deepEqual(
      [error.status, error.code, error.message, error.requestId, error.value],
      [410, 'gone', 'It is gone.', 'r-1', value],
    );
    return true;
  });
});

test('an answer that is not ours is an internal problem', async () => {
  const client = createApiClient(async () => ({ status: 502, headers: {}, json: undefined }), {
    locale: 'en',
  });
  await assert.rejects(client.call(readThing, { params: { id: '1' }, query: {} }), {
    name: 'ApiProblem',
    status: 502,
    code: 'internal',
    value: [],
  });
});

test('a refusal of another copy of this file is still a refusal', () => {
  const foreign = Object.assign(new Error('no'), { name: 'ApiProblem', status: 404, code: 'x', value: [] });
  assert.equal(isApiProblem(foreign), true);
  assert.equal(isApiProblem(new Error('no')), false);
  assert.equal(isApiProblem(undefined), false);
});

const things = createApiClient(async () => ({ status: 200, headers: {}, json: {} }), { locale: 'en' });
/** What the transport is given for a call of this endpoint. */
async function sentBy<E extends Parameters<typeof things.call>[0]>(
  endpoint: E,
  options: Parameters<typeof things.call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>[1],
): Promise<ApiRequest> {
  const seen: ApiRequest[] = [];
  const client = createApiClient(
    async (request) => {
      seen.push(request);
      return { status: 204, headers: {}, json: undefined };
    },
    { locale: 'en' },
  );
  await client.call(endpoint, options);
  const [request] = seen;
  assert.ok(request);
  return request;
}

test('a call without a key, a bound of time, a query or a body sends none of them', async () => {
  const ping = defineEndpoint({
    name: 'ping',
    method: 'POST',
    path: '/ping',
    summary: 'Nothing',
    action: 'site.use',
  });
  assert.deepEqual(await sentBy(ping, {}), {
    method: 'POST',
    path: '/api/v1/ping',
    headers: { 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': 'en' },
  });
});

test('a body is sent as it is, a file in its place; what is not asked for stands in no query', async () => {
  const store = defineEndpoint({
    name: 'store',
    method: 'PUT',
    path: '/things',
    summary: 'A thing',
    action: 'site.use',
    query: z.object({ a: z.string().nullish(), b: z.string().nullish(), c: z.boolean().optional() }),
    body: z.unknown(),
  });
  const body = { name: 'one' };
  const sent = await sentBy(store, { query: { a: undefined, b: null, c: false }, body });
  assert.equal(sent.body, body);
  assert.equal(sent.path, '/api/v1/things?c=false');
  const file = new Blob(['%PDF-']);
  assert.equal((await sentBy(store, { query: {}, file })).body, file);
});

test('letters of a query that mean something in an address do not', async () => {
  const sent = await sentBy(readThing, { params: { id: '../x?y#z' }, query: { page: 'a&b=c d' } });
  assert.equal(sent.path, '/api/v1/things/..%2Fx%3Fy%23z?page=a%26b%3Dc+d');
});

test('a path that lacks a part is not asked for', async () => {
  await assert.rejects(sentBy(readThing, { params: {}, query: {} }), {
    name: 'TypeError',
    message: 'the path /things/{id} needs id',
  });
});

test('only 2xx is an answer', async () => {
  const statuses = [200, 201, 202, 204, 299];
  const refused = [100, 199, 300, 301, 304, 400, 500];
  for (const status of [...statuses, ...refused]) {
    const client = createApiClient(async () => ({ status, headers: {}, json: { name: 'n' } }), {
      locale: 'en',
    });
    const call = client.call(readThing, { params: { id: '1' }, query: {} });
    if (statuses.includes(status)) assert.deepEqual(await call, { name: 'n' });
    else await assert.rejects(call, { name: 'ApiProblem', status });
  }
});

test('a refusal in another form than ours is an internal problem, whatever it says of itself', async () => {
  const odd = [
    null,
    'no',
    7,
    [],
    {},
    { code: 'x' },
    { value: [] },
    { code: 7, value: [] },
    { code: 'x', value: 'y' },
  ];
  for (const json of odd) {
    const client = createApiClient(async () => ({ status: 400, headers: {}, json }), { locale: 'en' });
    await assert.rejects(
      client.call(readThing, { params: { id: '1' }, query: {} }),
      { name: 'ApiProblem', code: 'internal', value: [], message: 'internal' },
      JSON.stringify(json),
    );
  }
});

test('the request id of the body is better than that of a header', async () => {
  const refusal = (requestId?: string) => ({ code: 'x', value: [], ...(requestId && { requestId }) });
  for (const [json, said] of [
    [refusal('of-body'), 'of-body'],
    [refusal(), 'of-header'],
    [undefined, 'of-header'],
  ] as const) {
    const headers = { 'x-request-id': 'of-header' };
    const client = createApiClient(async () => ({ status: 409, headers, json }), { locale: 'en' });
    await assert.rejects(client.call(readThing, { params: { id: '1' }, query: {} }), { requestId: said });
  }
});
