import { isCaptured, type PaymentState } from './payment-states.ts';

/** The gateway that is our own books: its hold is a part of a limit, its debit an invoice. */
export const invoiceGateway = 'invoice';

/** Whether a payment is by invoice, not by card. */
export function isByInvoice({ gateway }: Readonly<{ gateway: string }>): boolean {
  return gateway === invoiceGateway;
}

/**
 * A hold that has ended although its card is saved, and in whose place nobody has asked for a fresh one, as happens while the gateway is
 * away: the card is asked before its payer is. Pure.
 */
export function mayHoldAnew(
  { state, route, cardToken }: Readonly<{ state: PaymentState; route: string; cardToken: string | null }>,
  /** Whether a fresh one was asked for, whatever came of it. */
  isAsked: boolean,
): boolean {
  return state === 'expired' && route === 'hold' && cardToken !== null && !isAsked;
}

/** The amount that a money line speaks of: what was debited, what is about to be, else what was asked for. Pure. */
export function movedMinor(
  payment: Readonly<{
    state: PaymentState;
    amountMinor: number;
    dueMinor: number | null;
    capturedMinor: number;
  }>,
): number {
  if (isCaptured(payment.state) && payment.capturedMinor > 0) return payment.capturedMinor;
  const isDue = payment.state === 'capture_due' || payment.state === 'capture_unknown';
  return isDue ? (payment.dueMinor ?? payment.amountMinor) : payment.amountMinor;
}
