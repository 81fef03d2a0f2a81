import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { processStamp } from './process-identity.ts';
import { startEmbeddedPostgres } from './supervisor.ts';
import { areGone, ask, makeTestFolder } from './test-folder.ts';
import { spawnTestParent } from './test-parent.ts';

// One cluster for all: each test leaves it stopped and whole, which is what it is about.
const folder = makeTestFolder();
after(() => folder[Symbol.dispose]());

const needsProc = { skip: process.platform === 'linux' ? false : 'looks into /proc' };

/** The process that started `pid`: of a server, its watchdog. */
function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

test('kill -9 of the application leaves no process and loses nothing', needsProc, async () => {
  const parent = await spawnTestParent(folder.path);
  const watchdog = parentOf(parent.place.pid);
  await ask(parent.place.url, 'create table paid (id int); insert into paid values (1)');
  parent.process.kill('SIGKILL');
  assert.ok(await areGone([parent.place.pid, watchdog], 5_000));

  const next = await startEmbeddedPostgres({ dataDir: folder.path });
  try {
    assert.deepEqual(await ask(next.url, 'select id from paid'), [{ id: 1 }]);
  } finally {
    await next.stop();
  }
});

test('a server left without application and watchdog is ended by the next start', needsProc, async () => {
  const parent = await spawnTestParent(folder.path);
  await ask(parent.place.url, 'create table kept (id int); insert into kept values (1)');
  // Halted first, so that neither can act on the end of the other.
  parent.process.kill('SIGSTOP');
  process.kill(parentOf(parent.place.pid), 'SIGKILL');
  parent.process.kill('SIGKILL');
  await once(parent.process, 'exit');

  const lines: string[] = [];
  const next = await startEmbeddedPostgres({ dataDir: folder.path, log: (line) => lines.push(line) });
  try {
    assert.ok(
      lines.some((line) => line.includes(`process ${parent.place.pid}) that an earlier run left on`)),
    );
    assert.ok(await areGone([parent.place.pid], 1_000));
    assert.deepEqual(await ask(next.url, 'select id from kept'), [{ id: 1 }]);
  } finally {
    await next.stop();
  }
});

test('a server that dies under the application is reported, and stop() returns at once', async () => {
  const database = await startEmbeddedPostgres({ dataDir: folder.path });
  const told = new Promise<string>((resolve) => database.onExit(resolve));
  process.kill(database.pid, 'SIGKILL');
  assert.match(await told, /ended unexpectedly: SIGKILL/);
  const since = performance.now();
  await Promise.all([database.stop(), database.stop()]);
  assert.ok(performance.now() - since < 5_000);
  const late = new Promise<string>((resolve) => database.onExit(resolve));
  assert.match(await late, /SIGKILL/);

  // At once, while the killed server's workers may still hold its shared memory.
  const next = await startEmbeddedPostgres({ dataDir: folder.path });
  await next.stop();
});

test(
  'a watchdog survives what Ctrl-C sends; killed, it takes the server along and is reported',
  needsProc,
  async () => {
    const database = await startEmbeddedPostgres({ dataDir: folder.path });
    const told = new Promise<string>((resolve) => database.onExit(resolve));
    const watchdog = parentOf(database.pid);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(watchdog, signal);
    await delay(100);
    assert.deepEqual(await ask(database.url, 'select 1 as one'), [{ one: 1 }]);

    process.kill(watchdog, 'SIGKILL');
    assert.match(await told, /its watchdog ended by SIGKILL/);
    assert.ok(await areGone([database.pid], 100));
    await database.stop();
  },
);

test('files of a run long gone whose process numbers live on do not stop a start', needsProc, async () => {
  const first = await startEmbeddedPostgres({ dataDir: folder.path });
  const pidFile = readFileSync(join(folder.path, 'pg18', 'postmaster.pid'), 'utf8');
  await first.stop();
  // A stranger: ourselves, under a stamp of an earlier life in the lock.
  writeFileSync(join(folder.path, 'pg18', 'postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)));
  writeFileSync(
    join(folder.path, 'countercheck.lock'),
    JSON.stringify({ pid: process.pid, stamp: '1@earlier' }),
  );
  assert.notEqual(processStamp(process.pid), '');

  const next = await startEmbeddedPostgres({ dataDir: folder.path });
  assert.deepEqual(await ask(next.url, 'select 1 as one'), [{ one: 1 }]);
  await next.stop();
});
