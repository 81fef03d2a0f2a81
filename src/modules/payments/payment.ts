import { type Currency, type Money, money } from '#kernel/money.ts';
import type { PaymentState } from './payment-states.ts';
import type { PaymentRoute } from './port/gateway.ts';

/** One attempt to pay an order, as the server knows it. An order has one or more; one of them is active. */
export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly attempt: number;
  readonly isActive: boolean;
  /** The hold that this one is to replace, where it was asked for because that one ends. */
  readonly renews: string | null;
  readonly route: PaymentRoute;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly gateway: string;
  readonly gatewayPaymentId: string | null;
  readonly hostedUrl: string | null;
  readonly captureBefore: Date | null;
  /** When the hold ended: its own end, or when the gateway said so if that came first. Null where none ever stood, as on a page that ran out. */
  readonly holdEndedAt: Date | null;
  readonly cardToken: string | null;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly declineCode: string | null;
  /** What of the hold is to be debited, once that was asked for; what is left goes back to the payer with it. */
  readonly dueMinor: number | null;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly needsReview: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly capturedAt: Date | null;
}

/** What is debited of a hold, never more: all of it, where nobody said otherwise. */
export function dueOf({ dueMinor, amountMinor, currency }: Payment): Money {
  return money(dueMinor ?? amountMinor, currency);
}

/** Stable across retries and restarts: one business action, one key at the gateway and one row in the outbox. */
export function paymentKey(
  payment: Pick<Payment, 'orderId' | 'attempt'>,
  action: 'open' | 'authorise' | 'release' | 'capture' | 'forget_card',
): string {
  return `o${payment.orderId}:${action}:${payment.attempt}`;
}

/** Hold at once when the slowest promise fits well within a hold's life, else verify now and hold when ready. */
export function routeFor(maxDays: number, holdMaxDays: number): PaymentRoute {
  return maxDays <= holdMaxDays ? 'hold' : 'verify';
}
