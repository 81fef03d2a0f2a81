import { z } from 'zod';
import { currencies, money } from '#kernel/money.ts';

/** What is read of YooKassa's objects; members we do not know are let through, as their API grows. */

/** Payments, refunds and saved cards are all named like this. */
export const yookassaId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const amount = z
  .object({ value: z.string().regex(/^\d{1,11}\.\d{2}$/), currency: z.enum(currencies) })
  .transform(({ value, currency }) => money(Number(value.replace('.', '')), currency));
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const metadata = z.record(z.string(), z.string().nullable()).nullish();

export const paymentShape = z.object({
  id: yookassaId,
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  refunded_amount: amount.nullish(),
  expires_at: moment.nullish(),
  description: z.string().max(1_000).nullish(),
  metadata,
  confirmation: z
    .object({
      confirmation_url: z
        .url({ protocol: /^https?$/ })
        .max(4_000)
        .nullish(),
    })
    .nullish(),
  payment_method: z
    .object({
      type: z.string().max(100),
      id: z.string().max(100),
      saved: z.boolean(),
      card: z.object({ last4: z.string().max(4), card_type: z.string().max(100) }).nullish(),
    })
    .nullish(),
  cancellation_details: z.object({ party: z.string().max(100), reason: z.string().max(100) }).nullish(),
});

export const refundShape = z.object({
  id: yookassaId,
  payment_id: yookassaId,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount,
  metadata,
});
export const refundsShape = z.object({ type: z.literal('list'), items: z.array(refundShape).max(100) });

/** A page of a list, its members still unread. */
export const listShape = z.object({
  type: z.literal('list'),
  items: z.array(z.looseObject({ metadata })).max(100),
  next_cursor: z.string().min(1).max(500).nullish(),
});

export type YookassaPayment = z.output<typeof paymentShape>;
export type YookassaRefund = z.output<typeof refundShape>;
