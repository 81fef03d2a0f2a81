import { z } from 'zod';
import { currencies } from '#kernel/money.ts';
import { paymentStates } from './payment-states.ts';

/** The money line of an order as its customer may see it. */
export const paymentView = z.object({
  attempt: z.int(),
  route: z.enum(['hold', 'verify']),
  state: z.enum(paymentStates),
  amountMinor: z.int(),
  currency: z.enum(currencies),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  declineCode: z.string().nullable(),
  captureBefore: z.iso.datetime().nullable(),
  capturedAt: z.iso.datetime().nullable(),
});
export type PaymentView = z.output<typeof paymentView>;
