import { sql } from 'kysely';
import { dayMs } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { deskTimeZone } from './desk-hours.ts';

/** An open order that is late, or will be within a day. */
export type UrgentOrder = Readonly<{
  id: string;
  number: string;
  state: string;
  subject: unknown;
  countryCode: string;
  dueMax: Date;
  assigneeId: string | null;
}>;

/** How many orders were accepted and delivered on a day of the desk. */
export type DayFigures = Readonly<{ day: string; accepted: number; sent: number; late: number }>;

/** Orders that wait for us and whose day has passed, or passes within 24 hours; the most urgent first, at most `limit`. */
export async function listUrgent(
  db: Db,
  states: readonly string[],
  now: Date,
  limit: number,
): Promise<UrgentOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'subject', 'country_code', 'due_max', 'assignee_id'])
    .where('closed_at', 'is', null)
    .where('state', 'in', [...states])
    .where('due_max', '<', new Date(now.getTime() + dayMs))
    .orderBy('due_max')
    .limit(limit)
    .execute();
  return rows.flatMap(({ country_code, due_max, assignee_id, ...row }) =>
    due_max === null ? [] : [{ ...row, countryCode: country_code, dueMax: due_max, assigneeId: assignee_id }],
  );
}

/** How many open orders stand in each state, and how many of them nobody has taken. */
export async function countStates(
  db: Db,
): Promise<readonly Readonly<{ state: string; orders: number; unassigned: number }>[]> {
  const { rows } = await sql<{ state: string; orders: number; unassigned: number }>`
    SELECT state, count(*)::int AS orders, count(*) FILTER (WHERE assignee_id IS NULL)::int AS unassigned
    FROM orders WHERE closed_at IS NULL GROUP BY state`.execute(db);
  return rows;
}

/** Every day since `since`, in the desk's time, the first one first; days without anything stand there too. */
export async function countDays(db: Db, since: Date, now: Date): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    WITH days AS (
      SELECT generate_series((${since}::timestamptz AT TIME ZONE ${deskTimeZone})::date,
                             (${now}::timestamptz AT TIME ZONE ${deskTimeZone})::date, '1 day')::date AS day
    ), accepted AS (
      SELECT (at AT TIME ZONE ${deskTimeZone})::date AS day, count(*)::int AS n
      FROM order_events WHERE event = 'accept' AND at >= ${since} GROUP BY 1
    ), ended AS (
      SELECT (ended_at AT TIME ZONE ${deskTimeZone})::date AS day,
             count(*) FILTER (WHERE ending = 'delivered')::int AS n,
             count(*) FILTER (WHERE NOT is_kept)::int AS late
      FROM order_promises WHERE ended_at >= ${since} GROUP BY 1
    )
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(accepted.n, 0) AS accepted,
           coalesce(ended.n, 0) AS sent, coalesce(ended.late, 0) AS late
    FROM days LEFT JOIN accepted USING (day) LEFT JOIN ended USING (day) ORDER BY days.day`.execute(db);
  return rows;
}
