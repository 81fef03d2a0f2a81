/** Lines of a statement that ratios and models read. Costs, interest and repayments are positive; liabilities positive when owed. */
export const figureNames = [
  'sales',
  'cogs',
  'ebit',
  'interest',
  'pbt',
  'net',
  'depreciation',
  'cfo',
  'principal_repaid',
  'current_assets',
  'inventory',
  'cash',
  'trade_debtors',
  'trade_creditors',
  'borrowings',
  'intangible',
  'total_assets',
  'current_liabilities',
  'total_liabilities',
  'equity',
  'retained_earnings',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Sums of a period; what is not one of these stands on its last day. */
const flows: ReadonlySet<FigureName> = new Set<FigureName>([
  'sales',
  'cogs',
  'ebit',
  'interest',
  'pbt',
  'net',
  'depreciation',
  'cfo',
  'principal_repaid',
]);

/** Figures in one unit of one currency; one that the source does not give is left out, and is never taken for zero. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** Flows of a period that is not a year as if it had been one: × 12 / months. Stocks stay as they are. */
export function annualised(figures: Figures, months: number): Figures {
  if (months === 12) return figures;
  const entries = figureNames.flatMap((name) => {
    const value = figures[name];
    return value === undefined ? [] : [[name, flows.has(name) ? (value * 12) / months : value] as const];
  });
  return Object.fromEntries(entries);
}
