import { type Clock, hourMs, minuteMs } from '#kernel/clock.ts';
import { isInWork, orderStates } from '#modules/orders/order-states.ts';
import { listIds, type OrdersService } from '#modules/orders/service.ts';
import type { ResearchRuns } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';

const statesInWork = orderStates.filter(isInWork);
/** More orders than are ever in work at once. */
const mostOrders = 50_000;

/** A process is as new as its readers: while releases change an older one may still read beside it, later there is nothing to find. */
const restMs = { least: minuteMs, most: hourMs } as const;

/**
 * Has what sources said for orders in work read again where a reader has become newer since: at the start of a process, then ever more
 * seldom, from a minute to an hour, unless there is more to do. A report that waits for its approval, was sent or is over stays as it is.
 * Answers whether it has looked.
 */
export function createReadOrdersAgain(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    orders: Pick<OrdersService, 'lock'>;
    researchRuns: Pick<ResearchRuns, 'readAgain'>;
  }>,
): () => Promise<boolean> {
  const { db, clock, orders, researchRuns } = deps;
  let restsUntil = 0;
  let rest: number = restMs.least;
  return async () => {
    if (clock.now().getTime() < restsUntil) return false;
    const isAll = await researchRuns.readAgain(
      await listIds(db, statesInWork, mostOrders),
      async (tx, orderId) => isInWork((await orders.lock(tx, orderId)).state),
    );
    if (isAll) restsUntil = clock.now().getTime() + rest;
    rest = isAll ? Math.min(restMs.most, rest * 2) : restMs.least;
    return true;
  };
}
