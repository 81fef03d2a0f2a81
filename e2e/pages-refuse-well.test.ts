import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
});
after(() => app?.close());

const foreignSecret = 'ab'.repeat(20);
const form = 'application/x-www-form-urlencoded';

const pages: readonly [status: number, path: string][] = [
  [404, '/nothing'],
  [404, '/ru/nothing'],
  [404, '/staff/nothing'],
  [404, '/countries/country/zz'],
  [400, '/countries/country/%00'],
  [200, `/company-search?country=de&name=${'x'.repeat(10_240)}`],
  [200, '/company-search?country=de&name=a%00b'],
  [400, '/%E0%A4%A'],
  [404, `/track/${foreignSecret}`],
  [404, '/ru/track/x'],
  [404, `/payment-error?order=${foreignSecret}`],
  [200, '/order'],
  [404, '/order?country=zz&name=a'],
  [200, '/order?country=no&name=Quibble&request=1&asked=brreg.none.__proto__,constructor.unavailable.'],
];

test('pages answer what is asked of them wrongly with words, never with a fault of ours', async () => {
  for (const [status, path] of pages) {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    assert.equal(response.status, status, path.slice(0, 80));
    const text = await response.text();
    assert.ok(text.length > 100, path);
    if (path.startsWith('/ru/')) assert.match(text, /lang="ru"/);
  }
});

const posts: readonly [status: number, path: string, type: string, body: string][] = [
  [422, '/order?country=de&name=a', form, ''],
  [422, '/order?country=de&name=a', 'application/json', '{"a":1}'],
  [400, '/order?country=de&name=a', 'application/json', '{'],
  [400, '/order', form, 'a=b'],
  [404, '/order?country=zz', form, 'a=b'],
  [413, '/order?country=de&name=a', form, 'x'.repeat(300_000)],
  [405, '/', form, 'x=1'],
  [404, `/track/${foreignSecret}`, form, 'intent=cancel'],
  [404, `/payment-error?order=${foreignSecret}`, form, ''],
];

test('forms refuse in the same way, and place nothing', async () => {
  for (const [status, path, type, body] of posts) {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'manual',
    });
    assert.equal(response.status, status, `${path} ${type} ${body.slice(0, 20)}`);
  }
  assert.deepEqual(await app.services.orders.list(app.services.db, { limit: 1 }), []);
});

const spellings = [
  ['/Countries//Country/DE/?x=A', '/countries/country/de?x=A'],
  ['/our-prices/?q=De&continent=europe', '/our-prices?q=De&continent=europe'],
  ['/OUR-PRICES', '/our-prices'],
  ['/ru/', '/ru'],
  ['/RU//Blogs?topic=tax', '/ru/blogs?topic=tax'],
  ['//evil.example/', '/evil.example'],
] as const;

test('a path has one spelling, reached by one permanent redirect that keeps the query', async () => {
  for (const [path, canonical] of spellings) {
    const response = await fetch(app.url + path, { redirect: 'manual' });
    assert.equal(response.status, 301, path);
    assert.equal(response.headers.get('location'), canonical);
  }
});

test('every page carries a policy that lets nothing foreign in', async () => {
  for (const path of ['/', '/ru', '/staff/login', `/track/${foreignSecret}`]) {
    const policy = (await fetch(app.url + path)).headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'nonce-[\w+/=]+' 'strict-dynamic'/);
    assert.ok(!policy.includes('unsafe'), path);
  }
});
