import { z } from 'zod';
import { currencies } from '#kernel/money.ts';
import { minorUnits } from '#kernel/shapes.ts';

export { doubts } from './bank/match.ts';

/** A calendar day, `2026-12-12`. */
export const calendarDay = z.iso.date().max(10);

/** Days from an invoice to the day by which it is paid. */
export const creditDays = z.int().min(1).max(90);

/** Up to which amount somebody may owe, and how much of it is free now. */
export const creditView = z
  .object({
    limitMinor: minorUnits,
    leftMinor: minorUnits.describe('neither owed nor kept for an order that is under way'),
    currency: z.enum(currencies),
    days: creditDays,
  })
  .meta({ id: 'Credit' });
export type CreditView = z.output<typeof creditView>;

/** The invoice of an order as its customer may see it. */
export const debtView = z
  .object({
    owedMinor: minorUnits.describe('0 once it is paid, or taken off'),
    paidMinor: minorUnits.describe('what came of it: less than the invoice where it was paid in part'),
    dueOn: calendarDay,
    isOverdue: z.boolean(),
    isPaid: z.boolean(),
  })
  .meta({ id: 'Debt' });
