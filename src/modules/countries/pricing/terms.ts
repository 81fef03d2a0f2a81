import { z } from 'zod';

/** The dearest price that may be typed, in minor units. */
export const maxPriceMinor = 10_000_000;

/** What of a tariff is edited: the price in minor units, the business days, and whether it is on offer at all. */
export const terms = z
  .object({
    priceMinor: z.int().min(1).max(maxPriceMinor),
    minDays: z.int().min(0).max(60),
    maxDays: z.int().min(0).max(60),
    isOffered: z.boolean(),
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, { path: ['maxDays'], message: 'fewer than minDays' });
export type Terms = z.output<typeof terms>;

/** What is not on offer has no terms that could differ. */
export function isSameTerms(a: Terms, b: Terms): boolean {
  if (!a.isOffered && !b.isOffered) return true;
  return (
    a.priceMinor === b.priceMinor &&
    a.minDays === b.minDays &&
    a.maxDays === b.maxDays &&
    a.isOffered === b.isOffered
  );
}

/** How a price is changed: by tenths of a per cent, rounded to a multiple of `stepMinor`. */
export type Raise = Readonly<{ perMille: number; stepMinor: number }>;

/** The price after a raise or a cut, rounded half up, at least one step and at most the dearest price. */
export function raisedPrice(priceMinor: number, { perMille, stepMinor }: Raise): number {
  // Whole numbers all the way: 0.1 of a cent must not tip a rounding.
  const steps = Math.floor((priceMinor * (1_000 + perMille) * 2 + stepMinor * 1_000) / (stepMinor * 2_000));
  const most = Math.floor(maxPriceMinor / stepMinor);
  return Math.min(most, Math.max(1, steps)) * stepMinor;
}
