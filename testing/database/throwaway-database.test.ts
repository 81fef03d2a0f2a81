import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createThrowawayDatabase } from './throwaway-database.ts';

test('two databases are migrated, seeded and strangers to each other', async () => {
  const [first, second] = await Promise.all([createThrowawayDatabase(), createThrowawayDatabase()]);
  try {
    await first.db.deleteFrom('tariffs').execute();
    const count = async ({ db }: typeof first) =>
      (
        await db
          .selectFrom('tariffs')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    assert.equal(await count(first), 0);
    assert.equal(await count(second), 1260);
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
});

test('a dropped database is gone, and dropping twice does no harm', async () => {
  const { url, drop } = await createThrowawayDatabase();
  const other = await createThrowawayDatabase();
  try {
    await drop();
    await drop();
    const name = new URL(url).pathname.slice(1);
    const { rowCount } = await other.pool.query('select 1 from pg_database where datname = $1', [name]);
    assert.equal(rowCount, 0);
  } finally {
    await other.drop();
  }
});
