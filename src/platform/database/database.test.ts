import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/supervisor.ts';
import { ask, makeTestFolder } from './embedded/test-folder.ts';
import { createDatabase } from './kysely.ts';
import { createPool } from './pool.ts';
import { createStatementNames } from './prepared-statements.ts';

const folder = makeTestFolder();
let server: EmbeddedPostgres;
before(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
});
after(async () => {
  await server.stop();
  folder[Symbol.dispose]();
});

/** A pool for one test, ended with it. */
function openPool(...[options]: [Parameters<typeof createPool>[1]?]): pg.Pool & AsyncDisposable {
  const pool = createPool(server.url, options);
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() });
}

test('a pool announces itself and bounds what runs on it', async () => {
  await using pool = openPool({
    max: 1,
    applicationName: 'clerk',
    statementTimeoutMs: 50,
    idleInTransactionTimeoutMs: 700,
  });
  const shown = async (name: string) =>
    (await pool.query(`select current_setting($1) as value`, [name])).rows[0]?.value;
  assert.equal(await shown('application_name'), 'clerk');
  assert.equal(await shown('idle_in_transaction_session_timeout'), '700ms');
  assert.equal(await shown('TimeZone'), 'UTC');
  await assert.rejects(pool.query('select pg_sleep(5)'), /statement timeout/);
});

test('whole numbers and days come back as such', async () => {
  await using pool = openPool();
  const { rows } = await pool.query(
    `select 9007199254740991::int8 as safe, 9007199254740993::int8 as unsafe, count(*) as counted,
      '2026-02-28'::date as day, array['2026-02-28'::date, null] as days, array[1::int8] as numbers,
      null::date as nothing, 12.50::numeric as amount, timestamptz '2026-02-28 00:00+00' as at,
      timestamptz '2026-02-28 23:59:59.123456+00' as fine, timestamptz '0044-03-15 12:00:00+00 BC' as ides, timestamptz 'infinity' as never`,
  );
  assert.deepEqual(rows[0], {
    safe: 9007199254740991,
    unsafe: '9007199254740993',
    counted: 1,
    day: '2026-02-28',
    days: ['2026-02-28', null],
    numbers: [1],
    nothing: null,
    amount: '12.50',
    at: new Date('2026-02-28T00:00:00Z'),
    fine: new Date('2026-02-28T23:59:59.123Z'),
    ides: new Date('-000043-03-15T12:00:00Z'),
    never: Number.POSITIVE_INFINITY,
  });
});

test('a connection that breaks, idle or in a transaction, is told and replaced', async () => {
  const told: string[] = [];
  await using pool = openPool({ max: 1, onConnectionError: (error) => told.push(error.message) });
  const idle = (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid;
  await ask(server.url, `select pg_terminate_backend(${idle}, 2000)`);
  assert.equal((await pool.query('select 1 as one')).rows[0]?.one, 1);

  const client = await pool.connect();
  await client.query('begin');
  const busy = (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;
  await ask(server.url, `select pg_terminate_backend(${busy}, 2000)`);
  await assert.rejects(client.query('select 1'));
  client.release(true);
  assert.equal((await pool.query('select 1 as one')).rows[0]?.one, 1);
  assert.ok(told.length >= 2, told.join());
});

test('a query is prepared once per connection, under a name', async () => {
  await using pool = openPool({ max: 1 });
  const db = createDatabase(pool);
  for (const number of [1, 2, 3]) {
    const { rows } = await sql<{ n: number }>`select ${number}::int as n`.execute(db);
    assert.deepEqual(rows, [{ n: number }]);
  }
  for (let at = 0; at < 2; at += 1)
    await db.transaction().execute((tx) => sql`select 'in a transaction'`.execute(tx));
  const { rows } = await pool.query(
    `select statement, generic_plans + custom_plans as runs from pg_prepared_statements order by prepare_time`,
  );
  assert.deepEqual(rows, [
    { statement: 'select $1::int as n', runs: 3 },
    { statement: 'begin', runs: 2 },
    { statement: `select 'in a transaction'`, runs: 2 },
    { statement: 'commit', runs: 2 },
  ]);
});

test('statements of many shapes stay below the bound, and all are answered', async () => {
  await using pool = openPool({ max: 1 });
  const db = createDatabase(pool);
  for (let shape = 0; shape < 300; shape += 1) {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(shape)} as n`.execute(db);
    assert.equal(rows[0]?.n, shape);
  }
  const { rows } = await pool.query('select count(*) as kept from pg_prepared_statements');
  assert.equal(rows[0]?.kept, 250);
});

test('a column added under a prepared statement does not break the next call', async () => {
  await using pool = openPool({ max: 1 });
  const db = createDatabase(pool);
  await ask(server.url, 'create table growing (a int); insert into growing values (1)');
  const read = async () => (await sql`select * from growing`.execute(db)).rows;
  assert.deepEqual(await read(), [{ a: 1 }]);
  await ask(server.url, 'alter table growing add b int default 2');
  assert.deepEqual(await read(), [{ a: 1, b: 2 }]);
  assert.deepEqual(await read(), [{ a: 1, b: 2 }]);
});

test('a failed statement leaves the connection fit for the same statement', async () => {
  await using pool = openPool({ max: 1 });
  const db = createDatabase(pool);
  await assert.rejects(sql`select * from not_there_yet`.execute(db), /does not exist/);
  await ask(server.url, 'create table not_there_yet (a int)');
  assert.deepEqual((await sql`select * from not_there_yet`.execute(db)).rows, []);
  await assert.rejects(
    db.transaction().execute(() => Promise.reject(new Error('changed my mind'))),
    /changed my mind/,
  );
  assert.deepEqual((await sql`select * from not_there_yet`.execute(db)).rows, []);
});

test('names depend on the text alone, and only so many are remembered', () => {
  const nameOf = createStatementNames(2);
  const first = nameOf('select 1');
  assert.match(first, /^q[\w-]{16}$/);
  assert.notEqual(nameOf('select 2'), first);
  nameOf('select 3');
  assert.equal(nameOf('select 1'), first);
});
