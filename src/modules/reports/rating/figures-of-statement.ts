import type { StatementLine } from '#findings/statements/chart.ts';
import { impliedLines } from '#findings/statements/implied-lines.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import type { FigureName, Figures } from '#rating/figures/figures.ts';

/** Figures that are a line of the chart, or the first of several lines that the statement has. */
const lineOf: Readonly<Partial<Record<FigureName, readonly StatementLine[]>>> = {
  sales: ['sales'],
  cogs: ['cogs'],
  ebit: ['ebit'],
  interest: ['interest', 'finance_costs'],
  pbt: ['pbt'],
  net: ['net'],
  depreciation: ['depreciation'],
  cfo: ['cfo'],
  principal_repaid: ['principal_repaid'],
  current_assets: ['current_assets'],
  inventory: ['inventory'],
  cash: ['cash'],
  trade_debtors: ['trade_debtors'],
  trade_creditors: ['trade_creditors'],
  borrowings: ['borrowings'],
  intangible: ['intangible'],
  total_assets: ['total_assets', 'equity_and_liabilities'],
  current_liabilities: ['creditors_within_1y'],
  total_liabilities: ['total_liabilities'],
  equity: ['equity'],
  retained_earnings: ['retained_earnings'],
};

/** Lines that are all of the current assets but stock. */
const liquidLines = [
  'debtors',
  'cash',
  'short_term_investments',
  'prepayments',
  'other_current_assets',
] as const;

/**
 * The figures of a statement that ratios and models read, in whole units of its currency. What follows from other lines is
 * computed (totals that a layout leaves out, liabilities of assets and equity, operating profit of profit and interest, no stock where
 * the other current assets are all of them); nothing is taken for zero.
 */
export function figuresOfStatement({ lines }: Pick<FinancialStatement, 'lines'>): Figures {
  const all = { ...lines, ...impliedLines(lines) };
  const line = (code: StatementLine) => {
    const amount = all[code]?.amount;
    return amount === undefined ? undefined : Number(amount);
  };
  const filed: Partial<Record<FigureName, number>> = {};
  for (const [name, codes] of Object.entries(lineOf)) {
    const value = codes.map(line).find((one) => one !== undefined);
    // The keys of the literal are names of figures.
    if (value !== undefined) filed[name as FigureName] = value;
  }
  filed.equity ??= differenceOf(filed.total_assets, filed.total_liabilities);
  filed.total_liabilities ??= differenceOf(filed.total_assets, filed.equity);
  filed.ebit ??= sumOf(filed.pbt, filed.interest);
  filed.borrowings ??= sumOf(line('short_term_borrowings'), line('long_term_borrowings'));
  filed.inventory ??= noStock(filed.current_assets, liquidLines.map(line));
  return Object.fromEntries(Object.entries(filed).filter(([, value]) => value !== undefined));
}

function sumOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}

function differenceOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a - b;
}

function noStock(currentAssets: number | undefined, others: readonly (number | undefined)[]): 0 | undefined {
  const sum = others.reduce<number>((total, one) => total + (one ?? 0), 0);
  return currentAssets !== undefined && sum === currentAssets ? 0 : undefined;
}
