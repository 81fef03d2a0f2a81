import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { copyLine, copyRows } from './copy-rows.ts';
import type { Tx } from './kysely.ts';

let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

const columns = ['n', 'text', 'list', 'numbers', 'is', 'at'];
const makeTable = (tx: Tx) =>
  sql`CREATE TEMP TABLE copied (n integer PRIMARY KEY, "text" text, list text[], numbers integer[], "is" boolean, at timestamptz)
    ON COMMIT DROP`.execute(tx);

test('copied values come back as they were given', async () => {
  const rows = [
    {
      n: 1,
      text: 'tab\there\nand \\N, "quoted", {braces}\r',
      list: ['a,b', 'say "no"', '\\', '', 'NULL', 'Ёж\t1'],
      numbers: [-2147483648, 7],
      is: true,
      at: new Date('2026-11-21T10:00:00.123Z'),
    },
    { n: 2, text: '\\.', list: [], numbers: [], is: false, at: null },
    { n: 3, text: '', list: null, numbers: null, is: null, at: null },
    { n: 4, text: null, list: null, numbers: null, is: null, at: null },
  ];
  const found = await database.db.transaction().execute(async (tx) => {
    await makeTable(tx);
    const lines = rows.map((row) => copyLine(Object.values(row)));
    await copyRows(tx, 'copied', columns, lines);
    await copyRows(tx, 'copied', columns, []);
    return (await sql`SELECT * FROM copied ORDER BY n`.execute(tx)).rows;
  });
  assert.deepEqual(found, rows);
});

test('a refused row ends the transaction, and the connection goes on', async () => {
  const line = copyLine([1, 'twice', null, null, null, null]);
  await database.db.connection().execute(async (connection) => {
    const copied = connection.transaction().execute(async (tx) => {
      await makeTable(tx);
      await copyRows(tx, 'copied', columns, Array<string>(50_000).fill(line));
    });
    await assert.rejects(copied, { code: '23505' });
    const { rows } = await sql`SELECT 1 AS one`.execute(connection);
    assert.deepEqual(rows, [{ one: 1 }]);
  });
});
