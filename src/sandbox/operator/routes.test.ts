import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { openBench, operatorKey, type SandboxBench } from '../sandbox-bench.ts';
import { createSandboxGateway } from '../server.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

const buttons = [
  '/operator/advance',
  '/operator/events/evt_1/resend',
  '/operator/payments/pay_1/lose_hold',
  '/operator/payments/pay_1/dispute/open',
];

async function clockStandsStill(press: () => Promise<Response>, why: string): Promise<void> {
  const before = bench.clock.now().getTime();
  assert.equal((await press()).status, 403, why);
  assert.equal(bench.clock.now().getTime(), before, why);
}

test('without its key the desk shows nothing and no button works', async () => {
  for (const path of ['/', '/?key=', '/?key=wrong', `/?key=${operatorKey}x`, '/?key=a&key=b']) {
    const answer = await fetch(bench.url + path, { headers: { cookie: 'sandbox_desk=wrong' } });
    assert.equal(answer.status, 403, path);
    const page = await answer.text();
    assert.match(page, /locked/);
    assert.doesNotMatch(page, /Holds|<form/);
  }
  for (const path of buttons) {
    const body = new URLSearchParams({ token: 'wrong' });
    await clockStandsStill(() => fetch(bench.url + path, { method: 'POST', body }), path);
  }
});

test('the key opens it once, leaves the address, and neither cookie nor form shows it', async () => {
  const opened = await fetch(`${bench.url}/?key=${operatorKey}`, { redirect: 'manual' });
  assert.deepEqual([opened.status, opened.headers.get('location')], [303, '/']);
  const cookie = opened.headers.get('set-cookie') ?? '';
  assert.match(cookie, /; HttpOnly; SameSite=Strict$/);
  const desk = await bench.openDesk();
  assert.match(desk.page, /Holds/);
  for (const shown of [cookie, desk.page]) assert.ok(!shown.includes(operatorKey));
  assert.notEqual(desk.token, '');
  assert.equal((await desk.press('/operator/advance')).status, 303);
});

test("no other page can press the desk's buttons, not even with the operator's cookie", async () => {
  const { cookie, press } = await bench.openDesk();
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign)
    await clockStandsStill(() => press('/operator/advance', headers), JSON.stringify(headers));
  for (const token of ['', 'wrong']) {
    const body = new URLSearchParams({ token });
    const init = { method: 'POST', headers: { cookie }, body };
    await clockStandsStill(() => fetch(`${bench.url}/operator/advance`, init), `token "${token}"`);
  }
  const opened = await bench.open();
  for (const path of ['', '/challenge', '/cancel']) {
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body: new URLSearchParams() };
    assert.equal((await fetch(`${opened.hosted_url}${path}`, init)).status, 403, path);
  }
});

test('outside a demo there is no desk at all', async () => {
  const { pool, clock } = bench;
  const app = await createSandboxGateway({
    pool,
    clock,
    webhookSecret: 'x',
    apiKey: 'y',
    publicUrl: () => 'http://localhost',
    webhookUrl: () => 'http://localhost',
  });
  for (const url of ['/', '/?key=', '/?key=undefined'])
    assert.equal((await app.inject({ url })).statusCode, 404, url);
  for (const url of buttons) assert.equal((await app.inject({ method: 'POST', url })).statusCode, 404, url);
  await app.close();
});
