import { latestFigures } from './caps.ts';
import type { RatingInput } from './rating-input.ts';

/** What a reader of the report may try: each is one change of the newest statement or of what was found. */
export type WhatIf =
  | Readonly<{ change: 'equity'; percent: number }>
  | Readonly<{ change: 'profit'; percent: number }>
  | Readonly<{ change: 'days_late'; days: number }>
  | Readonly<{ change: 'claims_settled' }>
  | Readonly<{ change: 'owners_named' }>;

/** The input as it would be. Lost equity becomes debt that is due within a year; won equity pays such debt back, as far as there is any. */
export function whatIf(input: RatingInput, what: WhatIf): RatingInput {
  switch (what.change) {
    case 'equity':
      return withEquity(input, what.percent);
    case 'profit':
      return withProfit(input, what.percent);
    case 'days_late':
      return { ...input, daysBeyondTerms: what.days };
    case 'claims_settled':
      return { ...input, openClaims: 0 };
    case 'owners_named':
      return { ...input, ownersKnownPercent: 100 };
  }
}

function withEquity(input: RatingInput, percent: number): RatingInput {
  const { equity, current_liabilities, total_liabilities } = latestFigures(input);
  if (equity === undefined) return input;
  const wanted = (Math.abs(equity) * percent) / 100;
  const change = Math.min(wanted, current_liabilities ?? wanted, total_liabilities ?? wanted);
  return withLatest(input, {
    equity: equity + change,
    ...(current_liabilities !== undefined && { current_liabilities: current_liabilities - change }),
    ...(total_liabilities !== undefined && { total_liabilities: total_liabilities - change }),
  });
}

/** Operating profit changes, and what is earned before and after tax by as much; the balance sheet stays. */
function withProfit(input: RatingInput, percent: number): RatingInput {
  const [latest] = input.years;
  const ebit = latest?.figures.ebit;
  if (latest === undefined || ebit === undefined) return input;
  const change = (Math.abs(ebit) * percent) / 100;
  const { pbt, net } = latest.figures;
  return withLatest(input, {
    ebit: ebit + change,
    ...(pbt !== undefined && { pbt: pbt + change }),
    ...(net !== undefined && { net: net + change }),
  });
}

function withLatest(input: RatingInput, change: RatingInput['years'][number]['figures']): RatingInput {
  const [latest, ...before] = input.years;
  if (latest === undefined) return input;
  return { ...input, years: [{ ...latest, figures: { ...latest.figures, ...change } }, ...before] };
}
