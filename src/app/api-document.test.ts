import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsByArea } from '#platform/api-docs/docs-area.ts';
import { apiAreas } from './api-areas.ts';
import { apiDocument } from './api-document.ts';
import { listEndpoints } from './endpoints.ts';

const endpoints = listEndpoints();
const document = apiDocument(endpoints, {
  version: '1.0.0',
  publicUrl: 'https://countercheck.example',
  contactEmail: 'hello@countercheck.example',
});

test('every call has a page of the description', () => {
  const calls = callsByArea(JSON.parse(JSON.stringify(document)), apiAreas).flatMap((area) => area.calls);
  assert.equal(calls.length, endpoints.length);
});

test('names of calls are unique, and every call says how it is refused', () => {
  const names = endpoints.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {})) {
      const { responses } = operation as { responses: Record<string, unknown> };
      for (const status of ['400', '401', '500', '503']) assert.ok(responses[status], `${method} ${path}`);
    }
  }
});

test('the document says of each call who may make it, how often, and how it is repeated', () => {
  const operation = (path: string, method: 'get' | 'post') => {
    const found = document.paths?.[`/api/v1${path}`]?.[method];
    assert.ok(found, path);
    return { ...found, statuses: Object.keys(found.responses ?? {}) };
  };
  const login = operation('/Auth/Login', 'post');
  assert.deepEqual(login.security, [{}, { bearer: [] }]);
  assert.ok(login.statuses.includes('429') && login.statuses.includes('403'));
  const profile = operation('/User/GetUserProfileInfo', 'get');
  assert.deepEqual(profile.security, [{ bearer: [] }]);
  assert.match(profile.description ?? '', /^For Admin, Manager, User and Director\.$/);
  const order = operation('/orders', 'post');
  assert.ok(
    ['403', '404', '409', '413', '415', '422', '429'].every((status) => order.statuses.includes(status)),
  );
  assert.ok(JSON.stringify(order.parameters).includes('IdempotencyKey'));
});
