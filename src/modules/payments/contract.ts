import { z } from 'zod';
import { currencies } from '#kernel/money.ts';
import { instant, minorUnits, text } from '#kernel/shapes.ts';
import { paymentStates } from './payment-states.ts';

export { differenceKinds } from './books/difference.ts';

/** The money line of an order as its customer may see it. */
export const paymentView = z
  .object({
    attempt: z.int().min(1).max(32_767),
    isByInvoice: z
      .boolean()
      .describe('a hold is a part of the buyer’s limit, a debit an invoice; else by card'),
    route: z.enum(['hold', 'verify']),
    state: z.enum(paymentStates),
    amountMinor: minorUnits,
    dueMinor: minorUnits.nullable().describe('what of it is debited, once the report is sent'),
    capturedMinor: minorUnits,
    currency: z.enum(currencies),
    cardBrand: text(100).nullable(),
    cardLast4: text(20).nullable(),
    declineCode: text(200).nullable(),
    captureBefore: instant.nullable().describe('when the hold ends, while it stands'),
    capturedAt: instant.nullable(),
  })
  .meta({ id: 'Payment' });
export type PaymentView = z.output<typeof paymentView>;
