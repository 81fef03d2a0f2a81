import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/supervisor.ts';
import { ask, makeTestFolder } from './embedded/test-folder.ts';
import { listPendingMigrations, migrate } from './migrate.ts';
import { createPool } from './pool.ts';

const folder = makeTestFolder();
let server: EmbeddedPostgres;
before(async () => {
  server = await startEmbeddedPostgres({ dataDir: join(folder.path, 'var'), durable: false });
});
after(async () => {
  await server.stop();
  folder[Symbol.dispose]();
});

let made = 0;
/** A new database and a folder of migrations for it. */
async function makePlace(files: Readonly<Record<string, string>>) {
  made += 1;
  const name = `case_${made}`;
  const directory = join(folder.path, name);
  mkdirSync(directory);
  const write = (more: Readonly<Record<string, string>>) => {
    for (const [file, sql] of Object.entries(more)) writeFileSync(join(directory, file), sql);
  };
  write(files);
  await ask(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, directory, write, run: () => migrate(url.href, { directory }) };
}

test('migrations run in order, once', async () => {
  const place = await makePlace({
    '0002-second.sql': 'insert into a values (2);',
    '0001-first.sql': 'create table a (n int);\ninsert into a values (1);',
  });
  assert.deepEqual(await place.run(), ['0001-first.sql', '0002-second.sql']);
  assert.deepEqual(await place.run(), []);
  place.write({ '0003-third.sql': 'insert into a values (3);' });
  assert.deepEqual(await place.run(), ['0003-third.sql']);
  assert.deepEqual(await ask(place.url, 'select n from a order by n'), [{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('two processes that migrate at once do the work once', async () => {
  const place = await makePlace({ '0001-slow.sql': 'select pg_sleep(0.3); create table once (n int);' });
  const done = await Promise.all([place.run(), place.run(), place.run()]);
  assert.deepEqual(done.flat(), ['0001-slow.sql']);
});

test('a failing file leaves nothing of itself, keeps what came before, and names its line', async () => {
  const place = await makePlace({
    '0001-good.sql': 'create table good (n int);',
    '0002-bad.sql': 'create table half (n int);\n\nselect nothing from nowhere;',
  });
  await assert.rejects(
    place.run(),
    /^Error: Migration 0002-bad\.sql failed at line 3: relation "nowhere" does not exist$/,
  );
  assert.deepEqual(
    await ask(place.url, `select to_regclass('good')::text as good, to_regclass('half') as half`),
    [{ good: 'good', half: null }],
  );
  place.write({ '0002-bad.sql': 'create table whole (n int);' });
  assert.deepEqual(await place.run(), ['0002-bad.sql']);
});

test('a file changed after it was applied is refused; other line ends are no change', async () => {
  const place = await makePlace({ '0001-a.sql': 'create table a (n int);\n-- end\n' });
  await place.run();
  place.write({ '0001-a.sql': 'create table a (n int);\r\n-- end\r\n' });
  assert.deepEqual(await place.run(), []);
  place.write({ '0001-a.sql': 'create table a (n bigint);\n', '0002-b.sql': 'create table b ();' });
  await assert.rejects(place.run(), /Migration 0001-a\.sql was changed after it was applied/);
  assert.deepEqual(await ask(place.url, `select to_regclass('b') as b`), [{ b: null }]);
});

test('late, double and nameless files are refused; files of a newer release are not missed', async () => {
  const place = await makePlace({ '0001-a.sql': 'select 1;', '0003-c.sql': 'select 1;' });
  await place.run();
  place.write({ '0002-b.sql': 'select 1;' });
  await assert.rejects(place.run(), /0002-b\.sql comes after 0003-c\.sql was applied/);
  place.write({ '0003-d.sql': 'select 1;' });
  await assert.rejects(place.run(), /0003-c\.sql and 0003-d\.sql have the same number/);
  for (const name of ['0002-b.sql', '0003-c.sql', '0003-d.sql']) rmSync(join(place.directory, name));
  assert.deepEqual(await place.run(), []);
  place.write({ 'later.sql': 'select 1;' });
  await assert.rejects(place.run(), /later\.sql must be named like/);
});

test('a file may opt out of its transaction', async () => {
  const index = 'create index concurrently a_n on a (n);';
  const place = await makePlace({ '0001-a.sql': 'create table a (n int);', '0002-index.sql': index });
  await assert.rejects(
    place.run(),
    /0002-index\.sql failed: CREATE INDEX CONCURRENTLY cannot run inside a transaction block/,
  );
  place.write({ '0002-index.sql': `-- no transaction\n${index}` });
  const done = await Promise.all([place.run(), place.run()]);
  assert.deepEqual(done.flat(), ['0002-index.sql']);
});

test('a migration gives up when a table is busy, and readiness names what is pending', async () => {
  const place = await makePlace({ '0001-a.sql': 'create table a (n int);' });
  const pool = createPool(place.url, { max: 1 });
  try {
    assert.deepEqual(await listPendingMigrations(pool, place.directory), ['0001-a.sql']);
    await place.run();
    place.write({ '0002-b.sql': 'alter table a add m int;' });
    assert.deepEqual(await listPendingMigrations(pool, place.directory), ['0002-b.sql']);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select * from a');
    await assert.rejects(place.run(), /0002-b\.sql failed: canceling statement due to lock timeout/);
    await client.query('rollback');
    client.release();
    assert.deepEqual(await place.run(), ['0002-b.sql']);
    assert.deepEqual(await listPendingMigrations(pool, place.directory), []);
  } finally {
    await pool.end();
  }
});
