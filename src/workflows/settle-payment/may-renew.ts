import { isUnfinished, type OrderState } from '#modules/orders/order-states.ts';
import type { Payment } from '#modules/payments/service.ts';

/** Whether a hold that ends soon, or ended while nobody could be asked, is worth a fresh one: it counts, its report is not finished, its card is saved. Pure. */
export function mayRenew(
  order: OrderState,
  held: Pick<Payment, 'state' | 'isActive' | 'cardToken'> & Readonly<{ renews: unknown }>,
  {
    isAnew,
    isAgreed,
  }: Readonly<{
    /** It has ended, and its card may be asked once more all the same. */
    isAnew: boolean;
    /** Its payer has agreed to more than one renewal. */
    isAgreed: boolean;
  }>,
): boolean {
  const isHold = isAnew || (held.state === 'authorised' && (held.renews === null || isAgreed));
  return isUnfinished(order) && held.isActive && isHold && held.cardToken !== null;
}
