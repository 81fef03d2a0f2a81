import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/database/schema.ts';

/** `given_up`: nobody tries it any more. `failing`: it failed at least once and waits for its next try. */
export type StuckState = 'given_up' | 'failing';

/** A row of the outbox that does not succeed. */
export type StuckRow = Readonly<{
  id: string;
  topic: string;
  payload: unknown;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  givenUpAt: Date | null;
  /** When it is tried next, unless it was given up. */
  runAfter: Date;
}>;

const columns = [
  'id',
  'topic',
  'payload',
  'attempts',
  'last_error',
  'created_at',
  'given_up_at',
  'run_after',
] as const;

/** Work of an order that is not done, tried or not. */
export async function listUndoneOf(
  db: Db,
  orderId: string,
  topics: readonly string[],
  limit: number,
): Promise<StuckRow[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(columns)
    .where('done_at', 'is', null)
    .where(sql<boolean>`payload ->> 'orderId' = ${orderId}`)
    .where('topic', 'in', [...topics])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toStuckRow);
}

export async function listStuck(
  db: Db,
  state: StuckState,
  page: { limit: number; offset: number },
): Promise<{ rows: StuckRow[]; total: number }> {
  const rows = await stuck(db, state)
    .select(columns)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return {
    rows: rows.map(toStuckRow),
    total: await countOf(db, state),
  };
}

export async function countStuck(db: Db): Promise<{ givenUp: number; failing: number }> {
  return { givenUp: await countOf(db, 'given_up'), failing: await countOf(db, 'failing') };
}

/** Makes what was given up due now, or the row of `id`, given up or failing; answers the ids of what was changed. */
export async function retryRows(tx: Tx, now: Date, id?: string): Promise<string[]> {
  const rows = await tx
    .updateTable('outbox')
    .set({ given_up_at: null, run_after: now, tries_since: now, attempts: 0 })
    .where('done_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? '').where('last_error', 'is not', null))
    .$if(id === undefined, (query) => query.where('given_up_at', 'is not', null))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Ends a given-up row undone, without its payload; answers its id if there was one. */
export async function dismissRow(tx: Tx, id: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('outbox')
    .set({ done_at: now, payload: '{}' })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('given_up_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function insertRowEvent(
  tx: Tx,
  { id, ...event }: { id: string; event: 'retry' | 'dismiss'; actor: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('outbox_events')
    .values({ outbox_id: id, ...event })
    .execute();
}

export async function findTopic(db: Db | Tx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('outbox').select('topic').where('id', '=', id).executeTakeFirst();
  return row?.topic;
}

async function countOf(db: Db, state: StuckState): Promise<number> {
  const row = await stuck(db, state)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

function stuck(db: Db, state: StuckState) {
  const undone = db.selectFrom('outbox').where('done_at', 'is', null);
  return state === 'given_up'
    ? undone.where('given_up_at', 'is not', null)
    : undone.where('given_up_at', 'is', null).where('last_error', 'is not', null);
}

function toStuckRow(row: Pick<Selectable<Outbox>, (typeof columns)[number]>): StuckRow {
  return {
    id: row.id,
    topic: row.topic,
    payload: row.payload,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    givenUpAt: row.given_up_at,
    runAfter: row.run_after,
  };
}
