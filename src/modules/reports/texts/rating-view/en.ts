import { pluralIn } from '#kernel/plural.ts';
import type { RatingCap } from '#rating/open-rating/caps.ts';
import type { LimitCeiling } from '#rating/open-rating/credit-limit.ts';
import type { RatingBlock, RatingItem } from '#rating/open-rating/rated-item.ts';

const plural = pluralIn('en');
const counted = ['none', 'one', 'two', 'three'];

const blocks: Readonly<Record<RatingBlock, string>> = {
  financial: 'Financial',
  structure: 'Size, age, structure',
  payment_legal: 'Payment and legal',
  management: 'Management, ownership',
  country_sector: 'Country and sector',
  disclosure: 'Disclosure',
};
/** An item among those that lift or lower the score most. */
const drivers: Readonly<Record<RatingItem, Readonly<{ up: string; down: string }>>> = {
  z_double_prime: { up: 'Balance-sheet strength', down: 'Weak balance sheet' },
  z_prime: { up: 'Strong for a manufacturer or trader', down: 'Weak for a manufacturer or trader' },
  // Its probability is a model's: beside the band of the grade it must not read as ours.
  zmijewski: { up: 'Distress model: low odds', down: 'Distress model: raised odds' },
  current_ratio: { up: 'Good liquidity', down: 'Thin liquidity' },
  equity_percent: { up: 'High equity share', down: 'Low equity share' },
  trend: { up: 'Improving trend', down: 'Weakening trend' },
  age: { up: 'Established company', down: 'Young company' },
  size: { up: 'Not among the smallest', down: 'Small company' },
  group: { up: 'Listed company', down: 'Group not transparent' },
  payments: { up: 'Pays on time, or nearly', down: 'Pays late' },
  claims: { up: 'No large open claim', down: 'Open claims' },
  insolvency: { up: 'No insolvency proceedings', down: 'Insolvency or enforcement' },
  owners: { up: 'Owners known', down: 'Owners not all known' },
  managers: { up: 'Good record of the managers', down: 'Failed firms of the managers' },
  country: { up: 'Country of low risk', down: 'Country of high risk' },
  sector: { up: 'Sector is doing well', down: 'Sector is doing badly' },
  filing: { up: 'Accounts filed on time', down: 'Accounts filed late' },
  audit: { up: 'Audited accounts', down: 'Accounts not audited' },
};
const caps: Readonly<Record<RatingCap, string>> = {
  sanctions: 'Sanctions match, or owned to half by a match',
  insolvency: 'Insolvency, liquidation, deletion',
  negative_equity: 'Negative equity',
  liabilities_above_assets: 'Liabilities above assets, two years',
  enforcement: 'Enforcement above 20% of equity',
  no_statements: 'No statements',
  old_statements: 'Statements older than 24 months',
};
const ceilings: Readonly<Record<LimitCeiling['ceiling'], (percent: string, of: string) => string>> = {
  tangible_net_worth: (percent, of) => `${percent} of tangible net worth (${of})`,
  working_capital: (percent, of) => `${percent} of working capital (${of})`,
  month_of_purchases: () => 'One month of purchases',
};

