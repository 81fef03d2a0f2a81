import type { PaymentState } from '#modules/payments/payment-states.ts';

/** What became of the money where it is not simply held; null where it is. */
export function heldWord(
  state: PaymentState,
): 'checked' | 'charging' | 'charged' | 'returned' | 'ended' | 'none' | null {
  switch (state) {
    case 'authorised':
      return null;
    case 'verified':
      return 'checked';
    case 'capture_due':
    case 'capture_unknown':
      return 'charging';
    case 'captured':
    case 'partially_refunded':
    case 'disputed':
      return 'charged';
    case 'refunded':
    case 'lost':
      return 'returned';
    case 'expired':
      return 'ended';
    default:
      return 'none';
  }
}
