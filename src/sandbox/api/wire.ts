import { z } from 'zod';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { maxTimeZoneLength, readTimeZone } from '#kernel/time-zone.ts';
import { callModes, callNames, refundModes, webhookModes } from '../ledger/fault-names.ts';
import { eventIdPattern, paymentIdPattern } from '../ledger/reference.ts';
import type { DisputeRow, PaymentRow, RefundRow } from '../ledger/repository.ts';

/** One line of printable text; PostgreSQL cannot keep a NUL, and nothing else of that kind belongs here. */
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'control characters are not allowed');
const webAddress = line(2000).refine((text) => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '';
}, 'must be an http or https address');
const amountMinor = z.int().min(1).max(99_999_999);
const times = z.int().min(1).max(1000).default(1);
const delayMs = z.int().min(0).max(600_000).optional();

export const sessionBody = z.strictObject({
  order_id: line(100),
  order_number: line(60),
  attempt: z.int().min(0).max(10_000),
  route: z.enum(['hold', 'verify']),
  amount_minor: amountMinor,
  currency: z.enum(currencies),
  locale: z.enum(locales),
  time_zone: z
    .string()
    .max(maxTimeZoneLength)
    .refine((name) => readTimeZone(name) !== undefined, 'unknown time zone')
    .nullable()
    .default(null),
  description: line(500),
  /** What is bought, name by name, for the payer to read. */
  details: z
    .array(z.strictObject({ name: line(60), value: line(300) }))
    .max(8)
    .default([]),
  success_url: webAddress,
  cancel_url: webAddress,
});
export const offSessionBody = sessionBody.extend({ card_token: line(100) });
export const amountBody = z.strictObject({ amount_minor: amountMinor });
export const emptyBody = z.strictObject({}).nullish();
export const paymentParams = z.object({ id: z.string().regex(paymentIdPattern) });
export const eventParams = z.object({ id: z.string().regex(eventIdPattern) });
export const listQuery = z.object({
  since: z.iso.datetime({ offset: true }),
  cursor: z.string().regex(paymentIdPattern).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const idempotencyKey = line(255);

export const faultBody = z.union([
  z.strictObject({ call: z.enum(callNames), mode: z.enum(callModes), times, ms: delayMs }),
  z.strictObject({ webhooks: z.enum(webhookModes), times, ms: delayMs }),
  z.strictObject({ refunds: z.enum(refundModes), times, ms: delayMs }),
]);

export const disputeOrder = z.strictObject({ status: z.enum(['open', 'won', 'lost']) });

/** A payment as merchants see it. The token of a card is shown only once the issuer has said yes to it. */
export function paymentBody(payment: PaymentRow, hostedUrl: string) {
  const isUnpaid = payment.status === 'open' || payment.status === 'requires_action';
  const hasToken = ['authorised', 'verified', 'captured'].includes(payment.status);
  return {
    id: payment.id,
    status: payment.status,
    route: payment.route,
    order_id: payment.order_id,
    order_number: payment.order_number,
    attempt: payment.attempt,
    amount_minor: payment.amount_minor,
    currency: payment.currency,
    captured_minor: payment.captured_minor,
    refunded_minor: payment.refunded_minor,
    capture_before: payment.status === 'authorised' ? (payment.capture_before?.toISOString() ?? null) : null,
    card_token: hasToken ? payment.card_token : null,
    card_brand: payment.card_brand,
    card_last4: payment.card_last4,
    decline_code: payment.decline_code,
    hosted_url: isUnpaid ? hostedUrl : null,
    session_expires_at: payment.session_expires_at.toISOString(),
    created_at: payment.created_at.toISOString(),
    dispute: payment.dispute && disputeBody(payment.dispute, payment.currency),
  };
}

function disputeBody({ id, amount_minor, reason, status, evidence_due_by }: DisputeRow, currency: string) {
  const due = new Date(evidence_due_by).toISOString();
  return { id, amount_minor, currency, reason, status, evidence_due_by: due };
}

export function refundBody(refund: RefundRow, currency: string) {
  return {
    id: refund.id,
    payment_id: refund.payment_id,
    status: refund.status,
    amount_minor: refund.amount_minor,
    currency,
    key: refund.key,
  };
}
