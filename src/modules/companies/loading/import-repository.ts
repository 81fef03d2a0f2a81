import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { keepHistory, liftTimeouts } from './repository.ts';

/** How far an import has come. */
export type ImportRow = Readonly<{
  id: string;
  register: string;
  source: string;
  state: 'running' | 'stopped' | 'finished';
  file_name: string;
  file_hash: string;
  file_size: number;
  is_full: boolean;
  started_at: Date;
  finished_at: Date | null;
  saved_at: Date | null;
  read_count: number;
  added_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
  links_added: number;
  links_changed: number;
  links_unchanged: number;
  gone_count: number;
}>;

/** What a record that a complete file no longer holds is called from then on. */
const goneWords = 'no longer in the register';
/** Stands where the hash of the content was, so that the record counts as changed when it comes back. */
const goneHash = 'gone';

/** Keeps other imports of the register out for as long as the connection lives; false if one is running. */
export async function tryLockImports(connection: Db, register: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_lock(hashtext('countercheck-import'), hashtext(${register})) AS locked`.execute(
    connection,
  );
  return rows[0]?.locked === true;
}

export async function unlockImports(connection: Db, register: string): Promise<void> {
  await sql`SELECT pg_advisory_unlock(hashtext('countercheck-import'), hashtext(${register}))`.execute(
    connection,
  );
}

/** An import of the same bytes in the same manner that has not come to its end. */
export async function findUnfinished(
  db: Db,
  key: Pick<ImportRow, 'register' | 'source' | 'file_hash' | 'file_size' | 'is_full'>,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    SELECT * FROM register_imports
    WHERE register = ${key.register} AND source = ${key.source} AND file_hash = ${key.file_hash}
      AND file_size = ${key.file_size} AND is_full = ${key.is_full} AND state <> 'finished'
    ORDER BY started_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Writes the row, or what has become of it. */
export async function saveImport(db: Db | Tx, row: ImportRow): Promise<void> {
  const { id: _id, ...changes } = row;
  await db
    .insertInto('register_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/** Remembers which keys a complete file holds. */
export async function saveKeys(
  tx: Tx,
  importId: string,
  isLink: boolean,
  refs: readonly string[],
): Promise<void> {
  if (refs.length === 0) return;
  await sql`INSERT INTO import_keys (import_id, is_link, source_ref)
    SELECT ${importId}::uuid, ${isLink}::boolean, unnest(${[...refs]}::text[])`.execute(tx);
}

/** Forgets the keys of complete files of this kind; what has not ended of them is never gone on with. */
export async function forgetKeys(tx: Tx, { register, source }: ImportRow): Promise<void> {
  await sql`DELETE FROM import_keys WHERE import_id IN (
    SELECT id FROM register_imports WHERE register = ${register} AND source = ${source} AND is_full)`.execute(
    tx,
  );
  // Going on without the keys of what was read before would mark all of that as gone: no file has an empty hash.
  await sql`UPDATE register_imports SET file_hash = ''
    WHERE register = ${register} AND source = ${source} AND is_full AND state <> 'finished'`.execute(tx);
}

/** How many companies of the register there are that are not gone, and how many of them the complete file lacks. */
export async function countMissing(
  db: Db | Tx,
  register: string,
  importId: string,
): Promise<{ total: number; missing: number }> {
  const { rows } = await sql<{ total: number; missing: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE k.source_ref IS NULL) AS missing
    FROM companies c
    LEFT JOIN (SELECT DISTINCT source_ref FROM import_keys WHERE import_id = ${importId} AND NOT is_link) k
      ON k.source_ref = c.source_ref
    WHERE c.source = ${register} AND c.content_hash <> ${goneHash}`.execute(db);
  return rows[0] ?? { total: 0, missing: 0 };
}

