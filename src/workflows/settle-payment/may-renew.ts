import { isUnfinished, type OrderState } from '#modules/orders/order-states.ts';
import type { Payment } from '#modules/payments/service.ts';

/** Whether a hold that ends soon is worth a fresh one: it counts, its report is not finished, its card is saved. Pure. */
export function mayRenew(
  order: OrderState,
  held: Pick<Payment, 'state' | 'isActive' | 'cardToken'>,
): boolean {
  return isUnfinished(order) && held.isActive && held.state === 'authorised' && held.cardToken !== null;
}
