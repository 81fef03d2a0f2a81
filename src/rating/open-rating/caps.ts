import { annualised } from '../figures/figures.ts';
import { yearsBetween } from './financial-items.ts';
import type { RatingInput } from './rating-input.ts';

/** Best to worst; E is not rated by points, none is no rating at all. */
export const grades = ['A', 'B', 'C', 'D', 'E'] as const;
export type Grade = (typeof grades)[number];

const monthsInYear = 12;
const oldMonths = 24;
const enforcementPercent = 20;

/** What keeps a grade down, whatever the points say. */
export const ratingCaps = {
  sanctions: 'no_rating',
  insolvency: 'E',
  negative_equity: 'D',
  liabilities_above_assets: 'D',
  enforcement: 'D',
  no_statements: 'B',
  old_statements: 'B',
} as const satisfies Readonly<Record<string, Grade | 'no_rating'>>;
export type RatingCap = keyof typeof ratingCaps;

/** One cap as it was tested: whether it holds, or that what it asks for is not known, with what was found. */
export type TestedCap = Readonly<{
  cap: RatingCap;
  limitsTo: Grade | 'no_rating';
  outcome: 'applies' | 'does_not_apply' | 'not_known';
  found: number | string | null;
}>;

/** Every cap and knock-out, tested. */
export function testCaps(input: RatingInput): TestedCap[] {
  const tests: Readonly<
    Record<RatingCap, readonly [isTrue: boolean | undefined, found: number | string | null]>
  > = {
    sanctions: [
      input.sanctions === undefined ? undefined : input.sanctions !== 'none',
      input.sanctions ?? null,
    ],
    insolvency: insolvencyTest(input),
    negative_equity: equityTest(input),
    liabilities_above_assets: liabilitiesTest(input),
    enforcement: enforcementTest(input),
    no_statements: [input.years.length === 0, input.years.length],
    old_statements: ageTest(input),
  };
  // The keys of the literal are the caps.
  return (Object.keys(ratingCaps) as RatingCap[]).map((cap) => {
    const [isTrue, found] = tests[cap];
    const outcome = isTrue === undefined ? 'not_known' : isTrue ? 'applies' : 'does_not_apply';
    return { cap, limitsTo: ratingCaps[cap], outcome, found };
  });
}

/** Months from the end of the newest statement to the day of the rating; undefined without statements. */
export function monthsOfAge({ years, asOf }: RatingInput): number | undefined {
  const [latest] = years;
  return latest === undefined ? undefined : yearsBetween(latest.end, asOf) * monthsInYear;
}

type Tested = readonly [boolean | undefined, number | string | null];

function insolvencyTest({ status, insolvency }: RatingInput): Tested {
  if (status === 'Liquidation' || status === 'Deleted') return [true, status];
  return insolvency === undefined ? [undefined, null] : [insolvency === 'open', insolvency];
}

function equityTest({ years }: RatingInput): Tested {
  const equity = years[0]?.figures.equity;
  return equity === undefined ? [undefined, null] : [equity < 0, equity];
}

function liabilitiesTest({ years }: RatingInput): Tested {
  const over = years
    .slice(0, 2)
    .map(({ figures: { total_assets, total_liabilities } }) =>
      total_assets === undefined || total_liabilities === undefined
        ? undefined
        : total_liabilities > total_assets,
    );
  if (over.includes(false)) return [false, null];
  return over.length < 2 || over.includes(undefined) ? [undefined, null] : [true, 2];
}

function enforcementTest({ enforcement, years }: RatingInput): Tested {
  if (enforcement === undefined) return [undefined, null];
  if (enforcement === 0) return [false, 0];
  const equity = years[0]?.figures.equity;
  if (equity === undefined) return [undefined, enforcement];
  return [equity <= 0 || (enforcement / equity) * 100 > enforcementPercent, enforcement];
}

function ageTest(input: RatingInput): Tested {
  const age = monthsOfAge(input);
  return age === undefined ? [undefined, null] : [age > oldMonths, Math.floor(age)];
}

/** The latest statement with its flows as if of a year; empty where there is none. */
export function latestFigures({ years: [latest] }: RatingInput) {
  return latest === undefined ? {} : annualised(latest.figures, latest.months);
}
