import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Balancer, startBalancer } from '#testing/balancer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { bannerOf, type StartedProcess, spawnStart } from '#testing/processes/start-process.ts';
import { waitFor } from '#testing/timeline.ts';

let dataDir = '';
let database: ThrowawayDatabase;
let balancer: Balancer;
const running = new Set<StartedProcess>();
before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'countercheck-rolling-'));
  database = await createThrowawayDatabase();
  balancer = await startBalancer();
});
after(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await balancer.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Between two requests of one visitor: six of them never leave the site alone, and leave room for it to start. */
const pauseMs = 20;
/** Longer than a busy machine takes from one question of the proxy to the next. */
const drainSeconds = 4;

type Member = StartedProcess & Readonly<{ url: string; sandboxUrl: string }>;

async function start(): Promise<Member> {
  const started = spawnStart({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    MAIL_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: balancer.url,
    ABUSE_LIMIT_FACTOR: '100000',
    DRAIN_SECONDS: String(drainSeconds),
  });
  running.add(started);
  const { url, sandboxUrl } = await bannerOf(started);
  const own = url.replace('localhost', '127.0.0.1');
  balancer.add(own);
  await waitFor('the proxy to see it', async () => balancer.isReady(own) || undefined);
  return { ...started, url: own, sandboxUrl };
}

const json = { 'Content-Type': 'application/json' };
const requests: readonly [path: string, init: RequestInit][] = [
  ['/', {}],
  ['/ru/our-prices', {}],
  ['/company-search?country=de', {}],
  ['/api/v1/Dictionary/GetCountries', { method: 'POST', headers: json, body: '{}' }],
  ['/theme', { method: 'POST', body: new URLSearchParams({ theme: 'dark', back: '/' }), redirect: 'manual' }],
];

test('two processes on one database are restarted one after the other, and no request is lost', async (context) => {
  const members = [await start(), await start()];
  const failures: string[] = [];
  let asked = 0;
  let isOver = false;
  const visitor = async (offset: number) => {
    for (let turn = offset; !isOver; turn += 1) {
      const [path, init] = requests[turn % requests.length] ?? ['/', {}];
      asked += 1;
      try {
        const response = await fetch(balancer.url + path, init);
        await response.arrayBuffer();
        if (response.status >= 400) failures.push(`${response.status} ${path}`);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const visitors = [0, 1, 2, 3, 4, 5].map(visitor);
  try {
    for (const member of members) {
      const before = asked;
      member.child.kill('SIGTERM');
      await waitFor('the proxy to lead elsewhere', async () => !balancer.isReady(member.url) || undefined);
      assert.equal(member.child.exitCode, null, 'it is still there when the proxy hears of it');
      const late = await fetch(`${member.url}/api/v1/Role/GetRoles`);
      assert.deepEqual([late.status, late.headers.get('connection')], [200, 'close']);
      const ready = await fetch(`${member.url}/readyz`);
      assert.deepEqual([ready.status, await ready.json()], [503, { status: 'draining' }]);
      assert.equal(await member.ended, 0, member.output());
      balancer.remove(member.url);
      const again = await start();
      assert.ok(asked > before, 'visitors went on');
      const served = balancer.answered.get(again.url) ?? 0;
      await waitFor(
        'the new one to serve',
        async () => (balancer.answered.get(again.url) ?? 0) > served || undefined,
      );
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  assert.deepEqual([failures, balancer.lost], [[], []], `of ${asked}`);
  assert.ok(asked > 100, `${asked} requests`);
  context.diagnostic(`${asked} requests, 0 lost, none sent twice`);
});

test("outside a demo the gateway's books are not served; Ctrl-C waits for no proxy, whatever connections are open", async () => {
  const member = await start();
  assert.doesNotMatch(member.output(), /books/);
  assert.equal((await fetch(member.sandboxUrl)).status, 404);
  const silent = connect(Number(new URL(member.url).port), '127.0.0.1');
  silent.on('error', () => {});
  await new Promise((resolve) => silent.once('connect', resolve));
  const began = performance.now();
  member.child.kill('SIGINT');
  assert.equal(await member.ended, 0);
  const tookMs = performance.now() - began;
  assert.ok(tookMs < drainSeconds * 1000, `${tookMs} ms`);
  balancer.remove(member.url);
});
