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
 * gets it until the lease ends. A row of any other topic is taken only once it has been due since `strandedSince`. Whoever takes the next
 * due one may write down with it that another is `done`.
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
    done?: Readonly<{ id: string; isForgotten: boolean }> | undefined;
  }>,
): Promise<OutboxRow | undefined> {
  const { topics, strandedSince, key, failing, done } = of;
  if (failing !== undefined) return (await claimFailing(db, now, leaseUntil, topics, failing))[0];
  if (key !== undefined) return (await claimOfKey(db, now, leaseUntil, topics, key))[0];
  if (done === undefined) return (await claimDue(db, now, leaseUntil, topics, strandedSince))[0];
  const claim = done.isForgotten ? claimAfterForgotten : claimAfter;
  return (await claim(db, now, leaseUntil, topics, strandedSince, done.id))[0];
}

const claimed = (now: Date, leaseUntil: Date, wanted: RawBuilder<unknown>, order = sql`run_after`) =>
  sql<OutboxRow>`
    UPDATE outbox SET leased_until = ${leaseUntil}, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM outbox
      WHERE done_at IS NULL AND given_up_at IS NULL AND (leased_until IS NULL OR leased_until < ${now}) AND ${wanted}
      ORDER BY ${order} LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, topic, key, payload, attempts, coalesce(tries_since, created_at) AS "triesSince"`;
const isOf = (topics: readonly string[]) => sql`topic = ANY(${topics}::text[])`;
const isDue = (now: Date, topics: readonly string[], strandedSince: Date) =>
  sql`run_after <= ${now} AND (${isOf(topics)} OR run_after <= ${strandedSince})`;
const ended = (id: string, now: Date, forgets: boolean) => sql`
  UPDATE outbox SET done_at = ${now}, leased_until = NULL, last_error = NULL${forgets ? sql`, payload = '{}'` : sql``}
  WHERE id = ${id}`;

const claimDue = compiledOnce(
  (_db, now: Date, leaseUntil: Date, topics: readonly string[], strandedSince: Date) =>
    claimed(now, leaseUntil, isDue(now, topics, strandedSince)),
);
const claimOfKey = compiledOnce((_db, now: Date, leaseUntil: Date, topics: readonly string[], key: string) =>
  claimed(now, leaseUntil, sql`${isOf(topics)} AND key = ${key}`),
);
const claimFailing = compiledOnce(
  (_db, now: Date, leaseUntil: Date, topics: readonly string[], failing: readonly string[]) =>
    claimed(
      now,
      leaseUntil,
      sql`${isOf(topics)} AND ${isOf(failing)} AND last_error IS NOT NULL AND run_after > ${now}`,
      sql`attempts, run_after`,
    ),
);
// What is done is no work any more, also where its lease has ended meanwhile.
const claimNext = (forgets: boolean) =>
  compiledOnce(
    (_db, now: Date, leaseUntil: Date, topics: readonly string[], strandedSince: Date, done: string) =>
      sql<OutboxRow>`
        WITH ended AS (${ended(done, now, forgets)})
        ${claimed(now, leaseUntil, sql`${isDue(now, topics, strandedSince)} AND id <> ${done}`)}`,
  );
const claimAfter = claimNext(false);
const claimAfterForgotten = claimNext(true);

export async function markDone(db: Db | Tx, id: string, now: Date, isForgotten: boolean): Promise<void> {
  await (isForgotten ? endForgotten : end)(db, id, now);
}

const end = compiledOnce((_db, id: string, now: Date) => ended(id, now, false));
const endForgotten = compiledOnce((_db, id: string, now: Date) => ended(id, now, true));

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
    .set({ done_at: now, payload: '{}' })
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
