import { type Grade, latestFigures } from './caps.ts';
import type { RatingInput } from './rating-input.ts';

/** Which part of tangible net worth, and of working capital, a grade allows. */
export const limitParts = { A: 0.2, B: 0.15, C: 0.1, D: 0.02, E: 0 } as const satisfies Record<Grade, number>;

/** One ceiling of the limit: part of what, and how much that is. */
export type LimitCeiling = Readonly<{
  ceiling: 'tangible_net_worth' | 'working_capital' | 'month_of_purchases';
  part: number;
  of: number;
  amount: number;
}>;

/** The sum that may be owed at any one time, in whole units of the currency; the least of the ceilings, rounded down to two digits. */
export type CreditLimit =
  | Readonly<{ amount: number; ceilings: readonly LimitCeiling[]; reason?: never }>
  | Readonly<{ amount: null; ceilings: readonly []; reason: 'missing_input' | 'no_rating' | 'grade_e' }>;

/** A limit with the ceilings it is the least of; none where no statement gives a ceiling. */
export function creditLimit(input: RatingInput, grade: Grade | null): CreditLimit {
  if (grade === null) return { amount: null, ceilings: [], reason: 'no_rating' };
  if (grade === 'E') return { amount: null, ceilings: [], reason: 'grade_e' };
  const { equity, intangible = 0, current_assets, current_liabilities, cogs } = latestFigures(input);
  const part = limitParts[grade];
  const ceiling = (name: LimitCeiling['ceiling'], share: number, of: number | undefined): LimitCeiling[] =>
    of === undefined ? [] : [{ ceiling: name, part: share, of, amount: Math.max(0, share * of) }];
  const workingCapital =
    current_assets === undefined || current_liabilities === undefined
      ? undefined
      : current_assets - current_liabilities;
  const ceilings = [
    ...ceiling('tangible_net_worth', part, equity === undefined ? undefined : equity - intangible),
    ...ceiling('working_capital', part, workingCapital),
    ...ceiling('month_of_purchases', 1 / 12, cogs),
  ];
  // A month of purchases says how much is bought, and nothing of whether it can be paid.
  if (!ceilings.some(({ ceiling }) => ceiling !== 'month_of_purchases'))
    return { amount: null, ceilings: [], reason: 'missing_input' };
  return { amount: roundedDown(Math.min(...ceilings.map(({ amount }) => amount))), ceilings };
}

/** Two digits: 327,150 is 320,000. */
function roundedDown(amount: number): number {
  if (amount < 1) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.floor(amount / step) * step;
}
