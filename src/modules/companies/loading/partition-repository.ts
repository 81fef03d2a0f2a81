import { sql } from 'kysely';
import type { Tx } from '#platform/database/kysely.ts';
import { tidyIndices } from '../search/indexing/repository.ts';

const nameOf = (table: string, country: string) => `${table}_${country.toLowerCase()}`;

export async function hasPartition(tx: Tx, country: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT to_regclass(${nameOf('companies', country)}) IS NOT NULL AS found`.execute(tx);
  return rows[0]?.found === true;
}

/** Tables that are partitioned by country, with the partition that all other countries share; companies first. */
async function listPartitioned(tx: Tx): Promise<{ table: string; rest: string }[]> {
  const { rows } = await sql<{ table: string; rest: string }>`
    SELECT parent.relname AS "table", rest.relname AS rest
    FROM pg_partitioned_table p
    JOIN pg_class parent ON parent.oid = p.partrelid
    JOIN pg_class rest ON rest.oid = p.partdefid
    WHERE parent.relnamespace = 'public'::regnamespace AND pg_get_partkeydef(parent.oid) = 'LIST (country)'
    ORDER BY parent.relname <> 'companies', parent.relname`.execute(tx);
  return rows;
}

/** Makes the country's tables, moves its rows and attaches the tables; answers how many companies were moved. */
export async function movePartition(tx: Tx, country: string): Promise<number> {
  const tables = await listPartitioned(tx);
  const rests = tables.map(({ rest }) => sql.table(rest));
  await sql`LOCK TABLE ${sql.join(rests)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  let moved = 0n;
  for (const { table, rest } of tables) {
    const own = sql.table(nameOf(table, country));
    await sql`CREATE TABLE ${own} (LIKE ${sql.table(rest)} INCLUDING ALL,
      CONSTRAINT only_country CHECK (country = ${sql.lit(country)}))`.execute(tx);
    const { numAffectedRows = 0n } =
      await sql`INSERT INTO ${own} SELECT * FROM ${sql.table(rest)} WHERE country = ${country}`.execute(tx);
    if (table === 'companies') moved = numAffectedRows;
  }
  // Children first: a company would take them along one by one.
  for (const { rest } of tables.toReversed())
    await sql`DELETE FROM ${sql.table(rest)} WHERE country = ${country}`.execute(tx);
  // From here on searches wait.
  for (const { table } of tables) {
    const own = sql.table(nameOf(table, country));
    await sql`ALTER TABLE ${sql.table(table)} ATTACH PARTITION ${own} FOR VALUES IN (${sql.lit(country)})`.execute(
      tx,
    );
    await sql`ALTER TABLE ${own} DROP CONSTRAINT only_country`.execute(tx);
  }
  await tidyIndices(tx);
  return Number(moved);
}
