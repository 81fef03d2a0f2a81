import type { StatementLine } from '#findings/statements/chart.ts';
import { codeList, type Field, field } from './section-shape.ts';

/** Lines of our chart in the order in which a statement is read. */
const lines = [
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
  'net_result',
  'dividends',
  'cfo',
  'cfi',
  'cff',
  'principal_repaid',
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
] as const;

/** The figures that people type where no source gives statements. */
const mainLines: ReadonlySet<string> = new Set(['sales', 'net_result', 'total_assets', 'equity']);

/** What a statement is before its figures: columns of the table whose rows are periods. */
const statementHead: readonly Field[] = [
  field('date', 'period_end'),
  field('status', 'statement_scope', { codes: codeList('scope'), isDetail: true }),
  field('number', 'period_months', { isDetail: true }),
  field('text', 'statement_basis', { isDetail: true }),
  field('status', 'is_audited', { codes: codeList('statement'), isDetail: true }),
  field('yes-no', 'is_restated', { isDetail: true }),
  field('list', 'statement_remarks', { codes: codeList('remark'), isDetail: true }),
];

/** The table of statements: one row a period and scope, one column a line. */
export const statementColumns: readonly Field[] = [
  ...statementHead,
  ...lines.map((line) => field('money', line, { isDetail: !mainLines.has(line) })),
  field('money', 'balance_difference', { isDetail: true }),
];

/** The column in which a line of the chart stands; the count of employees stands with the activities. */
export function columnOfLine(line: StatementLine): string | undefined {
  const code = line === 'net' ? 'net_result' : line;
  return lines.find((candidate) => candidate === code);
}

/** The line of the chart that a column holds; undefined where it holds none. */
export function lineOfColumn(column: string): StatementLine | undefined {
  const line = lines.find((candidate) => candidate === column);
  return line === 'net_result' ? 'net' : line;
}
