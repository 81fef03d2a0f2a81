import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Schema } from '#platform/http/json-schema.ts';
import { createBareApp } from '#testing/bare-app.ts';
import { curlOf } from './curl.ts';
import { callsByTag, type DocsDocument, type DocsOperation } from './docs-operation.ts';
import { docsPage } from './docs-page.ts';
import { fieldTable, typeWords, withCode } from './field-table.ts';
import { apiDocsRoutes } from './routes.ts';

const plain = (html: { text: string }) => html.text.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"');
const words = (schema: Schema) => plain(typeWords(schema));
/** Name, mark and words of each row of a table. */
const rowsOf = (schema: Schema, direction: 'in' | 'out') =>
  fieldTable(schema, 'caption', direction)
    .text.split('<tr>')
    .slice(1)
    .map((row) => plain({ text: row.replaceAll(/<\/th>|<br>/g, ': ') }).replaceAll('\n', ''));

test('what may stand somewhere is told in a few words', () => {
  for (const [schema, said] of [
    [{ type: 'string', maxLength: 40 }, 'text, up to 40 characters'],
    [{ type: 'string', minLength: 8, maxLength: 128 }, 'text, 8 to 128 characters'],
    [{ type: 'string', pattern: '^[a-z]{2}$', maxLength: 2 }, 'text, up to 2 characters, ^[a-z]{2}$'],
    [{ type: 'string', pattern: '^[^\\u0000]*$' }, 'text'],
    [{ type: 'string', format: 'date-time', pattern: 'Z$' }, 'instant in UTC'],
    [{ type: 'string', format: 'binary' }, 'bytes of a file'],
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ type: 'string', default: 'en' }, 'text, "en" unless said'],
    [{ type: 'string', default: '' }, 'text'],
    [{ type: 'integer', minimum: 1, maximum: 10_000 }, 'whole number, 1 to 10,000'],
    [{ type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 }, 'whole number, 0 or more'],
    [{ type: 'integer' }, 'whole number'],
    [{ type: 'boolean', default: false }, 'boolean, false unless said'],
    [{ enum: ['a', 'b'] }, 'a, b'],
    [{ const: true }, 'true'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'list of text, up to 3'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
    [{ $ref: '#/components/schemas/Order' }, 'Order'],
    [{}, 'anything'],
  ] as const satisfies readonly (readonly [Schema, string])[])
    assert.equal(words(schema as Schema), said); // lists of the table are read-only
  const kinds = ['company', 'request'].map((kind) => ({
    type: 'object',
    properties: { kind: { const: kind } },
  }));
  assert.equal(words({ oneOf: kinds }), 'object, its kind is company or request');
});

test('members inside members are named by their path, and what is the exception is marked', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name', 'list'],
    properties: {
      name: { type: 'string', description: 'In `Latin` letters' },
      left: { type: 'boolean' },
      list: {
        type: 'array',
        items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      },
      maybe: { anyOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { type: 'null' }] },
    },
  };
  assert.deepEqual(rowsOf(schema, 'in'), [
    'name required: text: In Latin letters',
    'left: boolean',
    'list required: list of object',
    'list[].id required: whole number',
    'maybe: object or null',
    'maybe.a: whole number',
  ]);
  assert.deepEqual(
    rowsOf(schema, 'out').filter((row) => row.includes('may be missing')),
    [
      'left may be missing: boolean',
      'maybe may be missing: object or null',
      'maybe.a may be missing: whole number',
    ],
  );
});

test('of several shapes each member says to which it belongs', () => {
  const of = (kind: string, name: string): Schema => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { const: kind }, [name]: { type: 'integer' } },
  });
  assert.deepEqual(rowsOf({ oneOf: [of('company', 'id'), of('request', 'count')] }, 'in'), [
    'id required, of kind company: whole number',
    'count required, of kind request: whole number',
  ]);
  assert.equal(plain(fieldTable({ type: 'object' }, 'c', 'in')), 'object', 'without members it is no table');
});

test('words between backticks are code, and no markup of a description is one', () => {
  assert.equal(withCode('use `a<b>` & `c`').text, 'use <code>a&lt;b&gt;</code> &amp; <code>c</code>');
});

const operation = (change: Partial<DocsOperation> = {}): DocsOperation => ({
  operationId: 'readOrder',
  summary: 'An order',
  description: 'Open to everybody.',
  tags: ['orders'],
  security: [{}, { bearer: [] }],
  responses: { '200': { description: 'The answer.' }, '404': { description: 'Not there.' } },
  ...change,
});
const document: DocsDocument = {
  info: { title: 'API', version: '1' },
  tags: [{ name: 'orders', description: 'Orders.' }, { name: 'empty' }],
  paths: { '/api/v1/orders/{secret}': { get: operation() } },
};
const curl = (change: Partial<DocsOperation>, method = 'POST', path = '/api/v1/orders') =>
  curlOf({ method, path, operation: operation(change) }, document, 'https://site.example');

