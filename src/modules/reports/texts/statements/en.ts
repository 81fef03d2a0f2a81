import type { StatementScope } from '#findings/statements/statement.ts';
import type { UndefinedReason } from '#rating/figures/outcome.ts';
import type { RatioName } from '#rating/figures/ratios.ts';

const nbsp = '\u00a0';
const years = (list: readonly string[]) => list.join(', ');

const titles: Readonly<Record<StatementScope, string>> = {
  individual: 'Statements of the company alone',
  consolidated: 'Statements of the group',
  unstated: 'Statements; whether of the company or its group is not stated',
};

const ratios: Readonly<Record<RatioName, readonly [label: string, formula: string]>> = {
  pre_tax_margin: ['Pre-tax margin, %', 'profit before tax ÷ sales'],
  roce: ['Return on capital employed, %', 'profit before tax ÷ (total assets − current liabilities)'],
  return_on_total_assets: ['Return on total assets, %', 'profit before tax ÷ total assets'],
  return_on_net_assets: ['Return on net assets, %', 'profit before tax ÷ equity'],
  sales_to_net_working_capital: [
    'Sales to working capital, ×',
    'sales ÷ (current assets − current liabilities)',
  ],
  stock_turnover: ['Stock turnover, ×', 'sales ÷ inventory'],
  debtor_days: ['Debtor days', 'trade debtors ÷ sales × 365'],
  creditor_days: ['Creditor days', 'trade creditors ÷ sales × 365'],
  current_ratio: ['Current ratio, ×', 'current assets ÷ current liabilities'],
  acid_test: ['Acid test, ×', '(current assets − inventory) ÷ current liabilities'],
  current_debt: ['Current debt, %', 'current liabilities ÷ equity'],
  gearing: ['Gearing, %', 'borrowings ÷ equity'],
  equity_percent: ['Equity share, %', 'equity ÷ total assets'],
  total_debt: ['Total debt, %', 'total liabilities ÷ equity'],
  interest_cover: ['Interest cover, ×', 'operating profit ÷ interest'],
  net_debt_to_ebitda: ['Net debt to EBITDA, ×', '(borrowings − cash) ÷ EBITDA'],
  dscr: ['Debt service cover, ×', 'EBITDA ÷ (interest + debt repaid)'],
};

const reasons: Readonly<Record<UndefinedReason, string>> = {
  missing_input: 'not stated',
  non_positive_equity: 'equity is not positive',
  zero_denominator: 'the divisor is zero',
  no_interest: 'no interest to cover',
  no_debt_service: 'no debt to serve',
  non_positive_ebitda: 'EBITDA is not positive',
  missing_fx_or_deflator: 'no exchange rate or price index',
  not_applicable_sector: 'not made for such a company',
  disabled_no_primary_source: 'the formula is not checked against its source',
};

/** How much the result changed, in words where a word is exact enough. */
const parts = { tenth: 'a tenth', fifth: 'a fifth', quarter: 'a quarter', third: 'a third', half: 'half' };

const title = {
  /** A year, as it stands in the sentences below: the year itself, when its balance was struck, and since when. */
  year: (year: string) => year,
  endOf: (year: string) => `in ${year}`,
  atEndOf: (year: string) => `at the end of ${year}`,
  atDay: (day: string) => `at ${day}`,
  since: (year: string) => year,
  none: 'No statements are known',
  equityGrows: 'equity grows every year',
  equityFalls: 'equity shrinks every year',
  equityRose: (since: string) => `equity is higher than ${since}`,
  equityFell: (since: string) => `equity is lower than ${since}`,
  equityLevel: (since: string) => `equity is what it was ${since}`,
  equityNegative: (at: string) => `debts exceed assets ${at}`,
  equityShare: (percent: string) => `equity is ${percent} of assets`,
  earnedLess: (year: string, part: string) => `${year} earned ${part} less`,
  earnedMore: (year: string, part: string) => `${year} earned ${part} more`,
  earnedSame: (year: string) => `${year} earned about as much as the year before`,
  earnedTimes: (year: string, times: string, _count: number) => `${year} earned ${times} times as much`,
  earnedTwice: (year: string) => `${year} earned twice as much`,
  brokeEven: (year: string) => `${year} earned nothing and lost nothing`,
  earned: (year: string) => `${year} made a profit`,
  lost: (year: string) => `${year} made a loss`,
  lostAgain: (year: string) => `${year} made a loss again`,
  recovered: (year: string) => `${year} made a profit after a loss`,
  sold: (year: string, change: string) => `sales of ${year} changed by ${change}`,
  profitUnknown: 'profit is not published',
  yearTo: (day: string) => `the year to ${day}`,
  monthsTo: (months: string, day: string) => `the ${months} months to ${day}`,
};

