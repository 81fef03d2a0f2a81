import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
});
after(() => app.close());

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers });
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    html: await response.text(),
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '',
    encoding: response.headers.get('content-encoding'),
    requestId: response.headers.get('x-request-id') ?? '',
    caching: response.headers.get('cache-control'),
  };
}

const noncesIn = (html: string) => new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));

test('a cached page has the nonce and the request id of each answer, plain and compressed', async () => {
  const encodings = ['identity', 'gzip', 'gzip', 'identity'];
  const answers: Awaited<ReturnType<typeof read>>[] = [];
  for (const encoding of encodings) answers.push(await read('/ru', { 'accept-encoding': encoding }));
  for (const { html, nonce } of answers) assert.deepEqual([...noncesIn(html)], [nonce]);
  for (const { html, requestId } of answers) assert.ok(html.includes(requestId));
  assert.equal(new Set(answers.map(({ nonce }) => nonce)).size, encodings.length);
  assert.deepEqual(
    answers.map(({ encoding }) => encoding),
    [null, 'gzip', 'gzip', null],
  );
  const bare = ({ html, nonce, requestId }: (typeof answers)[number]) =>
    html.replaceAll(nonce, '').replaceAll(requestId, '');
  assert.equal(new Set(answers.map(bare)).size, 1);
});

test('a new price is on the page at once, whoever changed it', async () => {
  const path = '/countries/country/de';
  const before = await read(path);
  assert.equal(before.caching, 'private, no-cache');
  await app.services.db
    .updateTable('tariffs')
    .set({ price_minor: 98_700 })
    .where('country_id', '=', 276)
    .execute();
  const until = Date.now() + 5_000;
  let { html } = await read(path);
  while (!html.includes('€987') && Date.now() < until) {
    await wait(20);
    ({ html } = await read(path));
  }
  assert.match(html, /€987/);
  assert.doesNotMatch(before.html, /€987/);
});

test('each theme has a page of its own', async () => {
  const dark = await read('/', { cookie: 'theme=dark' });
  const light = await read('/', { cookie: 'theme=light' });
  const system = await read('/', { cookie: 'theme=system' });
  const unchosen = await read('/');
  assert.match(dark.html, /data-theme="dark"/);
  assert.match(light.html, /data-theme="light"/);
  assert.match(system.html, /data-theme="system"/);
  assert.match(system.html, /<meta name="color-scheme" content="light dark"/);
  assert.match(unchosen.html, /data-theme="light"/);
});

test('a made-up request id never becomes a gap in the page', async () => {
  await read('/countries/country/fr', { 'x-request-id': 'Countercheck' });
  const { html } = await read('/countries/country/fr', { 'x-request-id': 'swapped-word' });
  assert.match(html, /<title>[^<]*Countercheck/);
});

test('what a visitor typed is never cached', async () => {
  const { caching } = await read('/company-search?country=de&name=secret-name');
  assert.equal(caching, 'no-store');
  const { html } = await read('/company-search?country=de');
  assert.doesNotMatch(html, /secret-name/);
});
