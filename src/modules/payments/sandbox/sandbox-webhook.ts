import { type GatewayEvent, GatewayRefusal } from '../port/gateway.ts';
import { checkSignature, parseWebhook } from '../port/webhook-signature.ts';
import { webhookBody } from './sandbox-wire.ts';

/**
 * Checks the signature of a webhook and names its event. Throws GatewayRefusal `webhook_forged`, `webhook_stale` or
 * `webhook_unreadable`.
 */
export function readSandboxWebhook(
  rawBody: string,
  signature: string,
  now: Date,
  secrets: readonly string[],
): GatewayEvent {
  checkSignature(rawBody, signature, now, secrets);
  const event = webhookBody.safeParse(parseWebhook(rawBody));
  if (!event.success) throw new GatewayRefusal('webhook_unreadable', 'The webhook has an unknown form.');
  const { id, type, payment_id } = event.data;
  return { eventId: id, type, gatewayPaymentId: payment_id };
}
