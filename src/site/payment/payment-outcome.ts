import type { TrackedOrder } from '#workflows/track-order/contract.ts';

/** What is true of a payment, in the words a payer needs; the address of the page decides nothing. */
export type PaymentOutcome =
  | 'reserved'
  | 'verified'
  | 'charged'
  | 'waiting'
  | 'declined'
  | 'unfinished'
  | 'closed';

/** `isBack` is true where the payer left the card page before its end. */
export function paymentOutcome({ order, payment, mayPay }: TrackedOrder, isBack: boolean): PaymentOutcome {
  switch (payment.state) {
    case 'authorised':
      return 'reserved';
    case 'verified':
      return 'verified';
    case 'capture_due':
    case 'capture_unknown':
    case 'captured':
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
    case 'lost':
      return 'charged';
    case 'declined':
      return order.state === 'cancelled' ? 'closed' : 'declined';
    case 'created':
    case 'requires_action':
      return order.state === 'cancelled' ? 'closed' : isBack ? 'unfinished' : 'waiting';
    case 'unknown':
      return 'waiting';
    case 'void_due':
    case 'voided':
    case 'expired':
      return mayPay ? 'unfinished' : 'closed';
  }
}
