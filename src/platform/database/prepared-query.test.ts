import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/supervisor.ts';
import { ask, makeTestFolder } from './embedded/test-folder.ts';
import { createDatabase, type Db } from './kysely.ts';
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

/** One connection on which a transaction has been begun before, so that the next one begins with its first statement. */
async function openOne() {
  const pool = createPool(server.url, { max: 1 });
  const db = createDatabase(pool);
  await db.transaction().execute((tx) => sql`select 1`.execute(tx));
  return Object.assign(db, { pool, [Symbol.asyncDispose]: () => pool.end() });
}

const write = (db: Db, id: number) => sql`insert into notes values (${id})`.execute(db);
const written = async (db: Db, id: number) =>
  (await sql`select 1 from notes where id = ${id}`.execute(db)).rows.length === 1;

test('what a transaction did is undone with it, from its first statement on', async () => {
  await using db = await openOne();
  const changed = db.transaction().execute(async (tx) => {
    await write(tx, 1);
    await write(tx, 2);
    throw new Error('changed my mind');
  });
  await assert.rejects(changed, /changed my mind/);
  assert.equal(await written(db, 1), false);
  assert.equal(await written(db, 2), false);
  await db.transaction().execute((tx) => write(tx, 1));
  assert.equal(await written(db, 1), true);
});

test('a first statement that fails gives its transaction up', async () => {
  await using db = await openOne();
  await write(db, 10);
  const swallowed = db.transaction().execute(async (tx) => {
    await write(tx, 10).catch(() => {});
    await write(tx, 11);
  });
  await assert.rejects(swallowed, /transaction is aborted/);
  assert.equal(await written(db, 11), false);
});

test('where a transaction could not begin, nothing of it runs', async () => {
  await using db = await openOne();
  await db.pool.query('deallocate begin');
  const swallowed = db.transaction().execute(async (tx) => {
    await write(tx, 20).catch(() => {});
    await write(tx, 21).catch(() => {});
  });
  await assert.rejects(swallowed, /does not exist/);
  const atOnce = db.transaction().execute((tx) => Promise.allSettled([write(tx, 20), write(tx, 21)]));
  await assert.rejects(atOnce, /does not exist/);
  assert.equal(await written(db, 20), false);
  assert.equal(await written(db, 21), false);
});

test('a value that cannot be written leaves the transaction to begin with the next', async () => {
  await using db = await openOne();
  const unwritable = {
    toPostgres: () => {
      throw new Error('not to be written');
    },
  };
  const changed = db.transaction().execute(async (tx) => {
    await assert.rejects(sql`insert into notes values (${unwritable})`.execute(tx), /not to be written/);
    await write(tx, 30);
    throw new Error('changed my mind');
  });
  await assert.rejects(changed, /changed my mind/);
  assert.equal(await written(db, 30), false);
});

test('statements that have no name begin a transaction as well, and one without statements sends nothing', async () => {
  await using db = await openOne();
  const changed = db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 4000`.execute(tx);
    await write(tx, 40);
    throw new Error('changed my mind');
  });
  await assert.rejects(changed, /changed my mind/);
  assert.equal(await written(db, 40), false);
  assert.equal(await db.transaction().execute(async () => 'done'), 'done');
  await write(db, 41);
  assert.equal(await written(db, 41), true);
});

test('rows and counts are those of the statement', async () => {
  await using db = await openOne();
  const { rows } = await sql<{ n: number; nothing: null }>`
    select n, null::text as nothing from generate_series(1, ${2}::int) as n`.execute(db);
  assert.deepEqual(rows, [
    { n: 1, nothing: null },
    { n: 2, nothing: null },
  ]);
  const changed = await db.transaction().execute((tx) => write(tx, 50));
  assert.equal(changed.numAffectedRows, 1n);
});
