import type { RatingCap } from '#rating/open-rating/caps.ts';
import type { ConfidenceTest } from '#rating/open-rating/confidence.ts';
import type { LimitCeiling } from '#rating/open-rating/credit-limit.ts';
import type { NoMeasure, RatingItem } from '#rating/open-rating/rated-item.ts';

const items: Readonly<Record<RatingItem, string>> = {
  z_double_prime: 'Altman Z″, any sector',
  z_prime: 'Altman Z′, manufacturing and trade',
  zmijewski: 'Zmijewski, probability of default',
  current_ratio: 'Current ratio',
  equity_percent: 'Equity share of assets',
  trend: 'Trend of sales and margin',
  age: 'Age of the company',
  size: 'Size',
  group: 'Group structure',
  payments: 'Payments to suppliers',
  claims: 'Open court claims',
  insolvency: 'Insolvency and enforcement',
  owners: 'Owners known by name',
  managers: 'Record of the managers',
  country: 'Country',
  sector: 'Sector',
  filing: 'Accounts filed on time',
  audit: 'Audited accounts',
};
const reasons: Readonly<Record<NoMeasure, string>> = {
  missing_input: 'not known',
  not_applicable_sector: 'not made for such a company',
  no_sales: 'no sales: the model does not speak',
  too_young: 'in the first year the model does not speak',
  one_year_only: 'no accounts of the year before',
  zero_denominator: 'cannot be computed',
};
const caps: Readonly<Record<RatingCap, string>> = {
  sanctions: 'a sanctions match: no rating',
  insolvency: 'insolvency, liquidation or deletion: E',
  negative_equity: 'negative equity: D at best',
  liabilities_above_assets: 'liabilities above assets for two years: D at best',
  enforcement: 'enforcement above 20% of equity: D at best',
  no_statements: 'no statements: B at best',
  old_statements: 'statements older than 24 months: B at best',
};
const tests: Readonly<Record<ConfidenceTest, string>> = {
  recent: 'statements of the last 18 months',
  three_years: 'three years of statements',
  owners: 'at least 95% of ownership known',
  identified: 'identified by a register number',
  audited: 'audited statements',
};
const ceilings: Readonly<Record<LimitCeiling['ceiling'], string>> = {
  tangible_net_worth: 'tangible net worth',
  working_capital: 'working capital',
  month_of_purchases: 'cost of sales of a year',
};

export const en = {
  items,
  reasons,
  caps,
  tests,
  ceilings,
  levels: { High: 'high', Medium: 'medium', Low: 'low' },
  measures: {
    no_liabilities: 'no liabilities',
    no_short_debt: 'nothing due within a year',
    non_positive_equity: 'no equity left',
    none: 'none',
    past: 'closed',
    open: 'open',
    independent: 'independent',
    listed: 'listed',
    parent_known: 'parent known',
    opaque: 'not transparent',
  },
  grade: (grade: string, score: string) => `${grade}, ${score} of 100 (Open Rating 1.0)`,
  noRating: 'No rating (Open Rating 1.0)',
  sum: (ups: string, downs: string, score: string) =>
    `50 points to begin with, ${ups} and ${downs} by what was found make ${score}.`,
  forIt: (list: string) => `Most in favour: ${list}.`,
  againstIt: (list: string) => `Most against: ${list}.`,
  unknown: (count: number) =>
    count === 1
      ? 'One item of 18 is not known and moves nothing.'
      : `${count} items of 18 are not known and move nothing.`,
  capped: (list: string) => `What limits the grade: ${list}.`,
  confidence: (level: string, missing: string) =>
    missing === '' ? `Confidence is ${level}.` : `Confidence is ${level}; not met: ${missing}.`,
  defaultBand: (low: string, high: string) =>
    `Default within 12 months: ${low}–${high}%, the band of the grade.`,
  limit: (percent: string, of: string) =>
    `The limit is ${percent} of ${of}, the lowest of its ceilings, rounded down.`,
  noLimit: 'There is no limit: the figures it is made of are not known, or the grade allows none.',
  byMachine: 'Computed without an analyst’s judgement; indicative, not calibrated on defaults.',
};
export type Texts = typeof en;
