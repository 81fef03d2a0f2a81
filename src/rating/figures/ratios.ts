import type { FigureName, Figures } from './figures.ts';
import { type Outcome, outcomeOf, type UndefinedReason } from './outcome.ts';

type Known = Readonly<Record<FigureName, number>>;

/** How a ratio is read: per cent, times, or days. */
export type RatioUnit = 'percent' | 'times' | 'days';

type Ratio = Readonly<{
  unit: RatioUnit;
  /** As it is printed beside the value: S sales, TA total assets, CA current assets, CL current liabilities, TL all liabilities, E equity. */
  formula: string;
  /** Whether more of it speaks for the company; `none` where neither does. */
  better: 'more' | 'less' | 'none';
  reads: readonly FigureName[];
  compute(figures: Known): number | UndefinedReason;
}>;

const positiveEquity = (of: (figures: Known) => number) => (figures: Known) =>
  figures.equity > 0 ? of(figures) : 'non_positive_equity';

/**
 * The ratios of a report, under the names that Creditsafe's reports use. Returns are in per cent, turnovers in times, debtors and
 * creditors in days of a year of 365. Flows are those of twelve months (`annualised`).
 */
export const ratios = {
  pre_tax_margin: ratio('percent', 'PBT / S × 100', 'more', ['pbt', 'sales'], ({ pbt, sales }) =>
    share(pbt, sales),
  ),
  roce: ratio(
    'percent',
    'PBT / (TA − CL) × 100',
    'more',
    ['pbt', 'total_assets', 'current_liabilities'],
    ({ pbt, total_assets, current_liabilities }) => share(pbt, total_assets - current_liabilities),
  ),
  return_on_total_assets: ratio(
    'percent',
    'PBT / TA × 100',
    'more',
    ['pbt', 'total_assets'],
    ({ pbt, total_assets }) => share(pbt, total_assets),
  ),
  return_on_net_assets: ratio(
    'percent',
    'PBT / E × 100',
    'more',
    ['pbt', 'equity'],
    positiveEquity(({ pbt, equity }) => share(pbt, equity)),
  ),
  sales_to_net_working_capital: ratio(
    'times',
    'S / (CA − CL)',
    'none',
    ['sales', 'current_assets', 'current_liabilities'],
    ({ sales, current_assets, current_liabilities }) => sales / (current_assets - current_liabilities),
  ),
  stock_turnover: ratio(
    'times',
    'S / inventory',
    'more',
    ['sales', 'inventory'],
    ({ sales, inventory }) => sales / inventory,
  ),
  debtor_days: ratio(
    'days',
    'trade debtors / S × 365',
    'less',
    ['trade_debtors', 'sales'],
    ({ trade_debtors, sales }) => (trade_debtors / sales) * 365,
  ),
  creditor_days: ratio(
    'days',
    'trade creditors / S × 365',
    'less',
    ['trade_creditors', 'sales'],
    ({ trade_creditors, sales }) => (trade_creditors / sales) * 365,
  ),
  current_ratio: ratio(
    'times',
    'CA / CL',
    'more',
    ['current_assets', 'current_liabilities'],
    ({ current_assets, current_liabilities }) => current_assets / current_liabilities,
  ),
  acid_test: ratio(
    'times',
    '(CA − inventory) / CL',
    'more',
    ['current_assets', 'inventory', 'current_liabilities'],
    ({ current_assets, inventory, current_liabilities }) =>
      (current_assets - inventory) / current_liabilities,
  ),
  current_debt: ratio(
    'percent',
    'CL / E × 100',
    'less',
    ['current_liabilities', 'equity'],
    positiveEquity(({ current_liabilities, equity }) => share(current_liabilities, equity)),
  ),
  gearing: ratio(
    'percent',
    'borrowings / E × 100',
    'less',
    ['borrowings', 'equity'],
    positiveEquity(({ borrowings, equity }) => share(borrowings, equity)),
  ),
  equity_percent: ratio(
    'percent',
    'E / TA × 100',
    'more',
    ['equity', 'total_assets'],
    ({ equity, total_assets }) => share(equity, total_assets),
  ),
  total_debt: ratio(
    'percent',
    'TL / E × 100',
    'less',
    ['total_liabilities', 'equity'],
    positiveEquity(({ total_liabilities, equity }) => share(total_liabilities, equity)),
  ),
  interest_cover: ratio('times', 'EBIT / interest', 'more', ['ebit', 'interest'], ({ ebit, interest }) =>
    interest === 0 ? 'no_interest' : ebit / interest,
  ),
  net_debt_to_ebitda: ratio(
    'times',
    '(borrowings − cash) / (EBIT + D&A)',
    'less',
    ['borrowings', 'cash', 'ebit', 'depreciation'],
    ({ borrowings, cash, ebit, depreciation }) =>
      ebit + depreciation > 0 ? (borrowings - cash) / (ebit + depreciation) : 'non_positive_ebitda',
  ),
  dscr: ratio(
    'times',
    '(EBIT + D&A) / (interest + principal)',
    'more',
    ['ebit', 'depreciation', 'interest', 'principal_repaid'],
    ({ ebit, depreciation, interest, principal_repaid }) =>
      interest + principal_repaid === 0
        ? 'no_debt_service'
        : (ebit + depreciation) / (interest + principal_repaid),
  ),
} as const satisfies Readonly<Record<string, Ratio>>;

export type RatioName = keyof typeof ratios;
// The keys of the table are the names.
export const ratioNames = Object.keys(ratios) as readonly RatioName[];

/** One ratio of figures whose flows are of twelve months. */
export function ratioOf(name: RatioName, figures: Figures): Outcome {
  const { reads, compute }: Ratio = ratios[name];
  return outcomeOf(figures, reads, compute);
}

function ratio(
  unit: RatioUnit,
  formula: string,
  better: Ratio['better'],
  reads: readonly FigureName[],
  compute: Ratio['compute'],
): Ratio {
  return { unit, formula, better, reads, compute };
}

function share(part: number, whole: number): number {
  return (part / whole) * 100;
}
