import { dayMs } from '#kernel/clock.ts';
import { isCaptured, type PaymentState } from './payment-states.ts';

/** The gateway that is our own books: its hold is a part of a limit, its debit an invoice. */
export const invoiceGateway = 'invoice';

/** Whether a payment is by invoice, not by card. */
export function isByInvoice({ gateway }: Readonly<{ gateway: string }>): boolean {
  return gateway === invoiceGateway;
}

/** For so long after the end of a hold its card may be asked for one more, as the offer has it since version 8. */
export const heldAnewMs = 7 * dayMs;

/** What beside the payment itself decides whether its card may be asked once more. */
type Consent = Readonly<{
  /** The version of the offer that was accepted has it. */
  isAgreed: boolean;
  /** One more was asked for before, whatever came of it: there is one, and not a row of them. */
  isAsked: boolean;
  /** Its week is over, or its payer was told since that nothing is reserved. */
  isOver: boolean;
}>;

/**
 * A hold that has ended although its card is saved, and in whose place nobody has asked for a fresh one, as happens while the gateway is
 * away: the card is asked before its payer is, as far as its payer has agreed to that. Pure.
 */
export function mayHoldAnew(
  { state, route, cardToken }: Readonly<{ state: PaymentState; route: string; cardToken: string | null }>,
  { isAgreed, isAsked, isOver }: Consent,
): boolean {
  return state === 'expired' && route === 'hold' && cardToken !== null && isAgreed && !isAsked && !isOver;
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
