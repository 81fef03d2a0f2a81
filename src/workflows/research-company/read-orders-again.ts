import { type Clock, minuteMs } from '#kernel/clock.ts';
import { isInWork, orderStates } from '#modules/orders/order-states.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { ResearchRuns } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';

const statesInWork = orderStates.filter(isInWork);
/** More orders than are ever in work at once. */
const mostOrders = 50_000;

/**
 * Has what sources said for orders in work read again where a reader has become newer since, at most once a minute unless there is
 * more to do. A report that waits for its approval, was sent or is over stays as it is.
 */
export function createReadOrdersAgain(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    orders: Pick<OrdersService, 'list' | 'lock'>;
    researchRuns: Pick<ResearchRuns, 'readAgain'>;
  }>,
): () => Promise<void> {
  const { db, clock, orders, researchRuns } = deps;
  let restsUntil = 0;
  return async () => {
    if (clock.now().getTime() < restsUntil) return;
    const inWork = await orders.list(db, { states: statesInWork, limit: mostOrders });
    const isAll = await researchRuns.readAgain(
      inWork.map(({ id }) => id),
      async (tx, orderId) => isInWork((await orders.lock(tx, orderId)).state),
    );
    if (isAll) restsUntil = clock.now().getTime() + minuteMs;
  };
}
