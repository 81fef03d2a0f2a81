import type { PaymentState } from '#modules/payments/payment-states.ts';

type HeldWord = 'checked' | 'charging' | 'charged' | 'returned' | 'ended' | 'none' | 'kept' | 'invoiced';

/** What became of the money where it is not simply held; null where it is. */
export function heldWord({
  state,
  isByInvoice,
}: Readonly<{ state: PaymentState; isByInvoice: boolean }>): HeldWord | null {
  const word = wordOf(state);
  if (!isByInvoice) return word;
  return word === null ? 'kept' : word === 'charging' || word === 'charged' ? 'invoiced' : word;
}

function wordOf(state: PaymentState): Exclude<HeldWord, 'kept' | 'invoiced'> | null {
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
