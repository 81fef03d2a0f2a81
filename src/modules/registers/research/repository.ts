import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ResearchSubject } from '../sources/source.ts';
import type { ResearchEvent, ResearchReason, ResearchState } from './research-states.ts';
import type { LockedTask, ResearchTask, TakenTask } from './research-task.ts';
import type { Standing } from './standings.ts';

/** Writes a run; false if the order has one already. */
export async function insertRun(
  tx: Tx,
  run: Readonly<{
    id: string;
    orderId: string | null;
    subject: ResearchSubject;
    startedBy: string;
    startedAt: Date;
  }>,
): Promise<boolean> {
  const written = await tx
    .insertInto('research_runs')
    .values({
      id: run.id,
      order_id: run.orderId,
      country: run.subject.country,
      subject: JSON.stringify(run.subject),
      started_by: run.startedBy,
      started_at: run.startedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return written.length > 0;
}

/** A question as it is laid out. */
export type NewTask = Readonly<{
  id: string;
  runId: string;
  source: string;
  part: string;
  state: ResearchState;
  runAfter: Date;
}>;

/** Writes tasks with the events of their beginning, those that the run has already left out. */
export async function insertTasks(tx: Tx, tasks: readonly NewTask[], actor: string): Promise<void> {
  if (tasks.length === 0) return;
  await tx
    .with('laid', (step) =>
      step
        .insertInto('research_tasks')
        .values(
          tasks.map(({ id, runId, source, part, state, runAfter }) => ({
            ...{ id, source, part, state },
            ...{ run_id: runId, run_after: runAfter },
          })),
        )
        .onConflict((conflict) => conflict.columns(['run_id', 'source', 'part']).doNothing())
        .returning(['id', 'state', 'run_after']),
    )
    .insertInto('research_task_events')
    .columns(['task_id', 'event', 'to_state', 'actor', 'at'])
    .expression((from) =>
      from
        .selectFrom('laid')
        .select(['id', sql.lit('start').as('event'), 'state', sql`${actor}`.as('actor'), 'run_after']),
    )
    .execute();
}

const taskColumns = sql`t.id, t.run_id AS "runId", t.source, t.part, t.state, t.reason, t.round, t.attempts,
  t.answered_at AS "answeredAt"`;
/** Of a task that is locked, `t`. */
export const lockedColumns = sql`${taskColumns}, t.reader_version AS "readerVersion", t.takes, t.quota_since AS "quotaSince"`;

const isDue = (now: Date, busy: readonly string[]) => sql`
  ((state = 'waiting' AND run_after <= ${now}) OR (state = 'asked' AND leased_until < ${now}))
        AND source <> ALL(${[...busy]}::text[])`;

/** Whether a task is due; mostly none is, and there is no transaction to begin for it. */
export async function hasDueTask(db: Db, now: Date, busy: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT EXISTS (SELECT FROM research_tasks WHERE ${isDue(now, busy)}) AS "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/**
 * The next task that is due, locked until the transaction ends: one that waits, or one whose process has died. Sources that are busy
 * enough are left out.
 */
export async function lockDueTask(
  tx: Tx,
  now: Date,
  busy: readonly string[],
): Promise<TakenTask | undefined> {
  const { rows } = await sql<TakenTask>`
    SELECT ${lockedColumns}, r.subject FROM research_tasks t JOIN research_runs r ON r.id = t.run_id
    WHERE t.id = (
      SELECT id FROM research_tasks
      WHERE ${isDue(now, busy)}
      ORDER BY run_after, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )`.execute(tx);
  return rows[0];
}

/** Locks a task; undefined if there is none. */
export async function lockTask(tx: Tx, id: string): Promise<LockedTask | undefined> {
  const { rows } = await sql<LockedTask>`
    SELECT ${lockedColumns} FROM research_tasks t WHERE t.id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** The questions of an order's run that are still open, locked one after another in the order of their ids. */
export async function lockOpenTasks(tx: Tx, orderId: string): Promise<LockedTask[]> {
  const { rows } = await sql<LockedTask>`
    SELECT ${lockedColumns} FROM research_tasks t
    WHERE t.state IN ('waiting', 'asked') AND t.run_id = (SELECT id FROM research_runs WHERE order_id = ${orderId})
    ORDER BY t.id FOR UPDATE`.execute(tx);
  return rows;
}

/** A task of one of these sources that has waited since before then, locked; undefined if there is none. */
export async function lockStarvedTask(
  tx: Tx,
  sources: readonly string[],
  before: Date,
): Promise<LockedTask | undefined> {
  const { rows } = await sql<LockedTask>`
    SELECT ${lockedColumns} FROM research_tasks t
    WHERE t.state = 'waiting' AND t.run_after < ${before} AND t.source = ANY(${[...sources]}::text[])
    ORDER BY t.run_after LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** Holds on to a task that takes long; nothing happens where somebody else has it by now. */
export async function renewLease(db: Db, { id, takes }: LockedTask, leasedUntil: Date): Promise<void> {
  await db
    .updateTable('research_tasks')
    .set({ leased_until: leasedUntil })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('takes', '=', takes)
    .execute();
}

/** What changes with a step of a task. */
export type TaskChange = Readonly<{
  state: ResearchState;
  reason?: ResearchReason | null;
  round?: number;
  attempts?: number;
  runAfter?: Date;
  leasedUntil?: Date | null;
  answeredAt?: Date | null;
  takes?: number;
  quotaSince?: Date | null;
  readerVersion?: number;
}>;

/** Changes a task and leaves the event of it, in one statement. */
export async function stepTask(
  tx: Tx,
  id: string,
  change: TaskChange,
  event: Readonly<{ from: ResearchState; event: ResearchEvent; actor: string; at: Date }>,
): Promise<void> {
  await tx
    .with('step', (step) =>
      step
        .updateTable('research_tasks')
        .set({
          state: change.state,
          ...(change.reason !== undefined && { reason: change.reason }),
          ...(change.round !== undefined && { round: change.round }),
          ...(change.attempts !== undefined && { attempts: change.attempts }),
          ...(change.runAfter !== undefined && { run_after: change.runAfter }),
          ...(change.leasedUntil !== undefined && { leased_until: change.leasedUntil }),
          ...(change.answeredAt !== undefined && { answered_at: change.answeredAt }),
          ...(change.takes !== undefined && { takes: change.takes }),
          ...(change.quotaSince !== undefined && { quota_since: change.quotaSince }),
          ...(change.readerVersion !== undefined && { reader_version: change.readerVersion }),
        })
        .where('id', '=', id),
    )
    .insertInto('research_task_events')
    .values({
      task_id: id,
      from_state: event.from,
      event: event.event,
      to_state: change.state,
      actor: event.actor,
      reason: change.reason ?? null,
      at: event.at,
    })
    .execute();
}

/** Tasks of a run, by source and part. */
export async function listTasks(db: Db | Tx, runId: string): Promise<ResearchTask[]> {
  const { rows } = await sql<ResearchTask>`
    SELECT ${taskColumns} FROM research_tasks t WHERE t.run_id = ${runId} ORDER BY t.source, t.part`.execute(
    db,
  );
  return rows;
}

/** How the questions of runs since then stand, by source, part and state. */
export async function listStandings(db: Db | Tx, since: Date): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT t.source, t.part, t.state, count(*)::integer AS tasks, max(t.answered_at) AS "lastAt"
    FROM research_tasks t JOIN research_runs r ON r.id = t.run_id WHERE r.started_at >= ${since}
    GROUP BY t.source, t.part, t.state ORDER BY t.source, t.part, t.state`.execute(db);
  return rows;
}
