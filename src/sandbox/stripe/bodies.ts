import { z } from 'zod';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { sessionBody } from '../api/wire.ts';

/** What of Stripe's API a merchant may ask here. All else is refused, as a change of it would not be noticed. */

const amount = z.coerce.number().pipe(z.int().min(1).max(99_999_999));
const currency = z
  .string()
  .regex(/^[a-z]{3}$/)
  .transform((code) => code.toUpperCase())
  .pipe(z.enum(currencies));
const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const label = text(500);
/** Only labels of the merchant's orders are understood: other payments are not played. */
const labels = {
  order: sessionBody.shape.order_id,
  order_number: sessionBody.shape.order_number,
  attempt: z.coerce.number().pipe(sessionBody.shape.attempt),
};
const metadata = z.strictObject(labels);
const expand = z.array(text(100)).max(10).optional();
const page = {
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  locale: z.enum(locales),
  success_url: sessionBody.shape.success_url,
  cancel_url: sessionBody.shape.cancel_url,
  custom_text: z.strictObject({ submit: z.strictObject({ message: text(1_200) }) }).optional(),
  expand,
};
/** Any other way to capture is refused here too, so that a merchant who asks for it is found out. */
const manual = z.literal('manual');

export const sessionParams = z.discriminatedUnion('mode', [
  z.strictObject({
    ...page,
    mode: z.literal('payment'),
    metadata,
    line_items: z.tuple([
      z.strictObject({
        quantity: z.literal('1'),
        price_data: z.strictObject({
          currency,
          unit_amount: amount,
          product_data: z.strictObject({ name: text(250), description: text(500).optional() }),
        }),
      }),
    ]),
    customer_creation: z.literal('always'),
    payment_intent_data: z.strictObject({
      capture_method: manual,
      description: label,
      metadata,
      setup_future_usage: z.literal('off_session'),
    }),
  }),
  z.strictObject({
    ...page,
    mode: z.literal('setup'),
    customer_creation: z.literal('always'),
    metadata: z.strictObject({ ...labels, amount_minor: amount, currency: z.enum(currencies) }),
    setup_intent_data: z.strictObject({ description: label, metadata }),
  }),
]);

export const intentParams = z.strictObject({
  amount,
  currency,
  customer: z.string().regex(/^cus_[0-9a-f]{24}$/),
  payment_method: z.string().regex(/^pm_[0-9a-f]{24}$/),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  description: label,
  metadata,
  off_session: z.literal('true'),
  confirm: z.literal('true'),
  capture_method: manual,
  expand,
});

export const captureParams = z.strictObject({ amount_to_capture: amount, expand });
export const cancelParams = z.strictObject({ cancellation_reason: z.literal('requested_by_customer') });
export const attachParams = z.strictObject({ customer: z.string().regex(/^cus_[0-9a-f]{24}$/) });
export const noParams = z.strictObject({});
export const refundParams = z.strictObject({
  payment_intent: z.string().regex(/^pi_[0-9a-f]{24}$/),
  amount,
  metadata: z.strictObject({ key: text(255) }).optional(),
});
export const ofIntentParams = z.strictObject({
  payment_intent: z.string().regex(/^pi_[0-9a-f]{24}$/),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(10),
});
export const byId = z.object({ id: z.string().max(100) });
export const listParams = z.strictObject({
  created: z.strictObject({ gte: z.coerce.number().pipe(z.int().nonnegative()) }),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(10),
  starting_after: z
    .string()
    .regex(/^pi_[0-9a-f]{24}$/)
    .optional(),
  expand,
});
export const findParams = z.strictObject({ expand });
