import type { EventRow } from '../ledger/event-repository.ts';
import { hostedUrlOf, type SandboxDeps } from '../ledger/gateway-deps.ts';
import { type Dialect, findPayment, listRefunds } from '../ledger/repository.ts';
import { eventObject } from '../stripe/event-object.ts';
import { stripeSecretOf } from '../stripe/keys.ts';
import { notification } from '../yookassa/notification.ts';
import { signatureHeader } from './signature.ts';

/** What is sent of an event, to whom and how it is signed, if it is: in the words in which its payment was opened. */
export type Letter = Readonly<{
  dialect: Dialect;
  body: string;
  signed: Readonly<{ secret: string; header: string }> | undefined;
}>;

/** Undefined where a provider tells nothing of such a change. */
export async function letterOf(deps: SandboxDeps, event: EventRow): Promise<Letter | undefined> {
  const { id, type, created_at, payment_id } = event;
  const payment = await findPayment(deps.pool, payment_id);
  if (payment?.dialect === 'stripe') {
    const body = JSON.stringify(eventObject(event, payment, hostedUrlOf(deps, payment.session_id)));
    const secret = stripeSecretOf(deps.webhookSecret);
    return { dialect: 'stripe', body, signed: { secret, header: 'Stripe-Signature' } };
  }
  if (payment?.dialect === 'yookassa') {
    const refunds = await listRefunds(deps.pool, payment.id, 100);
    const told = notification(event.type, payment, refunds, hostedUrlOf(deps, payment.session_id));
    return told && { dialect: 'yookassa', body: JSON.stringify(told), signed: undefined };
  }
  const body = JSON.stringify({ id, type, created: created_at.toISOString(), payment_id });
  return { dialect: 'own', body, signed: { secret: deps.webhookSecret, header: signatureHeader } };
}
