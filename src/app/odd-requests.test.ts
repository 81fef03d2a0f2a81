import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { ProblemBody } from '#kernel/problem.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { order } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { rawForm, rawRequest } from '#testing/raw-request.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { listEndpoints } from './endpoints.ts';
import { sandboxKeys } from './rooms.ts';
import { webhookPathOf } from './webhooks.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
});
after(() => app.close());

const request = (line: string, headers?: readonly string[], body?: string) =>
  rawRequest(app.url, line, headers, body);
const form = (path: string, body: string, headers?: readonly string[]) =>
  rawForm(app.url, path, body, headers);

test('a method that nothing has is 405 with those that there are; two hosts are 400', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LINK']) {
    for (const path of ['/', '/api/v1/orders', '/theme', '/staff']) {
      const { status, head } = await request(`${method} ${path}`);
      assert.ok([404, 405].includes(status), `${method} ${path}: ${head}`);
    }
  }
  const { head, body } = await request('TRACE /');
  assert.match(head, /405 Method Not Allowed[\s\S]*\r\nallow: GET, HEAD/i);
  assert.equal((JSON.parse(body) as ProblemBody).value[0]?.code, 'method_not_allowed');
  for (const second of ['localhost', 'evil.example'])
    assert.equal((await request('GET /', ['Host: localhost', `Host: ${second}`])).status, 400);
});

test('a path of thousands of parts is not there, and no router looks for each of its beginnings', async () => {
  for (const parts of [13, 4_000]) {
    for (const [begin, end] of [
      ['', ''],
      ['/ru', ''],
      ['/staff', ''],
      ['', '.data'],
    ]) {
      const path = `${begin}${'/a'.repeat(parts)}${end}`;
      const { status, body } = await request(`GET ${path}`);
      assert.equal(status, 404, path.slice(0, 50));
      assert.equal((JSON.parse(body) as ProblemBody).value[0]?.code, 'not_found');
    }
  }
  assert.match((await request('GET /a/a/a/a/a/a')).body, /<h1/);
});

test('where a form leads back to is a path, or it is refused', async () => {
  for (const back of ['/a%00b', '/a%0d%0aX-Injected:%20yes', '/%1f', '/x%c2%85y']) {
    const { status, head } = await form('/theme', `theme=dark&back=${back}`);
    assert.equal(status, 400, `${back}: ${head}`);
    assert.doesNotMatch(head, /x-injected/i);
  }
  for (const [back, target] of [
    ['/countries?x=1', '/countries?x=1'],
    ['/поиск', '/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
  ] as const) {
    const { status, head } = await form('/theme', `theme=dark&back=${encodeURIComponent(back)}`);
    assert.equal(status, 303, head);
    assert.equal(/\r\nlocation: (\S+)/i.exec(head)?.[1], target);
  }
});

test('no change is made for a page of another site, whatever its browser says of it', async () => {
  const placed = await order(app);
  const { host } = new URL(app.url);
  const foreign: string[][] = [
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Origin: https://evil.example'],
    ['Origin: null'],
    [`Origin: http://${host}.evil.example`],
    ['Sec-Fetch-Site: cross-site', `Origin: http://${host}`],
    ['Sec-Fetch-Site: same-origin', 'Origin: https://evil.example'],
  ];
  const pages = [
    '/theme',
    '/contact',
    '/order',
    '/login',
    '/feedbacks',
    '/profile',
    `/track/${placed.secret}`,
  ];
  for (const headers of foreign) {
    for (const page of pages) {
      const { status, body } = await form(page, 'intent=cancel&theme=dark&back=/', headers);
      assert.equal(status, 403, `${page} ${headers.join()}`);
      assert.equal((JSON.parse(body) as ProblemBody).value[0]?.code, 'foreign_origin');
    }
    for (const endpoint of listEndpoints().filter(({ method }) => method !== 'GET')) {
      const path = endpoint.path.replaceAll('{secret}', placed.secret).replaceAll(/\{\w+\}/g, 'x');
      const { status } = await request(
        `${endpoint.method} /api/v1${path}`,
        [`Host: ${host}`, 'Content-Length: 2', 'Content-Type: application/json', ...headers],
        '{}',
      );
      assert.equal(status, 403, `${endpoint.name} ${headers.join()}`);
    }
  }
  const { order: kept } = await clientOf(app.url).call(trackOrder, { params: placed.params });
  assert.notEqual(kept.state, 'cancelled');
  for (const headers of [
    ['Sec-Fetch-Site: same-origin', 'Origin: null'],
    ['Sec-Fetch-Site: none'],
    [`Origin: http://${host}`],
    [],
  ])
    assert.equal((await form('/theme', 'theme=dark&back=/', headers)).status, 303, headers.join());
});

test('a webhook that is signed and unreadable is refused and not kept', async () => {
  const { webhookSecret } = sandboxKeys(openSecrets(app.dataDir));
  for (const id of ['evt_\u0000', '', 'x'.repeat(300), 'evt 1', '\ud800']) {
    const payload = JSON.stringify({ id, type: 'payment.captured', payment_id: 'pay_1' });
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac('sha256', webhookSecret).update(`${t}.${payload}`).digest('hex');
    const response = await fetch(app.url + webhookPathOf('sandbox'), {
      method: 'POST',
      headers: { 'countercheck-sandbox-signature': `t=${t},v1=${v1}` },
      body: payload,
    });
    assert.equal(response.status, 400, await response.text());
  }
  const { rows } = await app.pool.query('select count(*)::int as count from webhook_inbox');
  assert.equal(rows[0]?.count, 0);
});