/** Marks up to `limit` companies that the complete file lacks as deleted, and keeps what they were; answers which. */
export async function markGone(
  tx: Tx,
  order: { register: string; importId: string; at: Date; limit: number },
): Promise<readonly Readonly<{ country: string; id: string }>[]> {
  const { register, importId, at, limit } = order;
  const { rows } = await sql<{ country: string; id: string }>`
    SELECT c.country, c.id FROM companies c
    WHERE c.source = ${register} AND c.content_hash <> ${goneHash} AND NOT EXISTS (
      SELECT FROM import_keys k WHERE k.import_id = ${importId} AND NOT k.is_link AND k.source_ref = c.source_ref)
    LIMIT ${limit}`.execute(tx);
  if (rows.length === 0) return rows;
  const keys = await keepHistory(tx, at, rows);
  await sql`
    UPDATE companies c SET status = 'Deleted', status_text = ${goneWords}, content_hash = ${goneHash},
      fetched_at = ${at}, version = c.version + 1
    FROM json_to_recordset(${keys}::json) AS k(country text, id uuid)
    WHERE c.country = k.country AND c.id = k.id`.execute(tx);
  await sql`
    UPDATE company_search s SET is_active = false FROM json_to_recordset(${keys}::json) AS k(country text, id uuid)
    WHERE s.country = k.country AND s.company_id = k.id`.execute(tx);
  return rows;
}

/** Ends links of this kind of file that the complete file lacks; answers how many. */
export async function endMissingLinks(
  tx: Tx,
  order: { register: string; fileKind: string; importId: string; at: Date },
): Promise<number> {
  const { register, fileKind, importId, at } = order;
  const { numAffectedRows = 0n } = await sql`
    UPDATE company_links l SET is_active = false, status_text = ${goneWords}, content_hash = ${goneHash},
      fetched_at = ${at}, version = version + 1
    WHERE l.source = ${register} AND l.file_kind = ${fileKind} AND l.content_hash <> ${goneHash} AND NOT EXISTS (
      SELECT FROM import_keys k WHERE k.import_id = ${importId} AND k.is_link AND k.source_ref = l.source_ref)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** A complete file has said of everything in the register how it is. */
export async function markRefreshed(tx: Tx, register: string, at: Date): Promise<void> {
  await tx.updateTable('registers').set({ refreshed_at: at }).where('code', '=', register).execute();
}

export type RegisterRow = Readonly<{
  code: string;
  name: string;
  companies: number;
  links: number;
  last_import: Date | null;
  refreshed_at: Date | null;
}>;

/** Registers with their rows; counts every company, so it takes seconds for millions. */
export async function listRegisters(db: Db): Promise<RegisterRow[]> {
  return db.transaction().execute(async (tx) => {
    await liftTimeouts(tx);
    const { rows } = await sql<RegisterRow>`
      SELECT r.code, r.name, r.refreshed_at, coalesce(c.count, 0) AS companies, coalesce(l.count, 0) AS links,
        (SELECT max(i.finished_at) FROM register_imports i WHERE i.register = r.code) AS last_import
      FROM registers r
      LEFT JOIN (SELECT source, count(*) FROM companies GROUP BY source) c ON c.source = r.code
      LEFT JOIN (SELECT source, count(*) FROM company_links GROUP BY source) l ON l.source = r.code
      ORDER BY r.code`.execute(tx);
    return rows;
  });
}

export async function listImports(db: Db, limit: number): Promise<ImportRow[]> {
  const { rows } =
    await sql<ImportRow>`SELECT * FROM register_imports ORDER BY started_at DESC, id DESC LIMIT ${limit}`.execute(
      db,
    );
  return rows;
}

/** Whether a file of that name and size has been imported to its end. */
export async function isImported(
  db: Db,
  source: string,
  file: Readonly<{ name: string; size: number }>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM register_imports WHERE source = ${source} AND file_name = ${file.name} AND file_size = ${file.size}
      AND state = 'finished' LIMIT 1`.execute(db);
  return rows.length > 0;
}
