import { filedUnit, type LineAmounts, toCents } from './balance.ts';
import type { StatementLine } from './chart.ts';

/** A line that is the sum of others. */
type SumRule = Readonly<{
  whole: StatementLine;
  plus: readonly StatementLine[];
  minus: readonly StatementLine[];
  /** There is no sum without these; the others count as zero where they are not stated. */
  needed: readonly StatementLine[];
  /** All that the whole consists of is listed: what is left over is a fault. Otherwise lines nobody states may explain it. */
  isWhole: boolean;
}>;

const rule = (
  whole: StatementLine,
  plus: readonly StatementLine[],
  minus: readonly StatementLine[] = [],
  needed: readonly StatementLine[] = [...plus, ...minus],
): SumRule => ({ whole, plus, minus, needed, isWhole: needed.length === plus.length + minus.length });

/** Every sum of the chart, parts before what they are parts of; of two rules for one whole the first that has its lines. */
const rules: readonly SumRule[] = [
  rule('gross_profit', ['sales'], ['cogs']),
  rule(
    'ebit',
    ['gross_profit', 'other_income'],
    ['distribution_costs', 'admin_expenses', 'staff_costs', 'depreciation', 'other_expenses'],
    ['gross_profit'],
  ),
  rule('pbt', ['ebit', 'finance_income'], ['finance_costs'], ['ebit', 'finance_costs']),
  rule('net', ['pbt'], ['tax']),
  rule('fixed_assets', ['intangible', 'tangible', 'investments']),
  rule('fixed_assets', ['intangible', 'tangible', 'investments'], [], ['tangible']),
  rule(
    'current_assets',
    ['inventory', 'debtors', 'short_term_investments', 'cash', 'other_current_assets', 'prepayments'],
    [],
    ['cash'],
  ),
  rule('total_assets', ['fixed_assets', 'current_assets']),
  rule(
    'creditors_within_1y',
    ['trade_creditors', 'short_term_borrowings', 'group_creditors', 'other_creditors'],
    [],
    ['trade_creditors'],
  ),
  rule('net_current_assets', ['current_assets'], ['creditors_within_1y']),
  rule('ta_less_cl', ['fixed_assets', 'net_current_assets']),
  rule(
    'total_liabilities',
    ['creditors_within_1y', 'creditors_after_1y', 'provisions'],
    [],
    ['creditors_within_1y'],
  ),
  rule(
    'equity',
    ['share_capital', 'share_premium', 'revaluation_reserve', 'other_reserves', 'retained_earnings'],
    [],
    ['share_capital', 'retained_earnings'],
  ),
  rule('equity_and_liabilities', ['equity', 'total_liabilities']),
];

/** What the parts of a line come to, beside what is stated. */
export type LiveSum = Readonly<{
  whole: StatementLine;
  computed: number;
  /** What the statement says of the line; undefined where it says nothing. */
  stated: number | undefined;
  /** Computed less stated; zero where nothing is stated or only rounding is between them. */
  difference: number;
  isWhole: boolean;
  /** The parts are more than the whole: no line that nobody states explains that. */
  isTooMuch: boolean;
  /** The lines the sum was made of. */
  parts: readonly StatementLine[];
}>;

/**
 * Sums that do not come out: all of their lines are stated, their parts are more than they may be, or they came out with the figures
 * of the source, in place of which somebody typed others.
 */
export function wrongSums(lines: LineAmounts, source: LineAmounts): readonly LiveSum[] {
  const told = new Map(liveSums({ ...lines, ...source }).map((sum) => [sum.whole, sum]));
  return liveSums(lines).filter(
    ({ whole, difference, isWhole, isTooMuch }) =>
      difference !== 0 && (isWhole || isTooMuch || told.get(whole)?.difference === 0),
  );
}

/** Sums of a statement as far as its lines give them, each of what is stated: what is computed never hides in another sum. */
export function liveSums(lines: LineAmounts): readonly LiveSum[] {
  const unit = filedUnit(Object.values(lines));
  const seen = new Set<StatementLine>();
  return rules.flatMap(({ whole, plus, minus, needed, isWhole }) => {
    if (seen.has(whole) || needed.some((line) => lines[line] === undefined)) return [];
    seen.add(whole);
    const of = (all: readonly StatementLine[]) => all.reduce((sum, line) => sum + (lines[line] ?? 0), 0);
    const computed = toCents(of(plus) - of(minus));
    const stated = lines[whole];
    const left = stated === undefined ? 0 : toCents(computed - stated);
    const parts = [...plus, ...minus].filter((line) => lines[line] !== undefined);
    // Each part is rounded for itself.
    const rounding = unit * Math.max(1, parts.length / 2);
    const difference = Math.abs(left) <= rounding ? 0 : left;
    const isTooMuch = minus.length === 0 && difference > 0;
    return [{ whole, computed, stated, difference, isWhole, isTooMuch, parts }];
  });
}
