import { z } from 'zod';
import { instant, minorUnits } from '#kernel/shapes.ts';

/** How an order stands with the late rule, as its customer and the staff may see it. */
export const lateView = z
  .object({
    isLikely: z.boolean().describe('not late yet, and it probably will be'),
    days: z
      .int()
      .min(0)
      .max(999)
      .describe('business days of the desk by which it is late, or was sent too late'),
    percent: z.int().min(0).max(100).describe('what the late rule leaves of the price'),
    priceMinor: minorUnits.describe('what is paid, in the currency of the order'),
    lessAt: instant.nullable().describe('if it is not sent by then, less is paid'),
    lessMinor: minorUnits.nullable(),
  })
  .meta({ id: 'Lateness' });
