import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { minorUnits, text, trimmed, uuid } from '#kernel/shapes.ts';
import { paymentStates } from '#modules/payments/payment-states.ts';

/** What the gateway can say of a payment. */
const gatewayStatuses = [
  'open',
  'requires_action',
  'authorised',
  'verified',
  'declined',
  'captured',
  'voided',
  'expired',
] as const;
const ofAttempt = z.object({
  orderId: uuid,
  attempt: z.coerce.number().int().min(1).max(10_000).describe('which of the order’s payments, from 1'),
});
/** `seen`: it was looked at, the two agree again, and the mark goes. */
const wishes = ['captured', 'expired', 'void_due', 'seen'] as const;
export type ForceWish = (typeof wishes)[number];
/** As few signs a reason has. */
export const shortestForceReason = 10;

/** One payment as our books have it, beside what its gateway says at this moment. */
export const paymentTruth = z
  .object({
    currency: z.enum(currencies),
    needsReview: text(1_000).nullable(),
    ours: z.object({
      state: z.enum(paymentStates),
      amountMinor: minorUnits,
      capturedMinor: minorUnits,
      refundedMinor: minorUnits,
    }),
    theirs: z
      .object({
        status: z.enum(gatewayStatuses),
        isSamePayment: z.boolean().describe('the same order, attempt and amount'),
        amountMinor: minorUnits,
        capturedMinor: minorUnits,
        refundedMinor: minorUnits,
      })
      .nullable()
      .describe('null: the gateway knows of no such payment'),
    choices: z.array(z.enum(wishes)).max(wishes.length).describe('what this truth supports'),
  })
  .meta({ id: 'PaymentTruth' });
export type PaymentTruth = z.output<typeof paymentTruth>;

export const getPaymentTruth = defineEndpoint({
  name: 'getPaymentTruth',
  method: 'GET',
  path: '/staff/orders/{orderId}/payments/{attempt}/truth',
  summary: 'What the gateway says of a payment now, beside what our books say',
  action: 'payment.force',
  refuses: [404],
  params: ofAttempt,
  reply: paymentTruth,
});

const forceBody = z.object({
  to: z.enum(wishes),
  seen: z.object({
    state: z.enum(paymentStates),
    status: z.enum(gatewayStatuses),
    capturedMinor: minorUnits.describe('at the gateway'),
  }),
  reason: trimmed(500).min(shortestForceReason),
});
export type ForceBody = z.output<typeof forceBody>;

/** Refused where the gateway or the payment says something else by now than what was seen. */
export const forcePayment = defineEndpoint({
  name: 'forcePayment',
  method: 'POST',
  path: '/staff/orders/{orderId}/payments/{attempt}/force',
  summary: 'Bring a payment in line with its gateway where no ordinary edge fits; with a reason, logged',
  action: 'payment.force',
  refuses: [404, 409],
  params: ofAttempt,
  body: forceBody,
  reply: paymentTruth,
});
