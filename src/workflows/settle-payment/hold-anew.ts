import type { Clock } from '#kernel/clock.ts';
import type { OrderEvent } from '#modules/orders/order-states.ts';
import { agreesToFurtherHolds, type Order, type OrdersService } from '#modules/orders/service.ts';
import { heldAnewMs, mayHoldAnew, type Payment, type PaymentsService } from '#modules/payments/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** Events with which a customer is told that nothing is reserved, and that they will be asked for the payment. */
const unreserving: readonly OrderEvent[] = ['declare_not_found', 'reopen'];

/** Whether the saved card of a hold that has ended may be asked once more, as settling, renewal and delivery ask it. */
export type MayHoldAnew = (
  db: Db | Tx,
  order: Pick<Order, 'id' | 'termsVersion'>,
  payment: Payment,
) => Promise<boolean>;

/** Reads what the rule wants to know: the offer that was accepted, the other attempts, how long ago it ended, what was said since. */
export function createMayHoldAnew(deps: {
  clock: Clock;
  orders: Pick<OrdersService, 'listEvents'>;
  payments: Pick<PaymentsService, 'wasAskedAnew'>;
}): MayHoldAnew {
  const { clock, orders, payments } = deps;
  return async (db, order, payment) => {
    const { holdEndedAt, createdAt } = payment;
    const isLongAgo = holdEndedAt === null || clock.now().getTime() - holdEndedAt.getTime() > heldAnewMs;
    const known = { isAgreed: agreesToFurtherHolds(order), isAsked: false, isOver: isLongAgo };
    if (!mayHoldAnew(payment, known)) return false; // what costs nothing to know first
    const isUnreserved = (await orders.listEvents(db, order.id)).some(
      ({ event, at }) => at > createdAt && unreserving.some((one) => one === event),
    );
    const isAsked = await payments.wasAskedAnew(db, payment);
    return mayHoldAnew(payment, { ...known, isAsked, isOver: isUnreserved });
  };
}
