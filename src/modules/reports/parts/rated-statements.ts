import type { StatementScope } from '#findings/statements/statement.ts';
import { financialItems, yearsBetween } from '#rating/open-rating/financial-items.ts';
import { ratingItemCodes, ratingItems } from '#rating/open-rating/rated-item.ts';
import type { RatedYear, RatingInput } from '#rating/open-rating/rating-input.ts';
import { type FiguresOfPeriod, figuresOfPeriod } from './statement-figures.ts';
import { countedPeriods, type StatementPeriod, type StatementsPart } from './statements-part.ts';

/** The statements that a rating is made of: of one scope, standard and currency, newest first. */
export type RatedStatements = Readonly<{
  scope: StatementScope;
  currency: string;
  years: readonly RatedYear[];
  /** The periods of the years, in the same order, with the facts of each figure. */
  periods: readonly Readonly<{ period: StatementPeriod; facts: FiguresOfPeriod['facts'] }>[];
}>;

const mostYears = 5;
/** Statements that end a year and more before the others of the company say too little of today. */
const yearsBehind = 1;

/**
 * The company's own statements, or those of its group where more can be rated of them, never both. A period that does not say whose it
 * is counts as the company's own. Undefined where there is none.
 */
export function ratedStatements(
  part: StatementsPart,
  rest: Omit<RatingInput, 'years' | 'currency'>,
): RatedStatements | undefined {
  const stated = new Set(countedPeriods(part.individual).map(({ end }) => end));
  const own = [
    ...countedPeriods(part.individual),
    ...countedPeriods(part.unstated).filter(({ end }) => !stated.has(end)),
  ].toSorted((a, b) => (a.end < b.end ? 1 : a.end > b.end ? -1 : 0));
  const sets = [ofNewest(own), ofNewest(countedPeriods(part.consolidated))].flatMap((one) => one ?? []);
  const newest = sets.map(({ years }) => years[0]?.end ?? '').toSorted()[sets.length - 1];
  return sets
    .filter(
      ({ years: [latest] }) =>
        latest !== undefined && newest !== undefined && yearsBetween(latest.end, newest) < yearsBehind,
    )
    .map((set) => ({ set, points: pointsRated({ ...rest, currency: set.currency, years: set.years }) }))
    .toSorted((a, b) => b.points - a.points)[0]?.set;
}

/** Of the newest period's currency and standard, at most five. */
function ofNewest(periods: readonly StatementPeriod[]): RatedStatements | undefined {
  const [newest] = periods;
  if (newest === undefined) return undefined;
  const chosen = periods
    .filter(({ currency, standard }) => currency === newest.currency && standard === newest.standard)
    .slice(0, mostYears)
    .map((period) => ({ period, ...figuresOfPeriod(period) }));
  return {
    scope: newest.scope,
    currency: newest.currency,
    years: chosen.map(({ period: { end, months, isAudited, filedOn, dueOn }, figures }) => ({
      end,
      months: months ?? 12,
      figures,
      isAudited: isAudited ?? undefined,
      isLate: filedOn === null || dueOn === null ? undefined : filedOn > dueOn,
    })),
    periods: chosen.map(({ period, facts }) => ({ period, facts })),
  };
}

/** How many points of the block of statements have a measure. */
function pointsRated(input: RatingInput): number {
  const items = financialItems(input);
  return ratingItemCodes
    .filter((item): item is keyof typeof items => Object.hasOwn(items, item))
    .filter((item) => items[item].share !== undefined)
    .reduce((sum, item) => sum + ratingItems[item].points, 0);
}
