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
 * seldom, from a minute to an hour, unless there is more to do or something is left under a lease. A report that waits for its approval,
 * was sent or is over stays as it is; one that comes back into work is looked through within a minute. Answers whether it has looked.
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
  const look = (orderIds: readonly string[]) =>
    researchRuns.readAgain(orderIds, async (tx, id) => isInWork((await orders.lock(tx, id)).state));
  /** When orders are listed next, and when all of them are looked through again. */
  let [listsAt, looksAt] = [0, 0];
  let rest: number = restMs.least;
  let lookedThrough: ReadonlySet<string> = new Set();
  const later = (ms: number) => clock.now().getTime() + ms;
  return async () => {
    const now = clock.now().getTime();
    if (now < listsAt) return false;
    const inWork = await listIds(db, statesInWork, mostOrders);
    const isOfAll = now >= looksAt;
    const wanted = isOfAll ? inWork : inWork.filter((id) => !lookedThrough.has(id));
    const end = wanted.length === 0 ? 'all' : await look(wanted);
    if (end !== 'more') {
      listsAt = later(restMs.least);
      lookedThrough = new Set(inWork);
    }
    if (end === 'leased') [looksAt, rest] = [later(restMs.least), restMs.least];
    else if (isOfAll && end === 'all') [looksAt, rest] = [later(rest), Math.min(restMs.most, rest * 2)];
    else if (isOfAll) rest = restMs.least;
    return wanted.length > 0;
  };
}
