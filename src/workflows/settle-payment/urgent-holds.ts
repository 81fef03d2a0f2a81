import { sql } from 'kysely';
import { dayMs } from '#kernel/clock.ts';
import { unfinishedStates } from '#modules/orders/order-states.ts';
import type { Db } from '#platform/database/kysely.ts';

/** How many orders have a hold that ends within a day, too soon for a report that is not finished. */
export async function countUrgentHolds(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    SELECT count(*)::int AS orders FROM desk_orders
    WHERE payment_state = 'authorised' AND capture_before < ${new Date(now.getTime() + dayMs)}
      AND state = ANY(${unfinishedStates})`.execute(db);
  return rows[0]?.orders ?? 0;
}
