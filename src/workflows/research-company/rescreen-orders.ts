import type { Clock } from '#kernel/clock.ts';
import { isInWork, orderStates } from '#modules/orders/order-states.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { ResearchRuns } from '#modules/registers/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { ScreenedAssembly } from './screened-assembly.ts';

const statesInWork = orderStates.filter(isInWork);
/** More orders than are ever in work at once. */
const mostOrders = 50_000;
const ordersAtOnce = 500;

/**
 * Has the orders in work screened once more when a list has changed since, or a day has begun, with which a list may end whom it named: whoever came on it after the research is a possible match
 * before the report is handed over. A report that waits for its approval or was sent says which versions were searched, and stays.
 */
export function createRescreenOrders(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    orders: Pick<OrdersService, 'list'>;
    researchRuns: Pick<ResearchRuns, 'handOverAgain'>;
    lists: Pick<ScreenedAssembly, 'listStale' | 'listsMark'>;
  }>,
): () => Promise<void> {
  const { db, clock, orders, researchRuns, lists } = deps;
  /** A process that begins looks once: another may have ended between the import and this. */
  let done: string | undefined;
  return async () => {
    const mark = `${lists.listsMark()} ${clock.now().toISOString().slice(0, 10)}`;
    if (mark === done) return;
    const inWork = await orders.list(db, { states: statesInWork, limit: mostOrders });
    const screened = inWork.filter(
      ({ reportKind, subject }) => reportKind === 'credit' && subject.kind === 'company',
    );
    for (let at = 0; at < screened.length; at += ordersAtOnce) {
      const stale = await lists.listStale(screened.slice(at, at + ordersAtOnce).map(({ id }) => id));
      if (stale.length > 0) await researchRuns.handOverAgain(db, stale);
    }
    done = mark;
  };
}
