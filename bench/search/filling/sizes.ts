import type pg from 'pg';

export type Size = Readonly<{ table: string; rows: number; tableMb: number; indexMb: number }>;

/** The tables that hold more than a megabyte, with all their partitions. */
export async function sizesOf(pool: pg.Pool): Promise<Size[]> {
  const { rows } = await pool.query<Size>(`
    SELECT coalesce(pg_partition_root(c.oid), c.oid)::regclass::text AS "table",
      sum(greatest(c.reltuples, 0))::float8 AS rows,
      sum(pg_table_size(c.oid))::float8 / 1048576 AS "tableMb", sum(pg_indexes_size(c.oid))::float8 / 1048576 AS "indexMb"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname = 'public'
    GROUP BY 1 HAVING sum(pg_total_relation_size(c.oid)) > 1048576 ORDER BY 1`);
  return rows;
}
