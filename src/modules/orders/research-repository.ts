import { sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { WorkItemKind, WorkItemOutcome } from './contract.ts';

export type WorkItem = { kind: WorkItemKind; doneAt: Date | null; outcome: WorkItemOutcome | null };
export type Clarification = {
  id: string;
  question: string;
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

/** Lays out the research steps of one revision; a second call changes nothing. */
export async function insertWorkItems(
  tx: Tx,
  orderId: string,
  revision: number,
  kinds: readonly WorkItemKind[],
): Promise<void> {
  await tx
    .insertInto('work_items')
    .values(kinds.map((kind, position) => ({ order_id: orderId, revision, kind, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listWorkItems(db: Db | Tx, orderId: string, revision: number): Promise<WorkItem[]> {
  const rows = await itemsOf(db, orderId, revision);
  return rows as WorkItem[]; // kind and outcome are written from the same lists
}

const itemsOf = compiledOnce((db, orderId: string, revision: number) =>
  db
    .selectFrom('work_items')
    .select(['kind', 'done_at as doneAt', 'outcome'])
    .where('order_id', '=', orderId)
    .where('revision', '=', revision)
    .orderBy('position'),
);

/** Ticks steps of a revision with what came of each, or unticks those with null. */
export async function tickWorkItems(
  tx: Tx,
  { orderId, revision }: { orderId: string; revision: number },
  outcomes: ReadonlyMap<WorkItemKind, WorkItemOutcome | null>,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const steps = [...outcomes].map(([kind, outcome]) => ({ kind, outcome }));
  await sql`
    UPDATE work_items SET outcome = given.outcome,
      done_at = CASE WHEN given.outcome IS NULL THEN NULL ELSE ${at}::timestamptz END,
      done_by = CASE WHEN given.outcome IS NULL THEN NULL ELSE ${by}::uuid END
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS given (kind text, outcome text)
    WHERE work_items.order_id = ${orderId} AND work_items.revision = ${revision} AND work_items.kind = given.kind`.execute(
    tx,
  );
}

export async function insertClarification(
  tx: Tx,
  row: { id: string; orderId: string; question: string; askedBy: string; askedAt: Date },
): Promise<void> {
  await tx
    .insertInto('clarifications')
    .values({
      id: row.id,
      order_id: row.orderId,
      question: row.question,
      asked_by: row.askedBy,
      asked_at: row.askedAt,
    })
    .execute();
}

/** Stores the answer to an open question; false if there is no such open question of this order. */
export async function answerOpenClarification(
  tx: Tx,
  row: { id: string; orderId: string; answer: string; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('clarifications')
    .set({ answer: row.answer, answered_at: row.at })
    .where('id', '=', row.id)
    .where('order_id', '=', row.orderId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function listClarifications(db: Db | Tx, orderId: string): Promise<Clarification[]> {
  return db
    .selectFrom('clarifications')
    .select(['id', 'question', 'asked_at as askedAt', 'answer', 'answered_at as answeredAt'])
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .execute();
}
