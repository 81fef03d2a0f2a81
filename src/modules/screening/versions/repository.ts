import { sql } from 'kysely';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** A version of a list as it was imported. */
export type ListVersion = Readonly<{
  id: number;
  list: ListCode;
  /** As the list numbers its versions, if it does. */
  version: string | null;
  /** `YYYY-MM-DD`, where the file says it. */
  publishedOn: string | null;
  format: string;
  readerVersion: number;
  fileName: string;
  sha256: string;
  bytes: number;
  entries: number;
  added: number;
  changed: number;
  dropped: number;
  faults: number;
  importedAt: Date;
  checkedAt: Date;
}>;

/** An entry ready to be written: its JSON and the hash of it. */
export type StagedEntry = Readonly<{ entryId: string; entry: string; sha256: string }>;

const columns = sql`v.id, v.list, v.version, v.published_on::text AS "publishedOn", v.format, v.reader_version AS "readerVersion",
  v.file_name AS "fileName", v.sha256, v.bytes, v.entries, v.added, v.changed, v.dropped, v.faults,
  v.imported_at AS "importedAt", v.checked_at AS "checkedAt"`;

/** Keeps other imports of the list out for as long as the connection lives; false if one is running. */
export async function tryLockList(connection: Db, list: ListCode): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_lock(hashtext('countercheck-list'), hashtext(${list})) AS locked`.execute(
    connection,
  );
  return rows[0]?.locked === true;
}

export async function unlockList(connection: Db, list: ListCode): Promise<void> {
  await sql`SELECT pg_advisory_unlock(hashtext('countercheck-list'), hashtext(${list}))`.execute(connection);
}

/** The version of each list that holds now, or of one. */
export async function listVersionsNow(db: Db | Tx, list?: ListCode): Promise<ListVersion[]> {
  const { rows } = await sql<ListVersion>`
    SELECT DISTINCT ON (v.list) ${columns} FROM list_versions v
    WHERE ${list ?? null}::text IS NULL OR v.list = ${list ?? null} ORDER BY v.list, v.id DESC`.execute(db);
  return rows;
}

/** Raised by every import that changed something: who holds an index of entries compares it with its own. */
export async function findListsMark(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{
    mark: number;
  }>`SELECT coalesce(max(id), 0) AS mark FROM list_versions`.execute(db);
  return rows[0]?.mark ?? 0;
}

/** The same file came again: it holds still. */
export async function noteChecked(db: Db, version: number, at: Date): Promise<void> {
  await db.updateTable('list_versions').set({ checked_at: at }).where('id', '=', version).execute();
}

/** Forgets what an import that was killed has left. */
export async function clearStaged(db: Db | Tx, list: ListCode): Promise<void> {
  await db.deleteFrom('list_entries_staged').where('list', '=', list).execute();
}

/** Writes entries where nobody sees them yet; answers how many of them had a key that was there already. */
export async function stageEntries(db: Db, list: ListCode, entries: readonly StagedEntry[]): Promise<number> {
  const { rows } = await sql<{ entry_id: string }>`
    INSERT INTO list_entries_staged (list, entry_id, entry, sha256)
    SELECT ${list}, s.entry_id, s.entry::jsonb, s.sha256
    FROM unnest(${entries.map(({ entryId }) => entryId)}::text[], ${entries.map(({ entry }) => entry)}::text[],
      ${entries.map(({ sha256 }) => sha256)}::text[]) AS s (entry_id, entry, sha256)
    ON CONFLICT DO NOTHING RETURNING entry_id`.execute(db);
  return entries.length - rows.length;
}

/** What would change if the staged entries became the list. */
export async function countStaged(
  db: Db | Tx,
  list: ListCode,
): Promise<Readonly<{ before: number; added: number; changed: number; absent: number }>> {
  const { rows } = await sql<{ before: number; added: number; changed: number; absent: number }>`
    SELECT count(e.id) AS before, count(*) FILTER (WHERE e.id IS NULL) AS added,
      count(*) FILTER (WHERE e.sha256 <> s.sha256) AS changed, count(*) FILTER (WHERE s.entry_id IS NULL) AS absent
    FROM (SELECT * FROM list_entries_staged WHERE list = ${list}) s
    FULL JOIN (SELECT * FROM list_entries WHERE list = ${list} AND until_version IS NULL) e USING (entry_id)`.execute(
    db,
  );
  return rows[0] ?? { before: 0, added: 0, changed: 0, absent: 0 };
}

/** Inserts the version and moves the staged entries in; with `keepsAbsent` what is not among them goes on as it was. */
export async function moveStaged(
  tx: Tx,
  version: Omit<ListVersion, 'id'>,
  keepsAbsent: boolean,
): Promise<number> {
  const { id } = await tx
    .insertInto('list_versions')
    .values({
      list: version.list,
      version: version.version,
      published_on: version.publishedOn,
      format: version.format,
      reader_version: version.readerVersion,
      file_name: version.fileName,
      sha256: version.sha256,
      bytes: version.bytes,
      entries: version.entries,
      added: version.added,
      changed: version.changed,
      dropped: version.dropped,
      faults: version.faults,
      imported_at: version.importedAt,
      checked_at: version.checkedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    UPDATE list_entries e SET until_version = ${id}, is_dropped = s.entry_id IS NULL
    FROM list_entries c LEFT JOIN list_entries_staged s ON s.list = c.list AND s.entry_id = c.entry_id
    WHERE e.id = c.id AND c.list = ${version.list} AND c.until_version IS NULL AND s.sha256 IS DISTINCT FROM c.sha256
      AND NOT (${keepsAbsent} AND s.entry_id IS NULL)`.execute(tx);
  await sql`
    INSERT INTO list_entries (list, entry_id, entry, sha256, from_version)
    SELECT s.list, s.entry_id, s.entry, s.sha256, ${id} FROM list_entries_staged s
    WHERE s.list = ${version.list} AND NOT EXISTS (SELECT FROM list_entries e
      WHERE e.list = s.list AND e.entry_id = s.entry_id AND e.until_version IS NULL)`.execute(tx);
  await sql`DELETE FROM list_entries_staged WHERE list = ${version.list}`.execute(tx);
  return id;
}

