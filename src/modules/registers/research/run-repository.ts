import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ResearchRun } from './research-task.ts';

const isAtRest = sql`NOT EXISTS (
  SELECT FROM research_tasks t WHERE t.run_id = r.id AND t.state IN ('waiting', 'asked')) AS "isAtRest"`;

/** The run of an order; undefined if it has none. */
export async function findRunOfOrder(db: Db | Tx, orderId: string): Promise<ResearchRun | undefined> {
  const { rows } = await sql<ResearchRun>`
    SELECT r.id, r.order_id AS "orderId", r.started_at AS "startedAt", ${isAtRest}
    FROM research_runs r WHERE r.order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** Which run a task belongs to; undefined if there is no such task. */
export async function findRunOfTask(db: Db | Tx, taskId: string): Promise<ResearchRun | undefined> {
  const { rows } = await sql<ResearchRun>`
    SELECT r.id, r.order_id AS "orderId", r.started_at AS "startedAt", ${isAtRest}
    FROM research_runs r JOIN research_tasks own ON own.run_id = r.id WHERE own.id = ${taskId}`.execute(db);
  return rows[0];
}

/** Notes that something of a run has ended. */
export async function noteChange(tx: Tx, runId: string): Promise<void> {
  await sql`UPDATE research_runs SET changes = changes + 1 WHERE id = ${runId}`.execute(tx);
}

/** Notes that what these orders' sources said is to be made into facts anew. */
export async function noteNews(db: Db, orderIds: readonly string[]): Promise<void> {
  await sql`UPDATE research_runs SET changes = changes + 1 WHERE order_id = ANY(${[...orderIds]}::uuid[])`.execute(
    db,
  );
}

/** A run of an order of which more is known than was made into facts. */
export type ChangedRun = Readonly<{ id: string; orderId: string; changes: number }>;

const isChanged = (now: Date) => sql`r.changes <> r.assembled_changes AND r.order_id IS NOT NULL
      AND (r.assemble_after IS NULL OR r.assemble_after <= ${now})`;

/** Whether there is one; mostly there is none, and no transaction to begin for it. */
export async function hasChangedRun(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT EXISTS (SELECT FROM research_runs r WHERE ${isChanged(now)}) AS "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** One that nobody else is busy with, locked until the transaction ends. */
export async function lockChangedRun(tx: Tx, now: Date): Promise<ChangedRun | undefined> {
  const { rows } = await sql<ChangedRun>`
    SELECT r.id, r.order_id AS "orderId", r.changes FROM research_runs r
    WHERE ${isChanged(now)}
    ORDER BY r.assemble_after NULLS FIRST, r.id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

export async function noteAssembled(tx: Tx, { id, changes }: ChangedRun): Promise<void> {
  await tx
    .updateTable('research_runs')
    .set({ assembled_changes: changes, assemble_after: null })
    .where('id', '=', id)
    .execute();
}

export async function noteFailed(db: Db, { id }: ChangedRun, tryAgain: Date): Promise<void> {
  await db.updateTable('research_runs').set({ assemble_after: tryAgain }).where('id', '=', id).execute();
}

/** Questions that are open, and for how many seconds the oldest of them has been due. */
export async function countOpenQuestions(
  db: Db,
  now: Date,
): Promise<Readonly<{ open: number; oldestSeconds: number }>> {
  const { rows } = await sql<{ open: number; oldestSeconds: number }>`
    SELECT count(*)::int AS open,
           coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(run_after))), 0)::float8 AS "oldestSeconds"
    FROM research_tasks WHERE state IN ('waiting', 'asked')`.execute(db);
  return rows[0] ?? { open: 0, oldestSeconds: 0 };
}

/** How far the questions of these orders have come: a number that grows with every step of any of them. */
export async function countSteps(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ orderId: string; steps: number }>`
    SELECT r.order_id AS "orderId", max(e.id)::float8 AS steps FROM research_runs r
    JOIN research_tasks t ON t.run_id = r.id JOIN research_task_events e ON e.task_id = t.id
    WHERE r.order_id = ANY(${[...orderIds]}::uuid[]) GROUP BY r.order_id`.execute(db);
  return new Map(rows.map(({ orderId, steps }) => [orderId, steps]));
}
