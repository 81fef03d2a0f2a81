import { isUnfinished, type OrderState } from '#modules/orders/order-states.ts';
import { mayHoldAnew, type Payment } from '#modules/payments/service.ts';

/** Whether a hold that ends soon, or ended while nobody could be asked, is worth a fresh one: it counts, its report is not finished, its card is saved. Pure. */
export function mayRenew(
  order: OrderState,
  held: Pick<Payment, 'state' | 'isActive' | 'cardToken' | 'route'>,
): boolean {
  const isHold = held.state === 'authorised' || mayHoldAnew(held, false);
  return isUnfinished(order) && held.isActive && isHold && held.cardToken !== null;
}
