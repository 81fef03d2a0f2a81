import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Snapshot, SnapshotReading } from './research-task.ts';

const snapshotColumns = sql`s.id, s.source, s.url, s.status, s.content_type AS "contentType", s.sha256, s.bytes, s.licence,
  s.fetched_at AS "fetchedAt"`;

/** Which call of a task it is. */
type CallOfTask = Readonly<{ taskId: string; round: number; position: number }>;

/** Keeps an answer and that it answered a call of a task, in one statement. */
export async function insertSnapshot(db: Db | Tx, snapshot: Snapshot, at: CallOfTask): Promise<void> {
  const link = { task_id: at.taskId, round: at.round, position: at.position, snapshot_id: snapshot.id };
  await db
    .with('kept', (step) =>
      step.insertInto('snapshots').values({
        id: snapshot.id,
        source: snapshot.source,
        url: snapshot.url,
        status: snapshot.status,
        content_type: snapshot.contentType,
        sha256: snapshot.sha256,
        bytes: snapshot.bytes,
        licence: snapshot.licence,
        fetched_at: snapshot.fetchedAt,
      }),
    )
    .insertInto('research_snapshots')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['task_id', 'round', 'position']).doUpdateSet({ snapshot_id: snapshot.id }),
    )
    .execute();
}

/** The latest answer of the source at this address that is not older than `since`. */
export async function findFreshSnapshot(
  db: Db | Tx,
  source: string,
  url: string,
  since: Date,
): Promise<Snapshot | undefined> {
  const { rows } = await sql<Snapshot>`
    SELECT ${snapshotColumns} FROM snapshots s WHERE s.source = ${source} AND s.url = ${url} AND s.fetched_at > ${since}
      AND NOT EXISTS (SELECT FROM findings f WHERE f.snapshot_id = s.id AND f.state = 'unreadable')
    ORDER BY s.fetched_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Notes which snapshot answered a call of a task; the latest one counts. */
export async function linkSnapshot(db: Db | Tx, at: CallOfTask, snapshotId: string): Promise<void> {
  await db
    .insertInto('research_snapshots')
    .values({ task_id: at.taskId, round: at.round, position: at.position, snapshot_id: snapshotId })
    .onConflict((conflict) =>
      conflict.columns(['task_id', 'round', 'position']).doUpdateSet({ snapshot_id: snapshotId }),
    )
    .execute();
}

/** What answered a round of a task, in the order of its calls. */
export async function listSnapshots(
  db: Db | Tx,
  taskId: string,
  round: number,
): Promise<(Snapshot & Readonly<{ position: number }>)[]> {
  const { rows } = await sql<Snapshot & { position: number }>`
    SELECT ${snapshotColumns}, l.position FROM research_snapshots l JOIN snapshots s ON s.id = l.snapshot_id
    WHERE l.task_id = ${taskId} AND l.round = ${round} ORDER BY l.position`.execute(db);
  return rows;
}

/** Keeps what a reader understood; what an older version of it did is kept beside. */
export async function upsertReading(db: Db | Tx, reading: SnapshotReading, at: Date): Promise<void> {
  const said = {
    reader_version: reading.readerVersion,
    state: reading.state,
    findings: storable(reading.findings),
    remarks: storable(reading.remarks),
    fault: reading.fault,
    read_at: at,
  };
  const columns = [
    ...(['snapshot_id', 'reader', 'reader_version', 'state', 'findings', 'remarks'] as const),
    ...(['fault', 'read_at'] as const),
  ];
  await db
    .with('earlier', (step) =>
      step
        .insertInto('earlier_findings')
        .columns(columns)
        .expression((from) =>
          from
            .selectFrom('findings')
            .select(columns)
            .where('snapshot_id', '=', reading.snapshotId)
            .where('reader', '=', reading.reader)
            .where('reader_version', '<', reading.readerVersion),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('findings')
    .values({ snapshot_id: reading.snapshotId, reader: reading.reader, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['snapshot_id', 'reader'])
        .doUpdateSet(said)
        // A process of an older release says nothing over a newer one.
        .where('findings.reader_version', '<=', reading.readerVersion),
    )
    .execute();
}

/** Which of these snapshots a reader has read before, with one of these ends. */
export async function listRead(
  db: Db | Tx,
  snapshotIds: readonly string[],
  reader: string,
  states: readonly SnapshotReading['state'][],
): Promise<string[]> {
  if (snapshotIds.length === 0) return [];
  const rows = await db
    .selectFrom('findings')
    .select('snapshot_id')
    .where('snapshot_id', 'in', snapshotIds)
    .where('reader', '=', reader)
    .where('state', 'in', states)
    .execute();
  return rows.map(({ snapshot_id }) => snapshot_id);
}

/** As JSON that PostgreSQL takes: it keeps neither NUL nor half a sign. */
function storable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\u0000', '\ufffd') : part,
  );
}

/** What was understood of the snapshots of a run's latest rounds, with the snapshot behind each. */
export async function listReadings(
  db: Db | Tx,
  runId: string,
): Promise<(SnapshotReading & Readonly<{ snapshot: Snapshot; taskId: string }>)[]> {
  const { rows } = await sql<SnapshotReading & { snapshot: Snapshot; taskId: string }>`
    SELECT f.snapshot_id AS "snapshotId", f.reader, f.reader_version AS "readerVersion", f.state, f.findings, f.remarks, f.fault,
      t.id AS "taskId", json_build_object('id', s.id, 'source', s.source, 'url', s.url, 'status', s.status,
        'contentType', s.content_type, 'sha256', s.sha256, 'bytes', s.bytes, 'licence', s.licence,
        'fetchedAt', s.fetched_at) AS snapshot
    FROM research_tasks t JOIN research_snapshots l ON l.task_id = t.id AND l.round = t.round
    JOIN snapshots s ON s.id = l.snapshot_id JOIN findings f ON f.snapshot_id = s.id
    WHERE t.run_id = ${runId} ORDER BY t.source, t.part, l.position`.execute(db);
  return rows.map(({ snapshot, ...row }) => ({
    ...row,
    // JSON has no dates.
    snapshot: { ...snapshot, fetchedAt: new Date(snapshot.fetchedAt) },
  }));
}
