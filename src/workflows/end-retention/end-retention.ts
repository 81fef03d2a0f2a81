import type { Clock } from '#kernel/clock.ts';
import { erasedEmail } from '#kernel/erased-email.ts';
import { isClosed } from '#modules/orders/order-states.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import { isMoneyLive } from '#modules/payments/payment-states.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Notes } from '#modules/worklists/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** So long the law on accounting wants an order with its customer; the privacy policy says the same number. */
const orderYears = 6;
/** So many orders a turn: the rest is taken at the next one. */
const atOnce = 200;

/** Takes customers out of orders whose time is over; answers how many. */
export type EndRetention = () => Promise<number>;

/**
 * Six years after an order has ended it loses its customer as by an erasure of the account: address, link, questions,
 * claims, mails, notes and the token of the card. What was sold, the payments and the report, which name nobody, stay.
 */
export function createEndRetention(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  payments: PaymentsService;
  notes: Notes;
}): EndRetention {
  const { db, clock, orders, payments, notes } = deps;

  async function eraseOne(tx: Tx, orderId: string, before: Date): Promise<boolean> {
    const order = await orders.lock(tx, orderId);
    // Somebody may have begun a claim meanwhile, or another process been here.
    const isOver = isClosed(order.state) && order.closedAt !== null && order.closedAt < before;
    if (!isOver || (await payments.list(tx, orderId)).some(({ state }) => isMoneyLive(state))) return false;
    if (!(await orders.markCustomerErased(tx, orderId))) return false;
    await orders.eraseCustomer(tx, order, erasedEmail(orderId));
    await notes.eraseOf(tx, orderId);
    await payments.forgetCards(tx, orderId);
    return true;
  }

  return async () => {
    const before = new Date(clock.now());
    before.setUTCFullYear(before.getUTCFullYear() - orderYears);
    let erased = 0;
    for (const id of await orders.listKeptTooLong(db, before, atOnce)) {
      const isErased = await db.transaction().execute((tx) => eraseOne(tx, id, before));
      if (isErased) erased += 1;
    }
    return erased;
  };
}
