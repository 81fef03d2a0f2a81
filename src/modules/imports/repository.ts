import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ImportRunEvent, ImportRunState } from './import-run-states.ts';
import type { ImportCounts, ImportKind, ImportRun, RefusedRecord } from './run-shapes.ts';

/** What stands in the history of a run: that it began is no edge of the table. */
export type RunEvent = ImportRunEvent | 'begin';

/** Which runs are listed. */
export type RunFilter = Readonly<{ kind?: ImportKind | undefined; states?: readonly ImportRunState[] }>;

const columns = sql`r.id, r.kind, r.source, r.file_name AS "fileName", r.is_full AS "isFull", r.state, r.share,
  r.read_count AS read, r.added_count AS added, r.changed_count AS changed, r.unchanged_count AS unchanged,
  r.refused_count AS refused, r.gone_count AS gone, r.fault, r.started_at AS "startedAt", r.seen_at AS "seenAt",
  r.ended_at AS "endedAt"`;

export async function insertRun(
  tx: Tx,
  run: Pick<ImportRun, 'id' | 'kind' | 'source' | 'fileName' | 'isFull' | 'startedAt'>,
): Promise<void> {
  const { id, kind, source, fileName, isFull, startedAt } = run;
  await tx
    .insertInto('import_runs')
    .values({
      ...{ id, kind, source, file_name: fileName, is_full: isFull, state: 'running' },
      ...{ started_at: startedAt, seen_at: startedAt },
    })
    .execute();
}

export async function insertRunEvent(tx: Tx, id: string, event: RunEvent, at: Date): Promise<void> {
  await tx.insertInto('import_run_events').values({ run_id: id, event, at }).execute();
}

/** Writes how far a run has come; false if it is taken for dead. */
export async function saveProgress(
  db: Db | Tx,
  id: string,
  { counts, share, at }: Readonly<{ counts: ImportCounts; share: number; at: Date }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_runs')
    .set({
      ...{ share, seen_at: at, read_count: counts.read, added_count: counts.added },
      ...{ changed_count: counts.changed, unchanged_count: counts.unchanged },
      ...{ refused_count: counts.refused, gone_count: counts.gone },
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertRefusals(
  db: Db | Tx,
  id: string,
  after: number,
  refusals: readonly RefusedRecord[],
): Promise<void> {
  if (refusals.length === 0) return;
  await db
    .insertInto('import_refusals')
    .values(refusals.map((refusal, at) => ({ run_id: id, position: after + at + 1, ...refusal })))
    .execute();
}

/** The state of a run, kept from others until the transaction ends. */
export async function lockRun(tx: Tx, id: string): Promise<ImportRunState | undefined> {
  const row = await tx
    .selectFrom('import_runs')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state as ImportRunState | undefined; // the table's CHECK
}

export async function setState(
  tx: Tx,
  id: string,
  change: Readonly<{ state: ImportRunState; fault: string | null; endedAt: Date | null }>,
): Promise<void> {
  const { state, fault, endedAt } = change;
  await tx.updateTable('import_runs').set({ state, fault, ended_at: endedAt }).where('id', '=', id).execute();
}

/** Runs that count as running and have not been seen since. */
export async function listSilent(db: Db | Tx, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select('id')
    .where('state', '=', 'running')
    .where('seen_at', '<', since)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest first, and how many there are in all. */
export async function listRunRows(
  db: Db,
  { kind, states }: RunFilter,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<{ items: ImportRun[]; total: number }> {
  const where = sql`WHERE (${kind ?? null}::text IS NULL OR r.kind = ${kind ?? null})
    AND (${states === undefined} OR r.state = ANY(${[...(states ?? [])]}::text[]))`;
  const { rows } = await sql<ImportRun>`
    SELECT ${columns} FROM import_runs r ${where}
    ORDER BY r.started_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM import_runs r ${where}`.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

/** A run with when its source was last found as good as could be: imported, or with nothing newer. */
export type LastRun = ImportRun & Readonly<{ goodAt: Date | null }>;

/** The run of each source that is under way, seen since; else its last. */
export async function listLastRuns(db: Db, since: Date): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`
    SELECT ${columns}, (SELECT max(greatest(f.ended_at, f.unchanged_at)) FROM import_runs f
      WHERE f.kind = r.kind AND f.source = r.source AND f.state = 'finished') AS "goodAt"
    FROM (SELECT DISTINCT ON (kind, source) * FROM import_runs
      ORDER BY kind, source, (state = 'running' AND seen_at >= ${since}) DESC, started_at DESC, id DESC) r
    ORDER BY r.kind, r.source LIMIT 200`.execute(db);
  return rows;
}

/** Writes at the last finished run of a source that there was nothing newer; nothing if there is none. */
export async function saveUnchanged(db: Db, kind: ImportKind, source: string, at: Date): Promise<void> {
  await sql`
    UPDATE import_runs SET unchanged_at = ${at} WHERE id = (SELECT id FROM import_runs
      WHERE kind = ${kind} AND source = ${source} AND state = 'finished'
      ORDER BY ended_at DESC, id DESC LIMIT 1)`.execute(db);
}

export async function findRun(db: Db, id: string): Promise<ImportRun | undefined> {
  const { rows } = await sql<ImportRun>`SELECT ${columns} FROM import_runs r WHERE r.id = ${id}`.execute(db);
  return rows[0];
}

export async function listRefusalRows(db: Db, id: string): Promise<RefusedRecord[]> {
  return db
    .selectFrom('import_refusals')
    .select(['place', 'fault'])
    .where('run_id', '=', id)
    .orderBy('position')
    .execute();
}

export async function listRunEvents(db: Db, id: string): Promise<{ event: RunEvent; at: Date }[]> {
  const rows = await db
    .selectFrom('import_run_events')
    .select(['event', 'at'])
    .where('run_id', '=', id)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ event, at }) => ({ event: event as RunEvent, at })); // the table's CHECK
}

/** Deletes runs that began before, with what belongs to them; answers how many. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('import_runs')
    .where(({ fn, ref }) => fn('greatest', [ref('started_at'), ref('unchanged_at')]), '<', before)
    .where('state', '<>', 'running')
    .executeTakeFirst();
  return Number(numDeletedRows);
}
