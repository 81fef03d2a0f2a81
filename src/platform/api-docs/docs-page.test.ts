import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { createBareApp } from '#testing/bare-app.ts';
import { callsByArea, type DocsArea } from './docs-area.ts';
import type { DocsDocument, DocsOperation } from './docs-operation.ts';
import { findCalls } from './find-calls.ts';
import { limitWords } from './limit-words.ts';
import { apiDocsRoutes } from './routes.ts';

const limit = defineLimit('reading', {
  visitor: [per(minuteSeconds, 10), per(hourSeconds, 60)],
  account: [per(minuteSeconds, 30)],
});
const operation = (change: Partial<DocsOperation> = {}): DocsOperation => ({
  operationId: 'readOrder',
  summary: 'An order',
  description: 'Open to everybody.',
  tags: ['orders'],
  security: [{}, { bearer: [] }],
  'x-limit': limit,
  responses: { '200': { description: 'The answer.' }, '404': { description: 'Not there.' } },
  ...change,
});
const answer = { $ref: '#/components/schemas/Answer' };
const document: DocsDocument = {
  info: { title: 'API', version: '1' },
  tags: [{ name: 'orders', description: 'Orders.' }],
  paths: {
    '/api/v1/orders/{secret}': { get: operation() },
    '/api/v1/orders': {
      post: operation({
        operationId: 'odd',
        summary: '<script>alert(1)</script>',
        requestBody: { content: { 'application/json': { schema: {}, example: {} } } },
      }),
    },
    '/api/v1/orders/{secret}/report': {
      get: operation({
        operationId: 'readReport',
        responses: {
          '200': { description: '', content: { 'application/json': { schema: answer, example: {} } } },
        },
      }),
    },
  },
  components: {
    schemas: { Answer: { type: 'object', properties: { grade: { type: 'string' }, next: answer } } },
  },
};
delete document.paths?.['/api/v1/orders/{secret}/report']?.get?.['x-limit'];
const areas: readonly DocsArea[] = [
  { id: 'orders', title: 'Orders', about: 'All of them.', paths: ['/api/v1/orders'] },
  { id: 'reports', title: 'Reports', about: 'And files.', paths: ['/api/v1/orders/{secret}/report'] },
];

test('a call stands in the area whose path is the longest; one without an area, or an area without one, is refused', () => {
  const names = callsByArea(document, areas).map(({ calls }) =>
    calls.map(({ operation: { operationId } }) => operationId),
  );
  assert.deepEqual(names, [['readOrder', 'odd'], ['readReport']]);
  assert.throws(() => callsByArea(document, areas.slice(1)), /no page .* holds GET \/api\/v1\/orders/);
  const empty = { id: 'empty', title: '', about: '', paths: ['/api/v1/order'] };
  assert.throws(() => callsByArea(document, [...areas, empty]), /"empty" .* is empty/);
});

test('a search finds what has every word, first where the name has it, and names of fields inside shapes', () => {
  const calls = callsByArea(document, areas).flatMap((each) => each.calls);
  const found = (asked: string) =>
    findCalls(calls, document, asked).map((call) => call.operation.operationId);
  assert.deepEqual(found('REPORT'), ['readReport']);
  assert.deepEqual(found('order'), ['readOrder', 'odd', 'readReport']);
  assert.deepEqual(found('order grade'), ['readReport']);
  assert.deepEqual(found('grade nowhere'), []);
  assert.deepEqual(found('  '), []);
});

test('a limit is a phrase, one figure for all where it is the same', () => {
  assert.equal(limitWords(limit), '10 a minute and 60 an hour from one address, 30 a minute when signed in');
  const same = [per(600, 1_000), per(86_400, 2)] as const;
  assert.equal(limitWords({ visitor: same, account: same }), '1,000 in 10 minutes and 2 a day');
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
    areas,
    guide: () => [],
    origin: () => 'https://site.example',
    tokens: ':root { --page: #fff; }',
  }),
);
after(() => app.close());

test('a page is made once for each theme, packed where that is read, and not sent to who has it', async () => {
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/docs/orders', headers });
  const [light, again, dark] = [await ask(), await ask(), await ask({ cookie: 'theme=dark' })];
  assert.equal(made, 2);
  assert.equal(light.headers.etag, again.headers.etag);
  assert.notEqual(light.headers.etag, dark.headers.etag);
  assert.match(dark.body, /^<!doctype html><html lang="en" data-theme="dark">/);
  assert.match(String(light.headers['content-security-policy']), /^default-src 'none';/);
  const packed = await ask({ 'accept-encoding': 'br, gzip' });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(packed.rawPayload).toString(), light.body);
  const known = await ask({ 'if-none-match': String(light.headers.etag) });
  assert.deepEqual([known.statusCode, known.body], [304, '']);
  assert.equal((await ask({ 'if-none-match': String(dark.headers.etag) })).statusCode, 200);
  assert.equal((await app.inject('/api/docs/nothing')).statusCode, 404);
});

test('an area has its calls alone, each with its limit and who shares it, and nothing of the document is markup', async () => {
  const { body } = await app.inject('/api/docs/orders');
  assert.ok(
    body.includes('id="readOrder"') && body.includes('id="odd"') && !body.includes('id="readReport"'),
  );
  assert.ok(!body.includes('<script>') && body.includes('&lt;script&gt;'));
  assert.match(
    body,
    /10 a minute and 60 an hour from one address[^<]*, together with <a href="\/api\/docs\/orders#odd">/,
  );
  assert.match(body, /<dt>Body<\/dt><dd>up to 256 kB/);
  const reports = (await app.inject('/api/docs/reports')).body;
  assert.match(reports, /<dt>Limit<\/dt><dd>not counted</);
  assert.match(reports, /href="\/api\/docs\/shapes#shape-Answer"/);
});

test('the language of the examples holds on every page that is gone to', async () => {
  const { body } = await app.inject('/api/docs/orders?in=python');
  assert.ok(body.includes('from urllib.request import') && !body.includes('curl -X'));
  assert.ok(body.includes('href="/api/docs/reports?in=python"') && body.includes('name="in" value="python"'));
  assert.ok(body.includes('<a href="/api/docs/orders#readOrder">curl</a>'), 'and can be changed at a call');
  assert.match((await app.inject('/api/docs/orders?in=cobol&in=python')).body, /curl -X/);
});

test('the first page names every call under its old anchor; a search says what it found, in words and never as markup', async () => {
  const { body } = await app.inject('/api/docs');
  for (const name of ['readOrder', 'odd', 'readReport']) assert.ok(body.includes(`<li id="${name}">`), name);
  const found = await app.inject('/api/docs/search?q=readreport');
  assert.match(found.body, /1 of 3 calls/);
  assert.match(found.body, /name="robots" content="noindex"/);
  const nothing = await app.inject(`/api/docs/search?q=${encodeURIComponent('"><b>')}`);
  assert.ok(nothing.body.includes('No call has “&quot;&gt;&lt;b&gt;”') && !nothing.body.includes('<b>'));
  assert.equal((await app.inject('/api/docs/search')).statusCode, 200);
});

test('its style is written out, its font may be kept', async () => {
  const style = await app.inject('/api/docs/style.css');
  assert.ok(!/\(--(phone|mobile|desktop|lg)\)/.test(style.body) && style.body.startsWith(':root'));
  const font = await app.inject('/api/docs/inter.woff2');
  assert.equal(font.headers['content-type'], 'font/woff2');
  assert.equal(font.rawPayload.subarray(0, 4).toString('latin1'), 'wOF2');
});