/** Entries that hold now, in the order of their rows after `after`; those that their own list has ended by `today` are left out. */
export async function listEntriesNow(
  db: Db | Tx,
  page: Readonly<{ after: number; limit: number; today: string; lists: readonly ListCode[] | undefined }>,
): Promise<{ id: number; entry: ListEntry }[]> {
  // What stands there was written by `stageEntries`: the type is that of the reader's version.
  const { rows } = await sql<{ id: number; entry: ListEntry }>`
    SELECT id, entry FROM list_entries
    WHERE until_version IS NULL AND id > ${page.after} AND coalesce(entry->>'delistedOn' > ${page.today}, true)
      AND (${page.lists === undefined} OR list = ANY(${[...(page.lists ?? [])]}::text[]))
    ORDER BY id LIMIT ${page.limit}`.execute(db);
  return rows;
}

/** Every wording of one entry, the latest first, with the versions that brought and ended it. */
export async function listWordings(
  db: Db | Tx,
  list: ListCode,
  entryId: string,
): Promise<{ entry: ListEntry; fromVersion: number; untilVersion: number | null; isDropped: boolean }[]> {
  const { rows } = await sql<{
    entry: ListEntry;
    fromVersion: number;
    untilVersion: number | null;
    isDropped: boolean;
  }>`
    SELECT entry, from_version AS "fromVersion", until_version AS "untilVersion", is_dropped AS "isDropped"
    FROM list_entries WHERE list = ${list} AND entry_id = ${entryId} ORDER BY id DESC`.execute(db);
  return rows;
}

/** A file of a hundred megabytes takes longer than a request may. */
export async function liftTimeouts(tx: Tx): Promise<void> {
  await sql`SELECT set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}
