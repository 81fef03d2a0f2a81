import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { compiledOnce, compiledOncePerChange } from './compiled-once.ts';

describe('a statement that is compiled once', () => {
  let database: ThrowawayDatabase;
  before(async () => {
    database = await createThrowawayDatabase();
  });
  after(() => database.drop());

  it('is asked with the values of each call, wherever they stand, and builds once', async () => {
    let built = 0;
    const codes = compiledOnce((db, code: string, others: readonly string[], most: number) => {
      built += 1;
      return db
        .selectFrom('countries')
        .select(['code', sql<string>`${code}::text`.as('asked')])
        .where((where) =>
          where.or([where('code', '=', code), where('code', '=', sql<string>`ANY(${others}::text[])`)]),
        )
        .where('id', '>', 0)
        .orderBy('code')
        .limit(most);
    });
    const asked = async (...args: [string, string[], number]) =>
      (await codes(database.db, ...args)).map((row) => `${row.asked}: ${row.code}`);
    assert.deepEqual(await asked('DE', ['AT', 'BY'], 3), ['DE: AT', 'DE: BY', 'DE: DE']);
    assert.deepEqual(await asked('FR', [], 3), ['FR: FR']);
    assert.deepEqual(await asked("'; --", ['GB'], 1), ["'; --: GB"]);
    assert.equal(built, 1);
  });

  it('runs in the transaction that it is given, and writes what it is given, null too', async () => {
    const put = compiledOnce((db, key: string, value: string | null) =>
      db
        .insertInto('rate_limits')
        .values({ key, points: 1, expire: sql<number>`${value}::bigint` })
        .returning(['key', 'expire']),
    );
    await assert.rejects(
      database.db.transaction().execute(async (tx) => {
        assert.deepEqual(await put(tx, 'a', null), [{ key: 'a', expire: null }]);
        assert.deepEqual(await put(tx, 'b', '7'), [{ key: 'b', expire: 7 }]);
        throw new Error('not wanted');
      }),
      /not wanted/,
    );
    const rows = await database.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'in', ['a', 'b'])
      .execute();
    assert.deepEqual(rows, []);
  });

  it('builds what is set once for each choice of columns, and leaves out what is undefined', async () => {
    let built = 0;
    type Changes = Readonly<{ points?: number | undefined; expire?: number | null | undefined }>;
    const change = compiledOncePerChange((db, changes: Changes, key: string) => {
      built += 1;
      return db
        .updateTable('rate_limits')
        .set(changes)
        .where('key', '=', key)
        .returning(['key', 'points', 'expire']);
    });
    await database.db
      .insertInto('rate_limits')
      .values(['c', 'd'].map((key) => ({ key, points: 1, expire: 5 })))
      .execute();
    assert.deepEqual(await change(database.db, { points: 2, expire: undefined }, 'c'), [
      { key: 'c', points: 2, expire: 5 },
    ]);
    assert.deepEqual(await change(database.db, { points: 3 }, 'd'), [{ key: 'd', points: 3, expire: 5 }]);
    assert.equal(built, 1);
    assert.deepEqual(await change(database.db, { expire: null, points: 4 }, 'c'), [
      { key: 'c', points: 4, expire: null },
    ]);
    assert.equal(built, 2);
  });

  it('refuses to be built where an argument is looked at and not put', async () => {
    const bySize = compiledOnce((db, text: { size: string }) =>
      db.selectFrom('countries').select('code').where('code', '=', text.size),
    );
    await assert.rejects(async () => bySize(database.db, { size: 'DE' }), /argument 1 is nowhere/);
  });
});
