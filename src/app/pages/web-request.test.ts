import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rawRequest } from '#testing/raw-request.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const publicUrl = 'https://reports.example';
let here: TestApp;
let named: TestApp;
before(async () => {
  const options = { withPages: true, withScheduledJobs: false };
  here = await startTestApp(options);
  named = await startTestApp({ ...options, env: { PUBLIC_URL: publicUrl } });
});
after(async () => {
  await here?.close();
  await named?.close();
});

/** How the form of questions, left empty, is answered under a name of the site. */
async function answerAt(app: TestApp, host: string, origin = `http://${host}`): Promise<number> {
  const at = (text: string) => text.replace('PORT', new URL(app.url).port);
  const body = 'name=';
  const { status } = await rawRequest(
    app.url,
    'POST /contact',
    [
      ...[`Host: ${at(host)}`, `Origin: ${at(origin)}`, 'Sec-Fetch-Site: same-origin'],
      ...['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`],
    ],
    body,
  );
  return status;
}

test('a site that is tried out on this machine takes forms under both names of the machine, at its own port alone', async () => {
  const read = await answerAt(here, 'localhost:PORT');
  assert.ok(![400, 403].includes(read), `${read}`);
  assert.equal(await answerAt(here, '127.0.0.1:PORT'), read);
  for (const [host, origin] of [
    ['127.0.0.1:PORT', 'http://127.0.0.1:1'],
    ['127.0.0.1:PORT', 'http://localhost:PORT'],
    ['127.0.0.1:PORT', 'https://127.0.0.1:PORT'],
    ['127.0.0.1:1', 'http://127.0.0.1:1'],
    ['192.168.1.5:PORT', 'http://192.168.1.5:PORT'],
    ['localhost.evil.example:PORT', 'http://localhost.evil.example:PORT'],
    ['evil.example', 'http://evil.example'],
  ] as const)
    assert.equal(await answerAt(here, host, origin), 403, `${host} ${origin}`);
});

test('a site with an address of its own takes forms from there alone, whatever Host names', async () => {
  const read = await answerAt(named, 'reports.example', publicUrl);
  assert.ok(![400, 403].includes(read), `${read}`);
  for (const host of ['localhost:PORT', '127.0.0.1:PORT', 'evil.example', 'reports.example'])
    assert.equal(await answerAt(named, host), 403, host);
});
