import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';

/** How much work waits, by topic. */
export type OutboxFigures = Readonly<{
  topic: string;
  /** Due or not, tried or not. */
  waiting: number;
  /** Of those, what failed at least once. */
  failing: number;
  givenUp: number;
  /** Since what waits longest is due, in seconds; 0 where nothing is late. */
  oldestSeconds: number;
}>;

/** Counts what is not done. */
export async function countOutbox(db: Db, now: Date): Promise<OutboxFigures[]> {
  const { rows } = await sql<OutboxFigures>`
    SELECT topic, count(*) FILTER (WHERE given_up_at IS NULL)::int AS waiting,
           count(*) FILTER (WHERE given_up_at IS NULL AND last_error IS NOT NULL)::int AS failing,
           count(*) FILTER (WHERE given_up_at IS NOT NULL)::int AS "givenUp",
           coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(run_after)
             FILTER (WHERE given_up_at IS NULL))), 0)::float8 AS "oldestSeconds"
    FROM outbox WHERE done_at IS NULL GROUP BY topic ORDER BY topic`.execute(db);
  return rows;
}
