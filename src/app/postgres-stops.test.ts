import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pino from 'pino';
import { seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { areGone, makeTestFolder } from '#platform/database/embedded/test-folder.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open.ts';
import { waitFor } from '#testing/timeline.ts';
import { readConfig } from './config/config.ts';
import { type RunningApp, startApp } from './start-app.ts';

const folder = makeTestFolder();
let database: OpenDatabase;
let app: RunningApp;
before(async () => {
  database = await openDatabase({ dataDir: folder.path });
  await seedReference(database.db, systemClock);
  const config = readConfig({ PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
  app = await startApp({
    config,
    database,
    log: pino({ level: 'silent' }),
    version: 'test',
    withScheduledJobs: false,
  });
  for (const path of pages) await read(path);
});
after(async () => {
  await app.stop();
  await database.close();
  folder[Symbol.dispose]();
});

const pages = ['/', '/ru', '/our-prices', '/ru/countries'];

async function read(path: string): Promise<void> {
  const response = await fetch(app.url + path);
  assert.equal(response.status, 200, path);
  assert.match(await response.text(), /<h1/);
}

async function assertAway(): Promise<void> {
  const began = performance.now();
  const ready = await fetch(`${app.url}/readyz`);
  const tookMs = performance.now() - began;
  assert.deepEqual([ready.status, await ready.json()], [503, { status: 'database unavailable' }]);
  assert.ok(tookMs < 3_000, `readiness took ${tookMs} ms`);
  const call = fetch(`${app.url}/api/v1/Dictionary/GetCountries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  for (const path of pages) await read(path);
  const { status, headers } = await call;
  assert.equal(status, 503);
  assert.ok(Number(headers.get('retry-after')) >= 1);
}

function serverPid(): number {
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(folder.path, 'postgres.json'), 'utf8'));
  return pid;
}

/** The server and all its processes, which are stopped one by one: they have groups of their own. */
function processesOf(parent: number): number[] {
  const parentOf = (pid: string): number => {
    try {
      const stat = readFileSync(join('/proc', pid, 'stat'), 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return 0; // it has ended meanwhile
    }
  };
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent);
  return [parent, ...children.map(Number)];
}

test('PostgreSQL that is frozen: pages go on, calls and readiness say so; thawed, all is as before', {
  skip: process.platform !== 'linux' && 'reads /proc',
}, async () => {
  const frozen = processesOf(serverPid());
  for (const one of frozen) process.kill(one, 'SIGSTOP');
  try {
    await assertAway();
  } finally {
    for (const one of frozen) process.kill(one, 'SIGCONT');
  }
  await waitFor('readiness', async () => (await fetch(`${app.url}/readyz`)).ok || undefined);
  await read('/countries/country/de');
});

test('PostgreSQL that has stopped: pages go on, calls and readiness say so', async () => {
  // Its "fast" shutdown: sessions are told 57P01, and newcomers refused.
  const pid = serverPid();
  process.kill(pid, 'SIGINT');
  assert.ok(await areGone([pid], 20_000));
  await assertAway();
});
