import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';
import type { TimelineKind } from './contract.ts';

/** A row of the view `order_timeline`. */
export type TimelineRecord = Readonly<{
  at: Date;
  source: number;
  ref: string;
  kind: TimelineKind;
  what: string;
  event: string;
  actor: string | null;
  text: string | null;
  of_id: string | null;
  data: unknown;
}>;

/** Where a piece of the timeline begins: the row itself is not part of it. */
export type TimelineMark = Readonly<{ at: Date; source: number; ref: string }>;

/** The latest rows before a mark, the newest first. */
export async function findTimeline(
  db: Db,
  orderId: string,
  wish: Readonly<{ kind: TimelineKind | undefined; before: TimelineMark | undefined; limit: number }>,
): Promise<TimelineRecord[]> {
  const { kind, before, limit } = wish;
  const ofKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const earlier =
    before === undefined
      ? sql`true`
      : sql`(at, source, ref COLLATE "C") < (${before.at}, ${before.source}::integer, ${before.ref}::text COLLATE "C")`;
  const { rows } = await sql<TimelineRecord>`
    SELECT at, source, ref, kind, what, event, actor, text, of_id, data FROM order_timeline
    WHERE order_id = ${orderId} AND ${ofKind} AND ${earlier}
    ORDER BY at DESC, source DESC, ref COLLATE "C" DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** How many rows of each kind an order has. */
export async function countTimeline(
  db: Db,
  orderId: string,
): Promise<{ kind: TimelineKind; count: number }[]> {
  const { rows } = await sql<{ kind: TimelineKind; count: number }>`
    SELECT kind, count(*)::integer AS count FROM order_timeline WHERE order_id = ${orderId} GROUP BY kind`.execute(
    db,
  );
  return rows;
}
