import { z } from 'zod';
import { currencies, money } from '#kernel/money.ts';
import type { GatewayDispute, GatewayRefundStatus, GatewayStatus, SessionRequest } from '../port/gateway.ts';

const minor = z.int().nonnegative();
const currency = z.enum(currencies);

const disputeReply = z
  .object({
    id: z.string().min(1),
    status: z.enum(['open', 'won', 'lost']),
    amount_minor: minor,
    currency,
    reason: z.string().max(100),
    evidence_due_by: z.iso.datetime().nullable(),
  })
  .transform(
    (dispute): GatewayDispute => ({
      gatewayDisputeId: dispute.id,
      status: dispute.status,
      amount: money(dispute.amount_minor, dispute.currency),
      reason: dispute.reason,
      evidenceDueBy: dispute.evidence_due_by === null ? null : new Date(dispute.evidence_due_by),
    }),
  );

/** A payment as the sandbox gateway writes it; members we do not know are let through, as with any provider. */
export const paymentReply = z
  .object({
    id: z.string().min(1),
    status: z.enum([
      'open',
      'requires_action',
      'authorised',
      'verified',
      'declined',
      'captured',
      'voided',
      'expired',
    ]),
    amount_minor: minor,
    currency,
    captured_minor: minor,
    refunded_minor: minor,
    order_id: z.string(),
    attempt: z.int(),
    capture_before: z.iso.datetime().nullable(),
    card_token: z.string().nullable(),
    card_brand: z.string().nullable(),
    card_last4: z.string().nullable(),
    decline_code: z.string().nullable(),
    hosted_url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullable(),
    dispute: disputeReply.nullable(),
  })
  .transform(
    (payment): GatewayStatus => ({
      gatewayPaymentId: payment.id,
      status: payment.status,
      amount: money(payment.amount_minor, payment.currency),
      capturedMinor: payment.captured_minor,
      refundedMinor: payment.refunded_minor,
      orderId: payment.order_id,
      attempt: payment.attempt,
      captureBefore: payment.capture_before === null ? null : new Date(payment.capture_before),
      cardToken: payment.card_token,
      cardBrand: payment.card_brand,
      cardLast4: payment.card_last4,
      declineCode: payment.decline_code,
      hostedUrl: payment.hosted_url,
      dispute: payment.dispute,
    }),
  );

export const refundReply = z
  .object({
    id: z.string().min(1),
    status: z.enum(['pending', 'succeeded', 'failed']),
    amount_minor: minor,
    currency,
    key: z.string().max(255).nullable(),
  })
  .transform(
    (refund): GatewayRefundStatus => ({
      gatewayRefundId: refund.id,
      status: refund.status,
      amount: money(refund.amount_minor, refund.currency),
      key: refund.key,
    }),
  );

export const refundListReply = z.object({ data: z.array(refundReply).max(100) });

export const listReply = z.object({ data: z.array(paymentReply), next_cursor: z.string().nullable() });

export const errorReply = z.object({ error: z.object({ code: z.string().min(1), message: z.string() }) });

/** What a gateway names things with: short, and nothing in it that a database could not keep. */
const word = z.string().regex(/^[\x21-\x7e]{1,200}$/);

export const webhookBody = z.object({ id: word, type: word, payment_id: word });

/** The wire form of what a new session needs. */
export function sessionWire(request: SessionRequest) {
  return {
    order_id: request.orderId,
    order_number: request.orderNumber,
    attempt: request.attempt,
    route: request.route,
    amount_minor: request.amount.amountMinor,
    currency: request.amount.currency,
    locale: request.locale,
    time_zone: request.timeZone,
    description: request.description,
    details: request.details,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}
