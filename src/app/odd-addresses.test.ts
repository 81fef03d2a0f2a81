import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RawAnswer, rawForm, rawRequest } from '#testing/raw-request.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
});
after(() => app.close());

const request = (line: string, headers?: readonly string[], body?: string) =>
  rawRequest(app.url, line, headers, body);
const form = (path: string, body: string, headers?: readonly string[]) =>
  rawForm(app.url, path, body, headers);

/** Bytes that have broken servers before, each where it does most harm. */
const oddWords = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%c0%af',
  '%ed%a0%80',
  '%0d%0aX-Injected:%20yes',
  '..%2f..%2fetc',
  '%2e%2e/',
  '//',
  '\\',
  ';a=b',
  '{{7*7}}',
  '%F0%9F%92%A9',
  "'",
  '"><svg>',
  '__proto__',
  '*',
  '\x80\xff',
  '%u0000',
  '+',
  'x'.repeat(2_000),
];
const places = [
  '/',
  '/ru/',
  '/countries/country/',
  '/countries/',
  '/blogs/',
  '/track/',
  '/staff/',
  '/staff/orders/',
  '/api/v1/',
  '/api/v1/orders/',
  '/api/docs/',
  '/assets/',
  '/dev/mailbox/',
  '/report/',
  '/__manifest',
  '/theme.data',
  '/order.data',
  '/payment-success',
  '/confirm-email',
];

test('odd addresses, queries, cookies, headers and forms are answered, and never with a fault of ours', async () => {
  const faults: string[] = [];
  const check = async (what: string, answer: Promise<RawAnswer>) => {
    const { status, head } = await answer;
    if (status >= 500 || status === 0 || /^x-injected/im.test(head))
      faults.push(`${status} ${what.slice(0, 200)}`);
  };
  for (const word of oddWords) {
    for (const place of places) {
      await check(`GET ${place}${word}`, request(`GET ${place}${word}`));
      await check(
        `GET ${place}?q=${word}`,
        request(
          `GET ${place}?${word}=${word}&order=${word}&token=${word}&to=${word}&page=${word}&p=${word}&_routes=${word}`,
        ),
      );
    }
    const header = word.replaceAll(/[^\x21-\xff]/g, '');
    for (const name of [
      'Cookie',
      'Accept-Language',
      'Accept-Locale',
      'Authorization',
      'X-Request-Id',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'Accept-Encoding',
      'If-None-Match',
      'Range',
      'If-Modified-Since',
      'Content-Type',
      'Expect',
      'Referer',
    ])
      for (const path of ['/', '/staff', '/api/v1/orders/x', '/assets/x'])
        await check(
          `${name}: ${word} at ${path}`,
          request(`GET ${path}`, [
            'Host: localhost',
            `${name}: ${header}`,
            `${name}: theme=${header}; session=${header}`,
          ]),
        );
    for (const page of [
      '/theme',
      '/contact',
      '/order',
      '/company-search',
      '/login',
      '/registration',
      '/feedbacks',
      '/forgot-password',
      '/reset-password',
      '/profile',
      '/confirm-email',
      '/track/x',
      '/staff',
      '/staff/login',
      '/nowhere',
    ])
      await check(
        `POST ${page} ${word}`,
        form(
          page,
          `theme=dark&back=/${word}&intent=${word}&email=${word}&name=${word}&country=${word}&${word}=${word}&a[b]=${word}`,
        ),
      );
  }
  assert.deepEqual(faults, []);
});

test('addresses of other forms, and requests that are none, are answered', async () => {
  for (const line of [
    'GET http://evil.example/',
    'GET http://evil.example/api/v1/x',
    'GET https://[::1',
    'GET http://',
    'OPTIONS *',
    'HEAD /',
    'GET /?%',
    'GET /#x',
    'DELETE /',
    'PUT /order',
    'PATCH /staff',
    'GET /%2e%2e/%2e%2e',
    'GET http://a:b@c:d/',
  ]) {
    const { status } = await request(line);
    assert.ok(status >= 200 && status < 500, `${line}: ${status}`);
  }
  for (const headers of [
    ['Host: '],
    ['Host: a b'],
    ['Host: evil.example:99999'],
    ['Host: ['],
    [],
    ['Host: localhost', 'Content-Length: -1'],
    ['Host: localhost', 'Transfer-Encoding: chunked', 'Content-Length: 3'],
    ['Host: localhost', 'Transfer-Encoding: x'],
    ['Host: localhost', `X: ${'y'.repeat(20_000)}`],
    ['Host: localhost', ...Array<string>(3_000).fill('A: b')],
    ['Host: localhost', 'Upgrade: websocket', 'Connection: upgrade'],
    ['Host: localhost', 'Expect: 100-continue'],
    ['Host: localhost', 'Expect: nonsense'],
  ]) {
    const { status, head } = await request('POST /theme', headers, 'x=1');
    assert.ok(status >= 200 && status < 500, `${headers.join().slice(0, 100)}: ${head}`);
  }
});
