import { type Selectable, sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DataRequests } from '#platform/database/schema.ts';
import type { RequestState } from './data-request-states.ts';
import type { RequestKind, RequestRelation } from './kinds/request-kind-rules.ts';
import type { DataRequest, RequestEventRow } from './request.ts';

export async function insertRequest(tx: Tx, request: DataRequest): Promise<void> {
  const { id, kind, relation, name, company, message, email, locale, state, createdAt, dueAt } = request;
  await tx
    .insertInto('data_requests')
    .values({
      id,
      kind,
      relation,
      name,
      company,
      message,
      email,
      locale,
      state,
      created_at: createdAt,
      due_at: dueAt,
    })
    .execute();
}

export async function insertRequestEvents(
  tx: Tx,
  requestIds: readonly string[],
  { from, event, to, actor, at }: RequestEventRow,
): Promise<void> {
  if (requestIds.length === 0) return;
  await tx
    .insertInto('data_request_events')
    .values(
      requestIds.map((request_id) => ({ request_id, from_state: from, event, to_state: to, actor, at })),
    )
    .execute();
}

/** Reads a request; `lock` keeps others from changing it until the transaction ends. */
export async function findRequest(db: Db | Tx, id: string, lock = false): Promise<DataRequest | undefined> {
  const row = await db
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function updateRequest(
  tx: Tx,
  id: string,
  changes: Readonly<{
    state: RequestState;
    assigneeId?: string | null;
    answer?: string;
    closedAt?: Date;
  }>,
): Promise<void> {
  const { state, assigneeId, answer, closedAt } = changes;
  await tx
    .updateTable('data_requests')
    .set({ state, assignee_id: assigneeId, answer, closed_at: closedAt })
    .where('id', '=', id)
    .execute();
}

/** What happened to a request, the first first. */
export async function listRequestEvents(db: Db | Tx, id: string, limit: number) {
  return db
    .selectFrom('data_request_events')
    .select(['event', 'to_state as to', 'actor', 'at'])
    .where('request_id', '=', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When this address asked since `since`. */
export async function findAskedTimes(tx: Tx, email: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('data_requests')
    .select('created_at')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('created_at', '>', since)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function findRequestsOf(db: Db | Tx, email: string): Promise<DataRequest[]> {
  const rows = await db
    .selectFrom('data_requests')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

export async function deleteRequestsOf(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('data_requests')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** At most `limit` at a time, the oldest first; answers whom. */
export async function deleteClosedBefore(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('data_requests')
    .where('id', 'in', (query) =>
      query
        .selectFrom('data_requests')
        .select('id')
        .where('closed_at', '<', before)
        .orderBy('closed_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function fromRow(row: Selectable<DataRequests>): DataRequest {
  return {
    id: row.id,
    kind: row.kind as RequestKind, // CHECK of the table
    relation: row.relation as RequestRelation, // CHECK of the table
    name: row.name,
    company: row.company,
    message: row.message,
    email: row.email,
    locale: row.locale as Locale, // CHECK of the table
    state: row.state as RequestState, // CHECK of the table
    createdAt: row.created_at,
    dueAt: row.due_at,
    assigneeId: row.assignee_id,
    answer: row.answer,
    closedAt: row.closed_at,
  };
}
