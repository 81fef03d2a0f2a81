import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { startEmbeddedPostgres } from './supervisor.ts';
import { areGone, ask, makeTestFolder } from './test-folder.ts';
import { spawnTestParent } from './test-parent.ts';

test('the first start makes the database, the next one finds its data', async () => {
  using folder = makeTestFolder();
  const dataDir = join(folder.path, 'var');
  const first = await startEmbeddedPostgres({ dataDir });
  const state: unknown = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  assert.partialDeepStrictEqual(state, { pid: first.pid, port: first.port });
  await ask(first.url, `create table note (text text); insert into note values ('Мицкевич')`);
  await Promise.all([first.stop(), first.stop()]);
  assert.ok(await areGone([first.pid], 1_000));
  assert.deepEqual(
    [existsSync(join(dataDir, 'postgres.json')), existsSync(join(dataDir, 'countercheck.lock'))],
    [false, false],
  );

  const second = await startEmbeddedPostgres({ dataDir });
  try {
    assert.deepEqual(await ask(second.url, 'select * from note'), [{ text: 'Мицкевич' }]);
    assert.equal(new URL(second.url).password, new URL(first.url).password);
  } finally {
    await second.stop();
  }
});

test('the database is private, speaks every language and protects its data', async () => {
  using folder = makeTestFolder();
  const database = await startEmbeddedPostgres({ dataDir: folder.path });
  try {
    const password = statSync(join(folder.path, 'pg18', 'countercheck-password'));
    assert.equal(password.mode & 0o777, 0o600);
    const settings = await ask(
      database.url,
      `select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'fsync',
        'synchronous_commit', 'server_encoding', 'max_connections', 'jit', 'TimeZone') order by name`,
    );
    assert.deepEqual(Object.fromEntries(settings.map(({ name, setting }) => [name, setting])), {
      fsync: 'on',
      jit: 'off',
      listen_addresses: '127.0.0.1',
      max_connections: '60',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      unix_socket_directories: '',
    });
    const [hashed] = await ask(
      database.url,
      `select left(rolpassword, 13) as kind from pg_authid where rolname = 'countercheck'`,
    );
    assert.deepEqual(hashed, { kind: 'SCRAM-SHA-256' });
    await ask(database.url, 'create extension pg_trgm');
    const [letters] = await ask(
      database.url,
      `select upper('łódź яна') as upper, array_length(show_trgm('яна'), 1) as trigrams`,
    );
    assert.deepEqual(letters, { upper: 'ŁÓDŹ ЯНА', trigrams: 4 });

    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    await assert.rejects(ask(wrong.href, 'select 1'), /password authentication failed/);
  } finally {
    await database.stop();
  }
});

test('two installations run side by side', async () => {
  using folder = makeTestFolder();
  const [one, two] = await Promise.all(
    ['one', 'two'].map((name) => startEmbeddedPostgres({ dataDir: join(folder.path, name), durable: false })),
  );
  assert.ok(one && two);
  try {
    assert.notEqual(one.port, two.port);
    await ask(one.url, 'create table only_here ()');
    assert.deepEqual(await ask(two.url, `select to_regclass('only_here') as found`), [{ found: null }]);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test('a data directory in use is refused by the name of its user, and stays usable', async () => {
  using folder = makeTestFolder();
  const parent = await spawnTestParent(folder.path);
  try {
    await assert.rejects(
      startEmbeddedPostgres({ dataDir: folder.path }),
      (error) =>
        error instanceof EmbeddedPostgresError && error.message.includes(`process ${parent.process.pid}`),
    );
    assert.deepEqual(await ask(parent.place.url, 'select 1 as one'), [{ one: 1 }]);
  } finally {
    parent.process.stdin?.end();
  }
  assert.ok(await areGone([parent.process.pid ?? 0, parent.place.pid], 5_000));
});

test('a folder that cannot serve is refused with one sentence', async () => {
  using folder = makeTestFolder();
  await assert.rejects(startEmbeddedPostgres({ dataDir: '/dev/null/var' }), EmbeddedPostgresError);
  mkdirSync(join(folder.path, 'pg18'));
  writeFileSync(join(folder.path, 'pg18', 'letter.txt'), 'dear diary');
  await assert.rejects(
    startEmbeddedPostgres({ dataDir: folder.path }),
    /pg18 is not empty and holds no PostgreSQL data/,
  );
  assert.deepEqual(readdirSync(folder.path), ['pg18']);
});
