import { z } from 'zod';
import { currencies } from '#kernel/money.ts';

/** What is read of Stripe's objects; members we do not know are let through, as their API grows. */

const id = (kind: string) => z.string().regex(new RegExp(`^${kind}_[!-~]{1,200}$`));
const minor = z.int().nonnegative();
const currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(z.enum(currencies));
const metadata = z.record(z.string(), z.string()).nullish();
const card = z.object({ brand: z.string().nullish(), last4: z.string().nullish() });
const failure = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish();

const charge = z.object({
  amount: minor,
  amount_captured: minor,
  amount_refunded: minor,
  disputed: z.boolean(),
  payment_method_details: z
    .object({ card: card.extend({ capture_before: z.int().positive().nullish() }).nullish() })
    .nullish(),
});

export const intentShape = z.object({
  id: id('pi'),
  object: z.literal('payment_intent'),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  amount: minor,
  amount_received: minor,
  currency,
  metadata,
  cancellation_reason: z.string().nullish(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  payment_method: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  setup_future_usage: z.string().nullish(),
  last_payment_error: failure,
  latest_charge: z.union([z.string(), charge]).nullish(),
});

const paymentMethod = z.object({
  id: id('pm'),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  card: card.nullish(),
});

export const setupShape = z.object({
  id: id('seti'),
  status: z.string(),
  metadata,
  payment_method: z.union([z.string(), paymentMethod]).nullish(),
  last_setup_error: failure,
});

export const sessionShape = z.object({
  id: id('cs'),
  object: z.literal('checkout.session'),
  mode: z.enum(['payment', 'setup']),
  status: z.enum(['open', 'complete', 'expired']),
  url: z
    .url({ protocol: /^https?$/ })
    .max(4_000)
    .nullish(),
  amount_total: minor.nullish(),
  currency: currency.nullish(),
  metadata,
  payment_intent: z.union([z.string(), intentShape]).nullish(),
  setup_intent: z.union([z.string(), setupShape]).nullish(),
});

export const refundShape = z.object({
  id: id('(?:re|pyr)'),
  amount: minor,
  currency,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata,
});
export const refundsShape = z.object({ data: z.array(refundShape).max(100) });

export const disputesShape = z.object({
  data: z
    .array(
      z.object({
        id: id('(?:du|dp)'),
        amount: minor,
        currency,
        reason: z.string().max(100),
        status: z.string().max(100),
        evidence_details: z.object({ due_by: z.int().positive().nullish() }).nullish(),
      }),
    )
    .max(10),
});

/** A page of a list, its members still unread. */
export const listShape = z.object({
  data: z.array(z.looseObject({ id: z.string(), metadata })).max(100),
  has_more: z.boolean(),
});

export type Intent = z.output<typeof intentShape>;
export type Setup = z.output<typeof setupShape>;
export type Session = z.output<typeof sessionShape>;
export type Refund = z.output<typeof refundShape>;
export type Disputes = z.output<typeof disputesShape>;
export type Charge = z.output<typeof charge>;
