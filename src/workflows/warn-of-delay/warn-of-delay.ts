import { type Clock, dayMs } from '#kernel/clock.ts';
import {
  isLateLikely,
  latenessAt,
  latePromiseOf,
  type Notice,
  noticeStates,
  type Order,
  type OrdersService,
  openStepsOf,
  orderTopics,
  type Research,
} from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

/** So many orders are looked at in a turn, the most urgent first. */
const atOnce = 1_000;
/** What is due later than this cannot be likely to be late: a day of the desk with the longest run of closed days before it. */
const aheadMs = 12 * dayMs;

/** Tells customers of delays, each once; answers how many mails were asked for or had been. */
export type WarnOfDelay = () => Promise<number>;

/** Looks for orders that are late by our fault, or probably will be, and has their customers told. */
export function createWarnOfDelay(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  research: Research;
}): WarnOfDelay {
  const { db, clock, outbox, orders, research } = deps;

  async function noticeFor(order: Order, now: Date): Promise<Notice | undefined> {
    if (order.revision > 1 || order.dueMax === null) return undefined;
    const promise = latePromiseOf(order);
    if (latenessAt(promise, now).lateDays > 0) return 'late';
    if (order.dueMax.getTime() - now.getTime() > aheadMs) return undefined;
    const steps = await research.listWorkItems(db, order.id, order.revision);
    return isLateLikely(promise, { openSteps: openStepsOf(steps) }, now) ? 'late_likely' : undefined;
  }

  return async () => {
    let told = 0;
    const now = clock.now();
    const states = [...(noticeStates.late ?? [])];
    for (const order of await orders.list(db, { states, limit: atOnce })) {
      const notice = await noticeFor(order, now);
      if (notice === undefined) continue;
      // The same key for both: whoever was told beforehand is not told again, and nobody is told twice.
      const row = {
        topic: orderTopics.notify,
        key: `o${order.id}:late`,
        payload: { orderId: order.id, notice },
      };
      await db.transaction().execute((tx) => outbox.enqueue(tx, row));
      told += 1;
    }
    return told;
  };
}
