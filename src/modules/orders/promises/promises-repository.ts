import { sql } from 'kysely';
import { laterOnce } from '#platform/database/compiled-once.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Promised, PromiseEnding } from './promise-ending.ts';

/** Writes how a promise ended; the first ending stays. */
export async function insertPromise(
  tx: Tx,
  promised: Promised,
  ending: PromiseEnding,
  at: Date,
): Promise<void> {
  const { orderId, countryCode, minDays, maxDays, dueMax } = promised;
  if (dueMax === null) return;
  const isKept = ending !== 'given_up' && at <= dueMax;
  await insertOnce(tx, orderId, countryCode, minDays, maxDays, dueMax, at, ending, isKept);
}

const insertOnce = laterOnce(
  (
    db,
    order_id: string,
    country_code: string,
    min_days: number,
    max_days: number,
    due_max: Date,
    ended_at: Date,
    ending: string,
    is_kept: boolean,
  ) =>
    db
      .insertInto('order_promises')
      .values({ order_id, country_code, min_days, max_days, due_max, ended_at, ending, is_kept })
      .onConflict((conflict) => conflict.column('order_id').doNothing()),
);

/** How many promises of one country and speed ended, and how many of them were kept. */
export type PromiseCount = Readonly<{
  countryCode: string;
  minDays: number;
  maxDays: number;
  kept: number;
  ended: number;
}>;

/**
 * Promises that ended since `since`, and those that are broken at `now` while their orders still stand in one of `states`: a late order counts from the moment it is late, not
 * from the day on which it is sent at last.
 */
export async function countPromises(
  db: Reader,
  states: readonly string[],
  since: Date,
  now: Date,
): Promise<PromiseCount[]> {
  const { rows } = await sql<PromiseCount>`
    SELECT country_code AS "countryCode", min_days AS "minDays", max_days AS "maxDays",
           count(*) FILTER (WHERE is_kept)::int AS kept, count(*)::int AS ended
    FROM (
      SELECT country_code, min_days, max_days, is_kept FROM order_promises WHERE ended_at >= ${since}
      UNION ALL
      SELECT country_code, min_days, max_days, false FROM orders
      WHERE closed_at IS NULL AND due_max < ${now} AND due_max >= ${since} AND revision = 1 AND state = ANY(${states})
    ) promises
    GROUP BY country_code, min_days, max_days
    ORDER BY country_code, min_days, max_days`.execute(db);
  return rows;
}

/** So many reports for which the late rule left so much of the price, in per cent. */
export type ReducedCount = Readonly<{ percent: number; reports: number }>;

/**
 * Reports that were sent for the first time since `since` and that the late rule made cheaper. One whose agreed share was less still is
 * none of them.
 */
export async function countReduced(db: Reader, since: Date): Promise<readonly ReducedCount[]> {
  const { rows } = await sql<ReducedCount>`
    SELECT o.late_percent::int AS percent, count(*)::int AS reports
    FROM orders o
    WHERE o.late_percent < 100
      AND (SELECT min(e.at) FROM order_events e
           WHERE e.order_id = o.id AND e.event = 'send' AND e.to_state = 'report_sent') >= ${since}
      AND floor(o.price_minor * o.late_percent / 100.0) < coalesce(o.agreed_minor, o.price_minor)
    GROUP BY o.late_percent ORDER BY o.late_percent DESC`.execute(db);
  return rows;
}
