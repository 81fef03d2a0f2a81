import { isCaptured, type PaymentState } from './payment-states.ts';

/** The gateway that is our own books: its hold is a part of a limit, its debit an invoice. */
export const invoiceGateway = 'invoice';

/** Whether a payment is by invoice, not by card. */
export function isByInvoice({ gateway }: Readonly<{ gateway: string }>): boolean {
  return gateway === invoiceGateway;
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
