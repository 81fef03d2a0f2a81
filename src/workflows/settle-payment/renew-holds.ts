import { system } from '#kernel/actor.ts';
import { type Clock, hourMs } from '#kernel/clock.ts';
import { isUnfinished, unfinishedStates } from '#modules/orders/order-states.ts';
import {
  agreesToFurtherHolds,
  furtherHoldsSince,
  isFree,
  type Order,
  type OrdersService,
} from '#modules/orders/service.ts';
import { heldAnewMs, type Payment, type PaymentsService, paymentKey } from '#modules/payments/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { mayRenew } from './may-renew.ts';
import type { Settle } from './settle.ts';

/** So long before a hold ends a fresh one is asked for. */
const renewAheadMs = 48 * hourMs;
const batch = 50;

/**
 * Asks for a fresh hold where one ends before its report is finished, or has ended while the gateway was away and its payer has agreed to
 * one more. The gateway is asked about the old one first; what is written down here says only that a renewal is wanted,
 * and the outbox asks for it after the commit.
 */
export async function renewHolds(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  payments: PaymentsService;
  settle: Settle;
  report: (paymentId: string, error: unknown) => void;
}): Promise<void> {
  const { db, clock, outbox, orders, payments, settle, report } = deps;
  const { mayHoldAnew } = settle;
  const now = clock.now();
  const soon = new Date(now.getTime() + renewAheadMs);

  async function mayBeRenewed(reader: Db | Tx, order: Order, held: Payment): Promise<boolean> {
    if (isFree(order)) return false; // sent so late that nothing is to be paid, and corrected since
    const isAnew = await mayHoldAnew(reader, order, held);
    return mayRenew(order.state, held, { isAnew, isAgreed: agreesToFurtherHolds(order) });
  }

  async function renew({ id, orderId }: Payment): Promise<Payment | undefined> {
    return db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      const held = await payments.get(tx, id, true);
      return (await mayBeRenewed(tx, order, held)) ? payments.renew(tx, held, system) : undefined;
    });
  }

  const since = new Date(now.getTime() - heldAnewMs);
  const of = { states: unfinishedStates, furtherHoldsSince, now, limit: batch };
  const ending = await payments.listEnding(db, { ...of, before: soon });
  const ended = await payments.listEnded(db, { ...of, since });
  for (const one of [...ending, ...ended]) {
    try {
      const order = await orders.get(db, one.orderId);
      if (!isUnfinished(order.state) || isFree(order)) continue;
      if (one.state === 'expired' && !(await mayHoldAnew(db, order, one))) continue;
      const held = await settle.check(one); // throws when the gateway is silent: then it is not asked for more either
      if (!(await mayBeRenewed(db, order, held))) continue;
      const renewal = await renew(held);
      if (renewal !== undefined) await outbox.runNow(paymentKey(renewal, 'authorise'));
    } catch (error) {
      report(one.id, error);
    }
  }
}
