import type { StatementLine } from './chart.ts';

/** The parts of a statement, in the order in which it is read. */
export const lineGroups = ['profit', 'assets', 'liabilities', 'cash'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** The lines of our chart by the part they stand in, as a reader finds them there: sums stand below their parts. */
export const linesOfGroup = {
  profit: [
    'sales',
    'other_income',
    'cogs',
    'gross_profit',
    'distribution_costs',
    'admin_expenses',
    'staff_costs',
    'depreciation',
    'other_expenses',
    'operating_expenses',
    'ebit',
    'finance_income',
    'interest',
    'finance_costs',
    'pbt',
    'tax',
    'net',
    'dividends',
  ],
  assets: [
    'intangible',
    'tangible',
    'investments',
    'fixed_assets',
    'inventory',
    'trade_debtors',
    'group_debtors',
    'other_debtors',
    'debtors',
    'short_term_investments',
    'cash',
    'other_current_assets',
    'prepayments',
    'current_assets',
    'total_assets',
  ],
  liabilities: [
    'trade_creditors',
    'short_term_borrowings',
    'group_creditors',
    'other_creditors',
    'creditors_within_1y',
    'net_current_assets',
    'ta_less_cl',
    'long_term_borrowings',
    'creditors_after_1y',
    'provisions',
    'borrowings',
    'total_liabilities',
    'net_assets',
    'share_capital',
    'share_premium',
    'revaluation_reserve',
    'other_reserves',
    'retained_earnings',
    'minority_interest',
    'equity',
    'equity_and_liabilities',
  ],
  cash: ['cfo', 'cfi', 'cff', 'principal_repaid'],
} as const satisfies Readonly<Record<LineGroup, readonly StatementLine[]>>;

/** Every line that a statement has; the count of employees, which the chart knows too, stands with the activities. */
export type OrderedLine = (typeof linesOfGroup)[LineGroup][number];

/** Lines that are the sum of lines above them: printed bold. Sales begin a statement, and are bold too. */
export const totalLines: ReadonlySet<StatementLine> = new Set<StatementLine>([
  'sales',
  'gross_profit',
  'ebit',
  'pbt',
  'net',
  'fixed_assets',
  'current_assets',
  'total_assets',
  'creditors_within_1y',
  'total_liabilities',
  'net_assets',
  'equity',
  'equity_and_liabilities',
]);
