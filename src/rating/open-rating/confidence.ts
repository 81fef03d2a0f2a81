import { monthsOfAge } from './caps.ts';
import type { RatingInput } from './rating-input.ts';

/** What is asked of the data before a rating is trusted. */
export const confidenceTests = ['recent', 'three_years', 'owners', 'identified', 'audited'] as const;
export type ConfidenceTest = (typeof confidenceTests)[number];
export type Confidence = Readonly<{
  level: 'High' | 'Medium' | 'Low';
  tests: readonly Readonly<{ test: ConfidenceTest; isMet: boolean }>[];
}>;

const recentMonths = 18;
const oldMonths = 24;
const enoughYears = 3;
const enoughOwnersPercent = 95;

/** All five tests met is High, three or four Medium; statements of more than 24 months, or none, are never more than Low. */
export function confidenceIn(input: RatingInput): Confidence {
  const age = monthsOfAge(input);
  const met: Readonly<Record<ConfidenceTest, boolean>> = {
    recent: age !== undefined && age <= recentMonths,
    three_years: input.years.length >= enoughYears,
    owners: (input.ownersKnownPercent ?? 0) >= enoughOwnersPercent,
    identified: input.isIdentified,
    audited: input.years[0]?.isAudited === true,
  };
  const tests = confidenceTests.map((test) => ({ test, isMet: met[test] }));
  const count = tests.filter(({ isMet }) => isMet).length;
  const isOld = age === undefined || age > oldMonths;
  const level = isOld || count < 3 ? 'Low' : count < confidenceTests.length ? 'Medium' : 'High';
  return { level, tests };
}
