import { z } from 'zod';
import { type GatewayEvent, GatewayRefusal } from '../port/gateway.ts';
import { checkSignature, parseWebhook } from '../port/webhook-signature.ts';
import { labelOf } from './stripe-status.ts';

/** What things are named with: short, and nothing in it that a database could not keep. */
const word = z.string().regex(/^[!-~]{1,200}$/);
const reference = z.union([word, z.object({ id: word }).transform(({ id }) => id)]);

const eventBody = z.object({
  id: word,
  object: z.literal('event'),
  type: word,
  data: z.object({
    object: z.object({
      id: word,
      object: word,
      payment_intent: reference.nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** Objects that are a payment by themselves; the others name theirs. */
const payments = ['checkout.session', 'payment_intent', 'setup_intent'];

/**
 * Checks Stripe's signature and names the event. Of its payload only the names are read: what is true is asked. Answers
 * undefined for what is of no payment of ours: an account may be used for other things too.
 */
export function readStripeWebhook(
  rawBody: string,
  signature: string,
  now: Date,
  secrets: readonly string[],
): GatewayEvent | undefined {
  checkSignature(rawBody, signature, now, secrets);
  const event = eventBody.safeParse(parseWebhook(rawBody));
  if (!event.success) throw new GatewayRefusal('webhook_unreadable', 'The webhook has an unknown form.');
  const { id, type, data } = event.data;
  const { object } = data;
  const label = labelOf(object.metadata);
  const isPayment = payments.includes(object.object);
  const gatewayPaymentId = isPayment ? object.id : object.payment_intent;
  if (gatewayPaymentId == null || (isPayment && label === undefined)) return undefined;
  return { eventId: id, type, gatewayPaymentId, ...(label && { of: label }) };
}
