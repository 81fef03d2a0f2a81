import { system } from '#kernel/actor.ts';
import { type Clock, dayMs, minuteMs } from '#kernel/clock.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { OrderEvent, OrderState } from '#modules/orders/order-states.ts';
import { type OrdersService, unpaidMs } from '#modules/orders/service.ts';
import { isCaptured } from '#modules/payments/payment-states.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Settle } from './settle.ts';

/** How long a payment may rest before the gateway is asked about it. */
const restMs = 5 * minuteMs;
const batch = 50;

/** States that end by themselves when nothing happens for so long. */
const timeLimits: readonly { state: OrderState; afterMs: number; event: OrderEvent; release: boolean }[] = [
  { state: 'awaiting_payment', afterMs: unpaidMs, event: 'expire', release: true },
  // Ten business days are at most sixteen calendar days with two weekends and holidays.
  { state: 'needs_clarification', afterMs: 16 * dayMs, event: 'lapse', release: true },
  { state: 'funds_needed', afterMs: 14 * dayMs, event: 'give_up', release: true },
  { state: 'not_found', afterMs: 30 * dayMs, event: 'close', release: false },
];

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
}

/** Ends orders whose time is up, each only after the gateway was asked; one that fails does not hold up the others. */
export async function endStaleOrders(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  payments: PaymentsService;
  countries: Countries;
  settle: Settle;
  report: (orderId: string, error: unknown) => void;
}): Promise<void> {
  const { db, clock, orders, payments, countries, settle, report } = deps;
  for (const { state, afterMs, event, release } of timeLimits) {
    const before = new Date(clock.now().getTime() - afterMs);
    for (const { id, countryId } of await orders.listStale(db, state, before)) {
      try {
        await settle.check(await payments.getActive(db, id)); // throws when the gateway is silent: then it does not end
        const { code } = await countries.getCountryById(db, countryId);
        await db.transaction().execute(async (tx) => {
          const order = await orders.lock(tx, id);
          const isPaid = (await payments.list(tx, id)).some((payment) => isCaptured(payment.state));
          if (order.state !== state || isPaid) return;
          await orders.apply(tx, id, event, { actor: system, countryCode: code });
          if (release) await payments.releaseAll(tx, id, system);
        });
      } catch (error) {
        report(id, error);
      }
    }
  }
}
