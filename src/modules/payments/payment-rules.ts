import { isCaptured, type PaymentState } from './payment-states.ts';

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
