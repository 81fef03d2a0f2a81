import { openRating } from '#rating/open-rating/open-rating.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import { whatIf } from '#rating/open-rating/what-if.ts';

/** What a reader has tried; `daysLate` null for as it is reported. */
export type Tried = Readonly<{
  equityPercent: number;
  profitPercent: number;
  daysLate: number | null;
  isSettled: boolean;
  isNamed: boolean;
}>;

export const nothingTried: Tried = {
  equityPercent: 0,
  profitPercent: 0,
  daysLate: null,
  isSettled: false,
  isNamed: false,
};

/** Score and grade as they would be with all that was tried at once. */
export function scoreIf(input: RatingInput, tried: Tried) {
  const { equityPercent, profitPercent, daysLate, isSettled, isNamed } = tried;
  let changed = input;
  if (equityPercent !== 0) changed = whatIf(changed, { change: 'equity', percent: equityPercent });
  if (profitPercent !== 0) changed = whatIf(changed, { change: 'profit', percent: profitPercent });
  if (daysLate !== null) changed = whatIf(changed, { change: 'days_late', days: daysLate });
  if (isSettled) changed = whatIf(changed, { change: 'claims_settled' });
  if (isNamed) changed = whatIf(changed, { change: 'owners_named' });
  const { score, scoreTenths, grade } = openRating(changed);
  return { score, scoreTenths, grade };
}
