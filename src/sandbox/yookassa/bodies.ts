import { z } from 'zod';
import { sessionBody } from '../api/wire.ts';

/** What of YooKassa's API a merchant may ask here. All else is refused, as a change of it would not be noticed. */

const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const amount = z
  .strictObject({ value: z.string().regex(/^\d{1,6}\.\d{2}$/), currency: z.literal('RUB') })
  .transform(({ value }) => Number(value.replace('.', '')))
  .pipe(z.int().min(1));
const id = z.string().length(36);

/** A receipt has to add up to what is paid; who reads it looks at nothing else of it. */
const receipt = z.strictObject({
  customer: z.strictObject({ email: z.email().max(254) }),
  items: z
    .array(
      z.strictObject({
        description: text(128),
        quantity: z.literal(1),
        measure: z.literal('piece'),
        amount,
        vat_code: z.int().min(1).max(12),
        payment_subject: z.literal('service'),
        payment_mode: z.literal('full_payment'),
      }),
    )
    .length(1),
  tax_system_code: z.int().min(1).max(6).optional(),
});
const addsUp = (body: Readonly<{ amount: number; receipt?: z.output<typeof receipt> | undefined }>) =>
  body.receipt === undefined || body.receipt.items[0]?.amount === body.amount;

const metadata = z.strictObject({
  order: sessionBody.shape.order_id,
  order_number: sessionBody.shape.order_number,
  attempt: z.coerce.number().pipe(sessionBody.shape.attempt),
  purpose: z.enum(['hold', 'verify', 'saved']),
  amount_minor: z.string().regex(/^\d{1,13}$/),
});
const payment = {
  amount,
  description: text(128),
  metadata,
  receipt: receipt.optional(),
  /** Any other way to capture is refused, so that a merchant who asks for it is found out. */
  capture: z.literal(false),
};

export const paymentParams = z
  .union([
    z.strictObject({
      ...payment,
      payment_method_data: z.strictObject({ type: z.literal('bank_card') }),
      save_payment_method: z.literal(true),
      confirmation: z.strictObject({
        type: z.literal('redirect'),
        return_url: sessionBody.shape.success_url,
        locale: z.enum(['ru_RU', 'en_US']),
      }),
    }),
    z.strictObject({ ...payment, payment_method_id: id }),
  ])
  .refine(addsUp, 'the receipt does not add up');

export const captureParams = z
  .strictObject({ amount, receipt: receipt.optional() })
  .refine(addsUp, 'the receipt does not add up');
export const refundParams = z
  .strictObject({
    payment_id: id,
    amount,
    metadata: z.strictObject({ key: text(255) }),
    receipt: receipt.optional(),
  })
  .refine(addsUp, 'the receipt does not add up');
export const byId = z.object({ id: z.string().max(100) });
const limit = z.coerce.number().pipe(z.int().min(1).max(100)).default(10);
export const refundsQuery = z.strictObject({ payment_id: id, limit });
export const listQuery = z.strictObject({
  'created_at.gte': z.iso.datetime().transform((text) => new Date(text)),
  limit,
  cursor: id.optional(),
});
