import type { Clock } from '#kernel/clock.ts';
import type { OrderEvent } from '#modules/orders/order-states.ts';
import { agreesToFurtherHolds, type Order, type OrdersService } from '#modules/orders/service.ts';
import { isOpen } from '#modules/payments/payment-states.ts';
import { heldAnewMs, mayHoldAnew, type Payment, type PaymentsService } from '#modules/payments/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** Events with which a customer is told that nothing is reserved, and that they will be asked for the payment. */
const unreserving: readonly OrderEvent[] = ['declare_not_found', 'reopen'];

/** Whether the saved card of a hold that has ended may be asked once more, as settling, renewal and delivery ask it. */
export type MayHoldAnew = (
  db: Db | Tx,
  order: Pick<Order, 'id' | 'termsVersion'>,
  payment: Payment,
  /** The attempt that is about to ask it: that one is not counted as asked. */
  asking?: Payment,
) => Promise<boolean>;

/** Whether a saved card may still be asked by an attempt that was written down before: the outbox may ask days after that. */
export type MayStillAsk = (db: Db | Tx, attempt: Payment) => Promise<boolean>;

/** Reads what the rule wants to know: the offer that was accepted, the other attempts, how long ago it ended, what was said since. */
export function createMayHoldAnew(deps: {
  clock: Clock;
  orders: Pick<OrdersService, 'listEvents'>;
  payments: Pick<PaymentsService, 'wasAskedAnew'>;
}): MayHoldAnew {
  const { clock, orders, payments } = deps;
  return async (db, order, payment, asking) => {
    const { holdEndedAt, createdAt } = payment;
    const isLongAgo = holdEndedAt === null || clock.now().getTime() - holdEndedAt.getTime() > heldAnewMs;
    const known = { isAgreed: agreesToFurtherHolds(order), isAsked: false, isOver: isLongAgo };
    if (!mayHoldAnew(payment, known)) return false; // what costs nothing to know first
    const isUnreserved = (await orders.listEvents(db, order.id)).some(
      ({ event, at }) => at > createdAt && unreserving.some((one) => one === event),
    );
    const isAsked = await payments.wasAskedAnew(db, payment, asking);
    return mayHoldAnew(payment, { ...known, isAsked, isOver: isUnreserved });
  };
}

/** Asks the rule again when the card is about to be asked: of an attempt in place of a hold that has ended by now. */
export function createMayStillAsk(deps: {
  clock: Clock;
  orders: Pick<OrdersService, 'get'>;
  payments: Pick<PaymentsService, 'list'>;
  mayHoldAnew: MayHoldAnew;
}): MayStillAsk {
  const { clock, orders, payments, mayHoldAnew: mayAnew } = deps;
  return async (db, attempt) => {
    const before = replacedBy(attempt, await payments.list(db, attempt.orderId));
    if (before === undefined || before.route !== 'hold') return true;
    // What nobody has told us of yet has ended by the clock.
    const isPast = before.captureBefore !== null && before.captureBefore <= clock.now();
    const holdEndedAt = before.holdEndedAt ?? (isPast ? before.captureBefore : null);
    if (holdEndedAt === null) return true;
    const order = await orders.get(db, attempt.orderId);
    return mayAnew(db, order, { ...before, state: 'expired', holdEndedAt }, attempt);
  };
}

/** The attempt in whose place another one is on the same saved card: the one that it names, else the last on which the card was held or checked. Pure. */
function replacedBy({ renews, attempt, cardToken }: Payment, all: readonly Payment[]): Payment | undefined {
  if (renews !== null) return all.find(({ id }) => id === renews);
  return all.findLast(
    (one) =>
      one.attempt < attempt &&
      one.cardToken === cardToken &&
      !isOpen(one.state) &&
      one.state !== 'declined' &&
      hasStood(one),
  );
}

/** A renewal that was withdrawn, or given back because the bank wanted the payer, never held anything: what it was to replace is still the one. */
const hasStood = ({ route, captureBefore, holdEndedAt }: Payment) =>
  route === 'verify' || captureBefore !== null || holdEndedAt !== null;
