import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const lookMs = 50;
const limitMs = 240_000;

/** When an order came how far, in milliseconds of the clock. */
export type Milestones = Readonly<{
  begun: number;
  /** The last source answered, or was given up. */
  asked: number;
  /** The dossier has all that they said. */
  assembled: number;
}>;

type Standing = Readonly<{
  orderId: string;
  begun: Date;
  open: number;
  answered: Date | null;
  changes: number;
  assembled: number;
}>;

/** Watches orders until the dossier of each has all that its sources said; those of `except` are not waited for. */
export async function followOrders(
  pool: pg.Pool,
  orderIds: readonly string[],
  except: string | undefined,
): Promise<Map<string, Milestones>> {
  const done = new Map<string, Milestones>();
  /** How much was known of an order when the last of its sources had answered. */
  const known = new Map<string, number>();
  const until = Date.now() + limitMs;
  while (done.size < orderIds.length) {
    if (Date.now() > until) throw new Error(`${orderIds.length - done.size} orders are not researched`);
    const { rows } = await pool.query<Standing>(
      `SELECT r.order_id AS "orderId", r.started_at AS begun, r.changes::int, r.assembled_changes::int AS assembled,
         count(*) FILTER (WHERE t.state IN ('waiting', 'asked') AND t.source <> $2)::int AS open,
         max(t.answered_at) FILTER (WHERE t.source <> $2) AS answered
       FROM research_runs r JOIN research_tasks t ON t.run_id = r.id WHERE r.order_id = ANY($1)
       GROUP BY r.id`,
      [orderIds, except ?? ''],
    );
    const now = Date.now();
    for (const { orderId, begun, open, answered, changes, assembled } of rows) {
      if (open > 0 || done.has(orderId)) continue;
      const needed = known.get(orderId) ?? changes;
      known.set(orderId, needed);
      if (assembled >= needed)
        done.set(orderId, {
          begun: begun.getTime(),
          asked: answered?.getTime() ?? now,
          assembled: now,
        });
    }
    await pause(lookMs);
  }
  return done;
}
