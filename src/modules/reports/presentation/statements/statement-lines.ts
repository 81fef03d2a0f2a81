import type { StatementLine } from '#findings/statements/chart.ts';

/** A group of lines as a reader finds them in a statement. */
type LineGroup = Readonly<{
  group: 'profit' | 'assets' | 'liabilities' | 'cash';
  lines: readonly StatementLine[];
}>;

/** The lines of our chart in the order of a statement; sums stand below their parts. */
export const lineGroups: readonly LineGroup[] = [
  {
    group: 'profit',
    lines: [
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
  },
  {
    group: 'assets',
    lines: [
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
  },
  {
    group: 'liabilities',
    lines: [
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
  },
  { group: 'cash', lines: ['cfo', 'cfi', 'cff', 'principal_repaid'] },
];

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
