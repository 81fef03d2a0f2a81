import { system } from '#kernel/actor.ts';
import { type Clock, minuteMs } from '#kernel/clock.ts';
import { orderStates, rowOf } from '#modules/orders/order-states.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import { isCaptured } from '#modules/payments/payment-states.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Settle } from './settle.ts';

/** How long a payment may rest before the gateway is asked about it. */
const restMs = 5 * minuteMs;
const batch = 50;

/** Asks the gateway about every payment that is not at rest; one that fails does not hold up the others. */
export async function reconcilePayments(deps: {
  db: Db;
  clock: Clock;
  payments: PaymentsService;
  settle: Settle;
  report: (paymentId: string, error: unknown) => void;
}): Promise<void> {
  const { db, clock, payments, settle, report } = deps;
  const before = new Date(clock.now().getTime() - restMs);
  for (const payment of await payments.listUnsettled(db, before, batch)) {
    try {
      await settle.check(payment);
    } catch (error) {
      report(payment.id, error);
    }
    await payments.touch(db, payment.id);
  }
  const { refunds } = payments;
  for (const refund of await refunds.listOpen(db, before, batch)) {
    try {
      if (refund.state === 'pending') await settle.check(await payments.get(db, refund.paymentId));
      else await settle.ask(refund.id);
    } catch (error) {
      report(refund.paymentId, error);
    }
    await refunds.touch(db, refund.id);
  }
  for (const { paymentId } of await refunds.disputes.listOpen(db, batch)) {
    try {
      await settle.check(await payments.get(db, paymentId));
    } catch (error) {
      report(paymentId, error);
    }
  }
}

/** Ends orders whose time is up, each only after the gateway was asked; one that fails does not hold up the others. */
export async function endStaleOrders(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  payments: PaymentsService;
  settle: Settle;
  report: (orderId: string, error: unknown) => void;
}): Promise<void> {
  const { db, clock, orders, payments, settle, report } = deps;
  for (const state of orderStates) {
    const { limit } = rowOf(state);
    if (limit === null) continue;
    const { event, afterMs } = limit;
    const before = new Date(clock.now().getTime() - afterMs);
    for (const { id } of await orders.listStale(db, state, before)) {
      try {
        await settle.check(await payments.getActive(db, id)); // throws when the gateway is silent: then it does not end
        await db.transaction().execute(async (tx) => {
          const order = await orders.lock(tx, id);
          const isPaid = (await payments.list(tx, id)).some((payment) => isCaptured(payment.state));
          if (order.state !== state || isPaid) return;
          await orders.apply(tx, id, event, { actor: system });
          await payments.releaseAll(tx, id, system); // finds nothing where the hold was released before
        });
      } catch (error) {
        report(id, error);
      }
    }
  }
}
