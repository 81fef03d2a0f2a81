import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/supervisor.ts';
import { ask, makeTestFolder } from './embedded/test-folder.ts';
import { createDatabase, type Db, inOneGo } from './kysely.ts';
import { later } from './later.ts';
import { createPool } from './pool.ts';

const folder = makeTestFolder();
let server: EmbeddedPostgres;
before(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  await ask(server.url, 'create table notes (id int primary key)');
});
after(async () => {
  await server.stop();
  folder[Symbol.dispose]();
});

function openOne(max = 1) {
  const pool = createPool(server.url, { max });
  return Object.assign(createDatabase(pool), { pool, [Symbol.asyncDispose]: () => pool.end() });
}

const write = (db: Db, id: number) => sql`insert into notes values (${id})`.execute(db);
const note = (id: number) => sql`insert into notes values (${id})`;
const read = async (db: Db, number: number) =>
  (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n;
const half = async (db: Db, number: number) =>
  (await sql<{ n: number }>`select 2 / ${number}::int as n`.execute(db)).rows[0]?.n;
const written = async (db: Db, id: number) =>
  (await sql`select 1 from notes where id = ${id}`.execute(db)).rows.length === 1;

/** How often something was sent while `act` ran. */
async function countWrites(act: () => Promise<unknown>): Promise<number> {
  const query = mock.method(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.callCount();
  } finally {
    query.mock.restore();
  }
}

test('what a transaction asks at once goes in one write, with its BEGIN', async () => {
  await using db = openOne();
  const writes = await countWrites(() =>
    db.transaction().execute(async (tx) => {
      const answers = [read(tx, 1), write(tx, 1), half(tx, 2), written(tx, 1)];
      const [one, , two, isWritten] = await Promise.all(answers);
      assert.deepEqual([one, two, isWritten], [1, 1, true]);
    }),
  );
  assert.equal(writes, 2, 'the other is its COMMIT');
  assert.equal(await written(db, 1), true);
});

test('what is written later goes with COMMIT, and with its transaction', async () => {
  await using db = openOne();
  const writes = await countWrites(() =>
    db.transaction().execute(async (tx) => {
      await later(tx, note(10).compile(tx));
      await later(tx, note(11).compile(tx));
    }),
  );
  assert.equal(writes, 1);
  assert.equal(await written(db, 10), true);
  assert.equal(await written(db, 11), true);
  const changed = db.transaction().execute(async (tx) => {
    await later(tx, note(12).compile(tx));
    throw new Error('changed my mind');
  });
  await assert.rejects(changed, /changed my mind/);
  assert.equal(await written(db, 12), false);
});

test('what is wrong with it is thrown by what it goes with', async () => {
  await using db = openOne();
  await write(db, 20);
  const byCommit = db.transaction().execute(async (tx) => {
    await write(tx, 21);
    await later(tx, note(20).compile(tx));
  });
  await assert.rejects(byCommit, /notes_pkey/);
  const byNext = db.transaction().execute(async (tx) => {
    await later(tx, note(20).compile(tx));
    await assert.rejects(read(tx, 1), /notes_pkey/);
    await write(tx, 22);
  });
  await assert.rejects(byNext, /transaction is aborted/);
  const byUnnamed = db.transaction().execute(async (tx) => {
    await later(tx, note(20).compile(tx));
    await sql`set local statement_timeout = 4000`.execute(tx);
  });
  await assert.rejects(byUnnamed, /notes_pkey/);
  for (const id of [21, 22]) assert.equal(await written(db, id), false);
  await db.transaction().execute((tx) => write(tx, 23));
  assert.equal(await written(db, 23), true, 'the connection is as it was');
});

test('a statement of a transaction that fails is told by itself, and undoes those beside it', async () => {
  await using db = openOne();
  const outcomes: PromiseSettledResult<unknown>[] = [];
  const changed = db.transaction().execute(async (tx) => {
    outcomes.push(...(await Promise.allSettled([write(tx, 30), half(tx, 0), write(tx, 31)])));
  });
  await assert.rejects(changed, /rolled back|ROLLBACK|abort/i);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  );
  for (const id of [30, 31]) assert.equal(await written(db, id), false);
});

test('reads of one view share a write and a connection, and one that fails spoils no other', async () => {
  await using db = openOne(4);
  const view = inOneGo(db);
  await Promise.all([read(view, 1), half(view, 1)]);
  const writes = await countWrites(async () => {
    assert.deepEqual(await Promise.all([read(view, 5), half(view, 1), read(view, 6)]), [5, 2, 6]);
  });
  assert.equal(writes, 1);
  const mixed = await Promise.allSettled([read(view, 7), half(view, 0), read(view, 8), half(view, 2)]);
  assert.deepEqual(
    mixed.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    [7, 'error: division by zero', 8, 1],
  );
  assert.equal(db.pool.totalCount, 1);
  await assert.rejects(write(view, 40), /only reads/);
  assert.equal(await written(db, 40), false);
});

test('a column added under reads that share a write breaks none of them', async () => {
  await using db = openOne();
  await ask(server.url, 'create table widening (a int); insert into widening values (1)');
  const view = inOneGo(db);
  const wide = async () => (await sql`select * from widening`.execute(view)).rows;
  const both = () => Promise.all([read(view, 1), wide(), read(view, 2)]);
  assert.deepEqual(await both(), [1, [{ a: 1 }], 2]);
  await ask(server.url, 'alter table widening add b int default 2');
  for (let again = 0; again < 2; again += 1) assert.deepEqual(await both(), [1, [{ a: 1, b: 2 }], 2]);
});

test('whoever waits for a server that is gone hears of it', async () => {
  await using db = openOne();
  const view = inOneGo(db);
  const pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(view)).rows[0]?.pid;
  const asleep = () => sql`select pg_sleep(30)`.execute(view);
  const both = Promise.allSettled([asleep(), read(view, 1)]);
  const gone = both.then((outcomes) => outcomes.map(({ status }) => status));
  await ask(server.url, `select pg_terminate_backend(${pid}, 2000)`);
  assert.deepEqual(await gone, ['rejected', 'rejected']);
  assert.equal(await read(view, 3), 3);
});