test('a call can be pasted into a shell, whatever its example says', () => {
  const body = { schema: {}, example: { name: "O'Neil $(rm -rf) `x`" } };
  const said = curl({ requestBody: { content: { 'application/json': body } } });
  assert.match(said, /^curl -X POST 'https:\/\/site\.example\/api\/v1\/orders' \\\n/);
  assert.ok(said.includes(String.raw`-d '{"name":"O'\''Neil $(rm -rf) ${'`x`'}"}'`));
  assert.ok(said.includes("-H 'Content-Type: application/json'") && !said.includes('Authorization'));
});

test('what a call needs stands in its line: a token, a file, a name to save under, parts of the path', () => {
  assert.match(curl({ security: [{ bearer: [] }] }), /Bearer \$TOKEN/);
  assert.match(curl({ requestBody: { content: { 'multipart/form-data': { schema: {} } } } }), /-F file=@/);
  const pdf = { '200': { description: '', content: { 'application/pdf': { schema: {} } } } };
  assert.match(curl({ responses: pdf }, 'GET'), /^curl 'https[^\n]*\n[\s\S]*-OJ$/);
  const id = { name: 'id', in: 'path', schema: { type: 'integer', minimum: 7, maximum: 9 } };
  assert.match(curl({ parameters: [id] }, 'GET', '/orders/{id}/x/{unknown}'), /\/orders\/7\/x\/'/);
});

test('calls stand in the groups of the document, in its order; a group without any is empty', () => {
  const groups = callsByTag(document);
  assert.deepEqual([...groups.keys()], ['orders', 'empty']);
  assert.deepEqual(
    groups.get('orders')?.map(({ method, path }) => `${method} ${path}`),
    ['GET /api/v1/orders/{secret}'],
  );
  assert.deepEqual(groups.get('empty'), []);
});

test('the page has every call with its anchor, and nothing of the document is markup in it', () => {
  const odd = operation({ operationId: 'odd', summary: '<script>alert(1)</script>' });
  const page = docsPage({
    document: { ...document, paths: { ...document.paths, '/api/v1/orders': { post: odd } } },
    guide: [],
    origin: 'https://site.example',
    documentPath: '/api/openapi.json',
    folder: '/api/docs',
    theme: 'dark',
  });
  for (const id of ['readOrder', 'odd'])
    assert.ok(page.includes(`id="${id}"`) && page.includes(`href="#${id}"`));
  assert.match(page, /^<!doctype html><html lang="en" data-theme="dark">/);
  assert.ok(!page.includes('<script>') && page.includes('&lt;script&gt;'));
});

let made = 0;
const app = createBareApp((bare) =>
  apiDocsRoutes(bare, {
    path: '/api/docs',
    documentPath: '/api/openapi.json',
    getDocument: () => {
      made += 1;
      return document;
    },
    guide: () => [],
    origin: () => 'https://site.example',
    tokens: ':root { --page: #fff; }',
  }),
);
after(() => app.close());

test('the page is made once for each theme, packed where that is read, and not sent to who has it', async () => {
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/docs', headers });
  const [light, again, dark] = [await ask(), await ask(), await ask({ cookie: 'theme=dark' })];
  assert.equal(made, 2);
  assert.equal(light.headers.etag, again.headers.etag);
  assert.notEqual(light.headers.etag, dark.headers.etag);
  assert.match(String(light.headers['content-security-policy']), /^default-src 'none';/);
  const packed = await ask({ 'accept-encoding': 'br, gzip' });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(packed.rawPayload).toString(), light.body);
  const known = await ask({ 'if-none-match': String(light.headers.etag) });
  assert.deepEqual([known.statusCode, known.body], [304, '']);
  assert.equal((await ask({ 'if-none-match': String(dark.headers.etag) })).statusCode, 200);
});

test('its style is written out, its font may be kept', async () => {
  const style = await app.inject('/api/docs/style.css');
  assert.ok(!/\(--(phone|mobile|desktop)\)/.test(style.body) && style.body.startsWith(':root'));
  const font = await app.inject('/api/docs/inter.woff2');
  assert.equal(font.headers['content-type'], 'font/woff2');
  assert.equal(font.rawPayload.subarray(0, 4).toString('latin1'), 'wOF2');
});
