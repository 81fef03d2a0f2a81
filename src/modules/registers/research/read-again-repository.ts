import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { lockedColumns } from './repository.ts';
import type { TakenTask } from './research-task.ts';

/** A question whose answer is kept and was read by an older version of its reader. */
export type StaleTask = TakenTask & Readonly<{ orderId: string }>;

type Asked = Readonly<{
  orderIds: readonly string[];
  readers: readonly Readonly<{ source: string; part: string; reader: string; version: number }>[];
}>;

/**
 * Questions of these orders that a newer reader has not read, from their table on. Only where all that the source said is kept: of a
 * source that fell silent in the middle there is more to ask. Also one of which, while releases change, a process of an older one has
 * read something since: it tells the version of the question of nothing.
 */
const staleOf = ({ orderIds, readers }: Asked) => sql`research_tasks t JOIN research_runs r ON r.id = t.run_id
      JOIN jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) AS known (source text, part text, reader text, version integer)
        ON known.source = t.source AND known.part = t.part
      WHERE r.order_id = ANY(${[...orderIds]}::uuid[])
        AND (t.state IN ('found', 'nothing_found', 'not_filed', 'needs_person')
          OR (t.state = 'unavailable' AND t.reason = 'unreadable'))
        AND (coalesce(t.reader_version, 0) < known.version OR EXISTS (
          SELECT FROM research_snapshots l JOIN findings f ON f.snapshot_id = l.snapshot_id
          WHERE l.task_id = t.id AND l.round = t.round AND f.reader = known.reader AND f.reader_version < known.version
            AND f.read_at > coalesce((SELECT max(e.at) FROM research_task_events e
              WHERE e.task_id = t.id AND e.event LIKE 'read_again%'), '-infinity')))
        AND EXISTS (SELECT FROM research_snapshots l WHERE l.task_id = t.id AND l.round = t.round)`;

/** The next of them that nobody has, taken for as long as a lease. */
export async function lockStaleTask(
  tx: Tx,
  asked: Asked & Readonly<{ now: Date; leaseMs: number }>,
): Promise<StaleTask | undefined> {
  const { now, leaseMs } = asked;
  const { rows } = await sql<StaleTask>`
    WITH stale AS (
      SELECT t.id FROM ${staleOf(asked)} AND (t.leased_until IS NULL OR t.leased_until < ${now})
      ORDER BY t.id LIMIT 1 FOR UPDATE OF t SKIP LOCKED
    ), taken AS (
      UPDATE research_tasks SET leased_until = ${new Date(now.getTime() + leaseMs)}
      WHERE id IN (SELECT id FROM stale) RETURNING id
    )
    SELECT ${lockedColumns}, r.subject, r.order_id AS "orderId" FROM research_tasks t
    JOIN research_runs r ON r.id = t.run_id WHERE t.id IN (SELECT id FROM taken)`.execute(tx);
  return rows[0];
}

/** Whether any of them is left, whoever has it. */
export async function hasStaleTask(db: Db, asked: Asked): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM ${staleOf(asked)}) AS has`.execute(db);
  return rows[0]?.has === true;
}