const remarks = {
  rules: (names: string) => `Rules: ${names}.`,
  rulesUnstated: 'The source does not name the rules of the accounts.',
  months: (count: string) => `Every period is ${count} months.`,
  otherLength: (period: string, count: string) =>
    `${period} covers ${count} months; ratios count its flows as if it had been twelve.`,
  lengthUnstated: (list: readonly string[]) =>
    `The length of a period is not stated and taken for twelve months: ${years(list)}.`,
  allAudited: 'Audited.',
  noneAudited: 'Not audited.',
  audited: (list: readonly string[]) => `Audited: ${years(list)}.`,
  unaudited: (list: readonly string[]) => `Not audited: ${years(list)}.`,
  auditUnstated: (list: readonly string[]) => `Whether audited is not stated: ${years(list)}.`,
  filed: (list: readonly string[]) => `Filed: ${list.join('; ')}.`,
  filedOn: (period: string, day: string) => `${period} on ${day}`,
  filedInTime: (period: string, day: string, due: string) => `${period} on ${day}, in time (due by ${due})`,
  filedLate: (period: string, day: string, due: string) => `${period} on ${day}, late (due by ${due})`,
  restated: (period: string, changes: string) =>
    `${period} was stated anew: ${changes}. The figures as first filed are shown and not counted.`,
  toldTwice: (period: string, changes: string) =>
    `${period} is told in two filings: ${changes}. The second is shown and not counted.`,
  noDifference: 'no figure that both state differs',
  moreChanges: (count: number) => `and ${count} more`,
  coded: (remark: string, list: readonly string[]) => `${remark}: ${years(list)}.`,
  fewYears: (count: number): string =>
    count === 1
      ? 'One period is known: nothing can be said of a trend.'
      : 'Two periods are known: a change, not a trend.',
  gaps: (list: readonly string[]) => `No statements are known for ${years(list)}.`,
  unbalanced: (period: string, amount: string) =>
    `${period}: assets differ from liabilities and equity by ${amount}, more than rounding.`,
  sumsDiffer: (period: string, amount: string) => `${period}: a sum of the filing is off by ${amount}.`,
  otherCurrency: (currency: string, list: readonly string[]) =>
    `Stated in ${currency}, and not put beside these: ${years(list)}.`,
  otherMoney: (period: string, figures: string) =>
    `${period}: stated in another currency than the rest, in no column and not counted: ${figures}.`,
  older: (list: readonly string[]) => `Also known, not shown: ${years(list)}.`,
};

const notes = {
  aYearSince: (percent: string, year: string) => `${percent} a year since ${year}`,
  margin: (percent: string) => `margin ${percent}`,
  ofSales: (percent: string) => `${percent} of sales`,
  ofAssets: (percent: string) => `${percent} of assets`,
  exceed: 'liabilities exceed assets',
  timesEbitda: (times: string) => `${times}${nbsp}× EBITDA`,
  cashExceeds: 'cash exceeds bank debt',
  covers: (percent: string) => `covers ${percent} of debts`,
  current: (percent: string) => `${percent} of them current`,
  dueSoon: (percent: string) => `${percent} due within a year`,
  allDueSoon: 'all due within a year',
};

/** Sections of NACE 2. */
const sections: Readonly<Record<string, string>> = {
  A: 'Agriculture, forestry and fishing',
  B: 'Mining',
  C: 'Manufacturing',
  D: 'Electricity and gas',
  E: 'Water and waste',
  F: 'Construction',
  G: 'Trade',
  H: 'Transport and storage',
  I: 'Hotels and restaurants',
  J: 'Information and communication',
  K: 'Finance and insurance',
  L: 'Real estate',
  M: 'Professional and scientific services',
  N: 'Administrative services',
  O: 'Public administration',
  P: 'Education',
  Q: 'Health and social work',
  R: 'Arts, sports and recreation',
  S: 'Other services',
  T: 'Households',
  U: 'International bodies',
};

const dayStyle: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

export const en = {
  /** How days stand in tables. */
  dayStyle,
  titles,
  groups: {
    profit: 'Profit and loss',
    assets: 'Assets',
    liabilities: 'Liabilities and equity',
    cash: 'Cash flow',
  },
  scales: {
    1: (sign: string) => sign,
    1000: (sign: string) => `${sign} thousand`,
    1000000: (sign: string) => `${sign} million`,
    1000000000: (sign: string) => `${sign} billion`,
  },
  asFiled: 'as filed',
  restated: 'restated',
  otherFiling: 'other filing',
  ofMonths: (count: string) => `${count} months`,
  balance: 'Assets − liabilities − equity',
  ratios,
  reasons,
  parts,
  exactPart: (percent: string) => percent,
  title,
  remarks,
  keyFigures: {
    sales: 'Sales',
    ebit: 'Operating profit',
    net: 'Net profit',
    net_result: 'Net result',
    equity: 'Equity',
    net_debt: 'Net bank debt',
    pbt: 'Profit before tax',
    gross_profit: 'Gross profit',
    total_assets: 'Total assets',
    cash: 'Cash',
    total_liabilities: 'Liabilities',
    current_assets: 'Current assets',
  },
  both: (a: string, b: string) => `${a}, ${b.toLowerCase()}`,
  notStated: 'not stated',
  balanceOnly: 'The statements that are known hold a balance sheet only.',
  notInStatements: 'The statements that are known do not give it.',
  noStatementsLabel: 'Statements',
  noStatements: 'none known',
  from: (before: string) => `from ${before}`,
  notes,
  basis: (sign: string, scope: string, rules: string, audit: string, against: string) =>
    [sign, scope, rules, audit, against].filter((part) => part !== '').join(', '),
  basisScopes: {
    individual: 'the company alone',
    consolidated: 'the group',
    unstated: 'scope not stated',
  },
  audited: 'audited',
  unaudited: 'not audited',
  against: (newest: string, before: string) => `${newest} against ${before}`,
  sections,
  peers: {
    none: 'No peer data for this country and industry',
    noRatios: 'No ratios to compare',
    who: (count: string, country: string, section: string, year: string) =>
      `up to ${count} companies, ${country}, section ${section}, accounts of ${year}`,
  },
};
export type Texts = typeof en;
