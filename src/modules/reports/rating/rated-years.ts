import type { FinancialStatement } from '#findings/statements/statement.ts';
import type { RatedYear } from '#rating/open-rating/rating-input.ts';
import { figuresOfStatement } from './figures-of-statement.ts';

const mostYears = 5;

/** Years of one scope, standard and currency, newest first, as the rating reads them. */
export type RatedStatements = Readonly<{
  currency: string;
  scope: FinancialStatement['scope'];
  years: readonly RatedYear[];
  statements: readonly FinancialStatement[];
}>;

/**
 * The statements that a rating is made of: the company's own before those of its group, never both; of the currency and standard of
 * the newest. Of a year that was stated twice the later statement counts. Undefined where there is none.
 */
export function ratedStatements(all: readonly FinancialStatement[]): RatedStatements | undefined {
  const own = all.filter(({ scope }) => scope !== 'consolidated');
  const ofScope = own.length > 0 ? own : all;
  const newestFirst = ofScope.toSorted(
    (a, b) =>
      compareText(b.periodEnd, a.periodEnd) ||
      compareText(b.filedOn ?? '', a.filedOn ?? '') ||
      Number(b.isRestated) - Number(a.isRestated),
  );
  const [newest] = newestFirst;
  if (newest === undefined) return undefined;
  const ends = new Set<string>();
  const statements = newestFirst
    .filter(({ currency, standard }) => currency === newest.currency && standard === newest.standard)
    .filter(({ periodEnd }) => !ends.has(periodEnd) && ends.add(periodEnd))
    .slice(0, mostYears);
  const years = statements.map((statement) => ({
    end: statement.periodEnd,
    months: statement.months ?? 12,
    figures: figuresOfStatement(statement),
    isAudited: statement.isAudited,
  }));
  return { currency: newest.currency, scope: newest.scope, years, statements };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
