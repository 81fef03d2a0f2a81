import type pg from 'pg';

/** A stretch of a partition of company_names, in blocks. */
export type Stretch = Readonly<{ table: string; from: number; to: number }>;

/** One name: country, company, position, kind, whether the company is active, text, the company's town. */
export type NameRow = readonly [string, string, number, string, boolean, string, string | null];

const blocksAtOnce = 160;

/** One rebuild at a time, whoever asks; false if another one is under way. */
export async function takeTurn(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT pg_try_advisory_lock(hashtext('countercheck-search')) AS taken`,
  );
  return rows[0]?.taken === true;
}

/** Empty tables beside those in use, with the same partitions and no index. */
export async function createNext(client: pg.ClientBase): Promise<void> {
  await client.query('DROP TABLE IF EXISTS company_search_next, search_words_next, search_words_found');
  await client.query('CREATE TABLE company_search_next (LIKE company_search) PARTITION BY LIST (country)');
  for (const { name, bound } of await listPartitions(client, 'company_search'))
    await client.query(
      `CREATE TABLE ${quoted(`${name}_next`)} PARTITION OF company_search_next ${bound} WITH (autovacuum_enabled = off)`,
    );
  await client.query(
    `CREATE UNLOGGED TABLE search_words_found (country char(2), fold text, key integer, near integer[])`,
  );
}

async function listPartitions(
  client: pg.ClientBase,
  table: string,
): Promise<{ name: string; bound: string }[]> {
  const { rows } = await client.query<{ name: string; bound: string }>(
    `SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = $1::regclass ORDER BY 1`,
    [table],
  );
  return rows;
}

/** Opens a view of the names that workers can share, and gives all names in stretches. */
export async function openSnapshot(
  client: pg.ClientBase,
): Promise<{ snapshot: string; since: string; stretches: Stretch[] }> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ snapshot: string; since: string }>(
    'SELECT pg_export_snapshot() AS snapshot, pg_snapshot_xmin(pg_current_snapshot())::text AS since',
  );
  const stretches: Stretch[] = [];
  for (const { name } of await listPartitions(client, 'company_names')) {
    const { rows: sizes } = await client.query<{ blocks: number }>(
      `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::float8 AS blocks`,
      [quoted(name)],
    );
    for (let from = 0; from < (sizes[0]?.blocks ?? 0); from += blocksAtOnce)
      stretches.push({ table: name, from, to: from + blocksAtOnce });
  }
  return { snapshot: rows[0]?.snapshot ?? '', since: rows[0]?.since ?? '', stretches };
}

/** Lets a worker see what the snapshot saw. */
export async function joinSnapshot(client: pg.ClientBase, snapshot: string): Promise<void> {
  // Companies are looked up one by one: a hash of all of them would be made anew for every stretch.
  await client.query('SET enable_hashjoin = off; SET enable_mergejoin = off');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET TRANSACTION SNAPSHOT '${snapshot.replaceAll("'", '')}'`);
}

export async function readNames(client: pg.ClientBase, { table, from, to }: Stretch): Promise<NameRow[]> {
  const { rows } = await client.query<NameRow[]>({
    rowMode: 'array',
    text: `SELECT n.country, n.company_id, n.position, n.kind, c.status = 'Active', n.text, c.city
      FROM ${quoted(table)} n JOIN companies c ON c.country = n.country AND c.id = n.company_id
      WHERE n.ctid >= $1::tid AND n.ctid < $2::tid`,
    values: [`(${from},0)`, `(${to},0)`],
  });
  // Seven columns in the order of the type.
  return rows as unknown as NameRow[];
}

export const copyRowsInto = `COPY company_search_next (country, company_id, position, norm_version, is_active, kind,
  core, form, keys) FROM STDIN`;
export const copyWordsInto = 'COPY search_words_found (country, fold, key, near) FROM STDIN';

