import { z } from 'zod';
import { minuteMs } from '#kernel/clock.ts';
import { type GatewayEvent, GatewayRefusal } from '../port/gateway.ts';
import { parseWebhook } from '../port/webhook-signature.ts';
import { labelOf } from './yookassa-status.ts';
import { yookassaId } from './yookassa-wire.ts';

const word = z.string().regex(/^[!-~]{1,100}$/);

const notification = z.object({
  type: z.literal('notification'),
  event: word,
  object: z.object({
    id: yookassaId,
    payment_id: yookassaId.nullish(),
    metadata: z.record(z.string(), z.string().nullable()).nullish(),
  }),
});

/**
 * Names what a notification is of. YooKassa signs nothing, so anybody may have written it: only names are read, and what is
 * true is asked. They have no names of their own either; that of the minute keeps a forged one from standing in for the true
 * one that comes later. Answers undefined for what is of no payment of ours.
 */
export function readYookassaWebhook(rawBody: string, now: Date): GatewayEvent | undefined {
  const read = notification.safeParse(parseWebhook(rawBody));
  if (!read.success) throw new GatewayRefusal('webhook_unreadable', 'The webhook has an unknown form.');
  const { event, object } = read.data;
  const minute = Math.floor(now.getTime() / minuteMs);
  const eventId = `${event}:${object.id}:${minute}`;
  if (event.startsWith('refund.') && object.payment_id != null)
    return { eventId, type: event, gatewayPaymentId: object.payment_id };
  const of = labelOf(object.metadata);
  if (!event.startsWith('payment.') || of === undefined) return undefined;
  return { eventId, type: event, gatewayPaymentId: object.id, of };
}
