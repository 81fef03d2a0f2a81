import type { Actor } from '#kernel/actor.ts';
import { paymentMachine } from '#modules/payments/payment-states.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Tx } from '#platform/database/kysely.ts';

/** Gives back every hold, open session and saved card of an order that will not be charged. */
export async function releaseLivePayments(
  tx: Tx,
  payments: PaymentsService,
  orderId: string,
  actor: Actor,
): Promise<void> {
  for (const payment of await payments.list(tx, orderId)) {
    if (paymentMachine.may(payment.state, 'release')) await payments.apply(tx, payment, 'release', { actor });
  }
}