/** The indices of the new rows, and the vocabulary with its counts. */
export async function indexNext(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET max_parallel_maintenance_workers = 2`,
  );
  await client.query(
    'CREATE INDEX company_search_next_keys ON company_search_next USING gin (keys) WITH (gin_pending_list_limit = 1024)',
  );
  await client.query(
    'CREATE INDEX company_search_next_core ON company_search_next (core text_pattern_ops, country)',
  );
  await client.query('CREATE INDEX company_search_next_company ON company_search_next (company_id)');
  await client.query(
    'CREATE TABLE search_words_next (LIKE search_words INCLUDING DEFAULTS) WITH (fillfactor = 85)',
  );
  await client.query(`
    INSERT INTO search_words_next (country, fold, key, near, df)
    SELECT w.country, w.fold, w.key, w.near, coalesce(c.df, 1)
    FROM (SELECT DISTINCT ON (key, country, fold) * FROM search_words_found ORDER BY key, country, fold) w
    LEFT JOIN (SELECT k AS key, count(*)::integer AS df FROM company_search_next, unnest(keys) AS k
      GROUP BY k) c ON c.key = w.key`);
  await client.query('DROP TABLE search_words_found');
  await client.query(
    'CREATE INDEX search_words_next_near ON search_words_next USING gin (near) WITH (gin_pending_list_limit = 1024)',
  );
  await client.query(
    'CREATE INDEX search_words_next_fold ON search_words_next (country, fold text_pattern_ops)',
  );
  await client.query(
    'CREATE INDEX search_words_next_end ON search_words_next (country, reverse(fold) text_pattern_ops)',
  );
  await client.query('CREATE INDEX search_words_next_key ON search_words_next (key)');
  await client.query('ANALYZE company_search_next; ANALYZE search_words_next');
}

/** Companies whose search rows were written by a transaction that the snapshot `since` did not see, and a new `since`. */
export async function listWrittenSince(
  client: pg.ClientBase,
  since: string,
): Promise<{ companies: { country: string; id: string }[]; since: string }> {
  const next = await client.query<{ since: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS since',
  );
  const { rows } = await client.query<{ country: string; id: string }>(
    `SELECT DISTINCT country, company_id AS id FROM company_search
    WHERE age(xmin) <= age(($1::xid8)::xid)`,
    [since],
  );
  return { companies: rows, since: next.rows[0]?.since ?? since };
}

export async function readNamesOf(
  client: pg.ClientBase,
  companies: readonly { country: string; id: string }[],
): Promise<NameRow[]> {
  const { rows } = await client.query<NameRow[]>({
    rowMode: 'array',
    text: `SELECT n.country, n.company_id, n.position, n.kind, c.status = 'Active', n.text, c.city
      FROM json_to_recordset($1::json) AS k(country text, id uuid)
      JOIN companies c ON c.country = k.country AND c.id = k.id
      JOIN company_names n ON n.country = c.country AND n.company_id = c.id`,
    values: [JSON.stringify(companies)],
  });
  // Seven columns in the order of the type.
  return rows as unknown as NameRow[];
}

export async function deleteNextOf(
  client: pg.ClientBase,
  companies: readonly { id: string }[],
): Promise<void> {
  await client.query('DELETE FROM company_search_next WHERE company_id = ANY($1::uuid[])', [
    companies.map(({ id }) => id),
  ]);
}

/** Keeps writers and readers of the search away until the transaction ends; throws if they are not gone in a second. */
export async function lockSearch(client: pg.ClientBase): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = '1s'`);
  await client.query('LOCK TABLE company_search, search_words IN ACCESS EXCLUSIVE MODE');
}

/** Puts the new tables in the place of the old ones. */
export async function swapTables(client: pg.ClientBase, normVersion: number): Promise<void> {
  const partitions = await listPartitions(client, 'company_search_next');
  await client.query('DROP TABLE company_search, search_words');
  for (const table of ['company_search', 'search_words'])
    await client.query(`ALTER TABLE ${table}_next RENAME TO ${table}`);
  for (const { name } of partitions) {
    await client.query(`ALTER TABLE ${quoted(name)} RESET (autovacuum_enabled)`);
    await client.query(`ALTER TABLE ${quoted(name)} RENAME TO ${quoted(name.replace(/_next$/, ''))}`);
  }
  for (const index of ['company_search_%_keys', 'company_search_%_core', 'company_search_%_company'])
    await client.query(`ALTER INDEX ${index.replace('%', 'next')} RENAME TO ${index.replace('_%', '')}`);
  for (const index of ['near', 'fold', 'end', 'key'])
    await client.query(`ALTER INDEX search_words_next_${index} RENAME TO search_words_${index}`);
  await client.query(
    `INSERT INTO search_state (norm_version) VALUES ($1)
    ON CONFLICT (only_row) DO UPDATE SET norm_version = excluded.norm_version, built_at = now()`,
    [normVersion],
  );
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
