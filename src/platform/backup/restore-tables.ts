import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quotedName } from './catalogue.ts';
import type { Manifest } from './manifest.ts';

const quoted = pg.escapeIdentifier;

/**
 * Fills migrated, empty tables in one transaction, which the caller ends: before its COMMIT nobody sees a row. What
 * triggers of ours would do was done when the rows were first written, so they rest meanwhile.
 */
export function restoreTables(client: pg.Client, manifest: Manifest) {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  const triggers = async (word: 'DISABLE' | 'ENABLE') => {
    for (const name of columnsOf.keys())
      await client.query(`ALTER TABLE ${quotedName(name)} ${word} TRIGGER USER`);
  };
  return {
    async begin(): Promise<void> {
      await client.query('BEGIN');
      for (const partition of manifest.partitions) await makePartition(client, partition);
      await client.query(`TRUNCATE ${[...columnsOf.keys()].map(quotedName).join(', ')}`);
      await triggers('DISABLE');
    },
    async table(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
      const columns = columnsOf.get(name);
      if (columns === undefined) throw new Error(`The backup names a table that it does not have: ${name}.`);
      const list = columns.map((column) => quoted(column)).join(', ');
      await pipeline(bytes, client.query(copyFrom(`COPY ${quotedName(name)} (${list}) FROM STDIN`)));
    },
    async end(): Promise<void> {
      for (const { name, value } of manifest.sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint)', [quotedName(name), value]);
      await triggers('ENABLE');
      await client.query('COMMIT');
    },
  };
}

/** A country that has tables of its own gets them again, like the table that all others share. */
async function makePartition(
  client: pg.Client,
  { name, parent, bound }: Manifest['partitions'][number],
): Promise<void> {
  const { rows } = await client.query<{ rest: string | null; isThere: boolean }>(
    `SELECT (SELECT partdefid::regclass::text FROM pg_partitioned_table WHERE partrelid = quote_ident($1)::regclass) AS rest,
      to_regclass(quote_ident($2)) IS NOT NULL AS "isThere"`,
    [parent, name],
  );
  const rest = rows[0]?.rest;
  if (rows[0]?.isThere === true || rest === undefined || rest === null) return;
  if (!/^FOR VALUES [^;]*$/.test(bound)) throw new Error(`The bounds of table ${name} cannot be read.`);
  await client.query(`CREATE TABLE ${quoted(name)} (LIKE ${rest} INCLUDING ALL)`);
  await client.query(`ALTER TABLE ${quoted(parent)} ATTACH PARTITION ${quoted(name)} ${bound}`);
}