/** Words of the rating as a report shows it. Numbers come as they are printed. */
export const en = {
  version: (number: string) => `Open Rating ${number}`,
  blocks,
  drivers,
  points: (points: string, of: string) => `${points} of ${of}`,
  scoreShown: (score: string) => `${score} of 100`,
  notRated: 'not rated',
  measures: {
    altman: (value: string) => `Altman Z″ ${value}`,
    growth: (percent: string) => `sales ${percent}`,
    growthAndMargin: (percent: string, points: string) => `sales ${percent}, margin ${points} pp`,
    years: (count: number, shown: string) => `${shown} ${plural(count, { one: 'year', other: 'years' })}`,
    people: (count: number, shown: string) =>
      `${shown} ${plural(count, { one: 'employee', other: 'employees' })}`,
    onTime: 'on time',
    daysLate: (count: number, shown: string) =>
      `${shown} ${plural(count, { one: 'day', other: 'days' })} late`,
    ofEquity: (percent: string) => `${percent} of equity`,
    noClaims: 'none open',
    enforced: (percent: string) => `enforcement ${percent} of equity`,
    enforcedBeyond: 'enforcement, and no equity',
    noInsolvency: 'no insolvency proceedings',
    noMandates: 'no other companies',
    mandates: (failed: string, count: number) =>
      `${failed} of ${count} other ${plural(count, { one: 'company', other: 'companies' })} failed`,
    riskClass: (shown: string) => `class ${shown} of 7`,
    insolvencies: (percent: string) => `insolvencies ${percent}`,
    late: (count: string, of: string) => `${count} late of ${of}`,
    audited: (count: string, of: string) => `audited ${count} of ${of}`,
  },
  headlines: {
    A: 'Very low risk',
    B: 'Low risk',
    C: 'Moderate risk',
    D: 'High risk',
    sanctions: 'Sanctions match: no rating',
    insolvent: 'Insolvent: do not give credit',
    Liquidation: 'In liquidation: do not give credit',
    Deleted: 'Deleted from the register: do not give credit',
  },
  trend: {
    up: (headline: string) => `${headline}, and improving`,
    down: (headline: string) => `${headline}, and weakening`,
  },
  remarks: {
    before: (year: string, score: string, grade: string) => `On the ${year} accounts ${score} (${grade}).`,
    scale: 'Scale A–D; E is not rated.',
    capped: (score: string, grade: string) => `By points alone ${score} (${grade}); a cap decides.`,
    knockedOut: (score: string, grade: string) => `${score} points (${grade}) before the knock-out.`,
    byAnalyst: (rating: string) => `The analyst’s own rating: ${rating}.`,
    group: 'Made of the statements of the group.',
  },
  confidence: {
    met: (met: string, of: string) => `${met} of ${of} tests met`,
    notMet: (list: string) => `not met: ${list}`,
    levels: { High: 'High', Medium: 'Medium', Low: 'Low' },
  },
  bands: {
    between: (low: string, high: string) => `${low}–${high}%`,
    above: (low: string) => `above ${low}%`,
    remark: (grade: string) => `band of grade ${grade}; indicative, not calibrated`,
    occurred: 'Has occurred',
    none: 'No band',
    noneRemark: 'a band is printed for grades A to D only',
  },
  sum: {
    neutral: 'neutral',
    up: (count: number) => `${counted[count] ?? count} up`,
    down: (count: number) => `${counted[count] ?? count} down`,
    others: (count: number) => `${count} ${plural(count, { one: 'other', other: 'others' })}`,
    score: 'score',
  },
  caps,
  capOutcomes: { no_rating: 'no rating', atBest: (grade: string) => `≤ ${grade}` },
  capFound: {
    none: 'none',
    past: 'closed',
    open: 'open',
    match: 'match',
    owned_half: 'an owner of half and more',
    noMatch: 'no match',
    no: 'no',
    yes: 'yes',
    notKnown: 'not known',
    Liquidation: 'in liquidation',
    Deleted: 'deleted',
    years: (count: number) => `${count} ${plural(count, { one: 'year', other: 'years' })}`,
    months: (count: number) => `${count} ${plural(count, { one: 'month', other: 'months' })}`,
  },
  limit: {
    open: 'on open account, 30 days; exposure at any one time',
    byAnalyst: 'set by the analyst; exposure at any one time',
    lowest: 'The lowest of the ceilings, rounded down to two digits.',
    wouldBe: (shown: string) =>
      `By the method it would be ${shown}: the lowest of the ceilings, rounded down.`,
    nothing: 'The lowest of the ceilings leaves no room: prepayment.',
    prepayment: 'prepayment only',
    /** Of a company that is deleted. */
    noDebtor: 'nobody is left to owe it',
    gradeE: 'Grade E allows no credit.',
    netWorth: (shown: string) => `Tangible net worth is ${shown}.`,
    workingCapital: (shown: string) => `Working capital is ${shown}.`,
    unknown: 'Neither net worth nor working capital is known: nothing to make a limit of.',
    noRating: 'Without a rating no limit is recommended.',
    sanctions: 'A sanctions match allows no credit.',
    ceilings,
  },
  noRating: 'Nothing that a rating is made of was found: no statements, payments, proceedings or owners.',
  noRatingByAnalyst: (rating: string) => `Rated by the analyst, not by the method: ${rating}.`,
};
export type Texts = typeof en;
