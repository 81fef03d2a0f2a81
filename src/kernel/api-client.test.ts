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
