import type { EventRow } from '../ledger/event-repository.ts';
import { hostedUrlOf, type SandboxDeps } from '../ledger/gateway-deps.ts';
import { type Dialect, findPayment } from '../ledger/repository.ts';
import { eventObject } from '../stripe/event-object.ts';
import { stripeSecretOf } from '../stripe/keys.ts';
import { signatureHeader } from './signature.ts';

/** What is sent of an event, to whom and how it is signed: in the words in which its payment was opened. */
export type Letter = Readonly<{ dialect: Dialect; body: string; secret: string; signatureHeader: string }>;

export async function letterOf(deps: SandboxDeps, event: EventRow): Promise<Letter> {
  const { id, type, created_at, payment_id } = event;
  const payment = await findPayment(deps.pool, payment_id);
  if (payment?.dialect === 'stripe') {
    const body = JSON.stringify(eventObject(event, payment, hostedUrlOf(deps, payment.session_id)));
    const secret = stripeSecretOf(deps.webhookSecret);
    return { dialect: 'stripe', body, secret, signatureHeader: 'Stripe-Signature' };
  }
  const body = JSON.stringify({ id, type, created: created_at.toISOString(), payment_id });
  return { dialect: 'own', body, secret: deps.webhookSecret, signatureHeader };
}
