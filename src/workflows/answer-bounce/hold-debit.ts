import { type Clock, hourMs } from '#kernel/clock.ts';
import type { Order, ReturnedMails } from '#modules/orders/service.ts';
import type { Payment } from '#modules/payments/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';

/** So long a debit waits for the customer or staff at most: the report was sent, and can be saved all the time. */
const waitsMs = 72 * hourMs;
/** So long before the end of its hold it is done at the latest. */
const beforeEndMs = 24 * hourMs;

/** Until when a debit waits for a report that came back at `cameBackAt`. Pure. */
export function debitWaitsUntil(cameBackAt: Date, captureBefore: Date | null): Date {
  const longest = cameBackAt.getTime() + waitsMs;
  const ofHold = captureBefore === null ? longest : captureBefore.getTime() - beforeEndMs;
  return new Date(Math.min(longest, ofHold));
}

/** Whether a debit that was not asked for yet waits, since the report it is for has come back and none is out. */
export function createHoldDebit(deps: {
  db: Db;
  clock: Clock;
  orders: { get(db: Db, orderId: string): Promise<Order> };
  returnedMails: Pick<ReturnedMails, 'reportsCameBackAt'>;
}) {
  const { db, clock, orders, returnedMails } = deps;
  return async (payment: Payment): Promise<boolean> => {
    const reads = inOneGo(db);
    const [order, cameBackAtOf] = await Promise.all([
      orders.get(reads, payment.orderId),
      returnedMails.reportsCameBackAt(reads, payment.orderId),
    ]);
    const cameBackAt = cameBackAtOf(order);
    return cameBackAt !== undefined && clock.now() < debitWaitsUntil(cameBackAt, payment.captureBefore);
  };
}
