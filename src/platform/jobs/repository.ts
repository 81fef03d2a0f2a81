import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from '#kernel/identifier.ts';
import { compiledOnce, laterOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** One piece of work that waits in the outbox. */
export type OutboxRow = Readonly<{
  id: string;
  topic: string;
  key: string;
  payload: unknown;
  attempts: number;
  /** Since when it is tried: its creation, or when staff had it tried again. */
  triesSince: Date;
}>;

/** Writes a row unless its key is there already: the same action asked twice is one row. */
export async function insertRow(
  tx: Tx,
  row: { topic: string; key: string; payload: unknown; runAfter: Date; now: Date },
): Promise<void> {
  const { topic, key, payload, now, runAfter } = row;
  await insertOnce(tx, uuidv7(now), topic, key, JSON.stringify(payload), now, runAfter);
}

const insertOnce = laterOnce(
  (db, id: string, topic: string, key: string, payload: string, created_at: Date, run_after: Date) =>
    db
      .insertInto('outbox')
      .values({ id, topic, key, payload, created_at, run_after })
      .onConflict((conflict) => conflict.column('key').doNothing()),
);

/**
 * Takes the next due row of `topics` (or that of `key`, or of `failing` topics one that waits after a failure) under a lease; nobody else
 * gets it until the lease ends. A row of any other topic is taken only once it has been due since `strandedSince`.
 */
export async function claimRow(
  db: Db,
  now: Date,
  leaseUntil: Date,
  of: Readonly<{
    topics: readonly string[];
    strandedSince: Date;
    key?: string | undefined;
    failing?: readonly string[] | undefined;
  }>,
): Promise<OutboxRow | undefined> {
  const { topics, strandedSince, key, failing } = of;
  const [row] =
    failing !== undefined
      ? await claimFailing(db, now, leaseUntil, topics, failing)
      : key === undefined
        ? await claimDue(db, now, leaseUntil, topics, strandedSince)
        : await claimOfKey(db, now, leaseUntil, topics, key);
  return row;
}

const claimOnce = <Which>(
  wanted: (now: Date, isKnown: RawBuilder<unknown>, which: Which) => RawBuilder<unknown>,
  order = sql`run_after`,
) =>
  compiledOnce(
    (_db, now: Date, leaseUntil: Date, topics: readonly string[], which: Which) => sql<OutboxRow>`
      UPDATE outbox SET leased_until = ${leaseUntil}, attempts = attempts + 1
      WHERE id = (
        SELECT id FROM outbox
        WHERE done_at IS NULL AND given_up_at IS NULL AND (leased_until IS NULL OR leased_until < ${now})
          AND ${wanted(now, sql`topic = ANY(${topics}::text[])`, which)}
        ORDER BY ${order} LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, topic, key, payload, attempts, coalesce(tries_since, created_at) AS "triesSince"`,
  );
const claimDue = claimOnce(
  (now, isKnown, strandedSince: Date) =>
    sql`run_after <= ${now} AND (${isKnown} OR run_after <= ${strandedSince})`,
);
const claimOfKey = claimOnce((_now, isKnown, key: string) => sql`${isKnown} AND key = ${key}`);
const claimFailing = claimOnce(
  (now, isKnown, failing: readonly string[]) =>
    sql`${isKnown} AND topic = ANY(${failing}::text[]) AND last_error IS NOT NULL AND run_after > ${now}`,
  sql`attempts, run_after`,
);

/** What is left of a payload that is forgotten. */
const nothing = { payload: '{}' };

export async function markDone(db: Db | Tx, id: string, now: Date, isForgotten: boolean): Promise<void> {
  await (isForgotten ? endForgotten : end)(db, id, now);
}

const endWith = (more: Partial<typeof nothing>) =>
  compiledOnce((db, id: string, now: Date) =>
    db
      .updateTable('outbox')
      .set({ done_at: now, leased_until: null, last_error: null, ...more })
      .where('id', '=', id),
  );
const end = endWith({});
const endForgotten = endWith(nothing);

export async function markFailed(db: Db, id: string, error: string, runAfter: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error, run_after: runAfter, leased_until: null })
    .where('id', '=', id)
    .execute();
}

export async function markGivenUp(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error, given_up_at: now, leased_until: null })
    .where('id', '=', id)
    .execute();
}

/** Makes due what failed at least once and waits for its next try. */
export async function hurryFailing(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ run_after: now })
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('run_after', '>', now)
    .execute();
}

/** Ends rows of these topics that were given up before `before`, without their payload. */
export async function forgetGivenUp(
  db: Db,
  topics: readonly string[],
  before: Date,
  now: Date,
): Promise<number> {
  if (topics.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ done_at: now, ...nothing })
    .where('topic', 'in', topics)
    .where('done_at', 'is', null)
    .where('given_up_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes at most `limit` rows that were done before `before`, with the events of those; answers how many. */
export async function deleteDone(db: Db, before: Date, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('outbox')
      .select('id')
      .where('done_at', '<', before)
      .orderBy('done_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.deleteFrom('outbox_events').where('outbox_id', 'in', ids).execute();
    await tx.deleteFrom('outbox').where('id', 'in', ids).execute();
    return ids.length;
  });
}
