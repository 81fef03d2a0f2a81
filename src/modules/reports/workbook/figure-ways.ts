import type { StatementLine } from '#findings/statements/chart.ts';
import { annualised, type FigureName, type Figures, figureNames } from '#rating/figures/figures.ts';
import type { StatementSheet } from './statement-sheets.ts';

/** A sum of lines, each with its sign. */
type Way = readonly (readonly [sign: 1 | -1, line: StatementLine])[];

const one = (...lines: readonly StatementLine[]): Way[] => lines.map((line) => [[1, line]]);
const sum = (...lines: readonly StatementLine[]): Way => lines.map((line) => [1, line]);

/** How a figure is had of the lines of a statement: the first way whose lines are all there. */
const ways: Readonly<Record<FigureName, readonly Way[]>> = {
  sales: one('sales'),
  cogs: one('cogs'),
  ebit: [...one('ebit'), sum('pbt', 'interest'), sum('pbt', 'finance_costs')],
  interest: one('interest', 'finance_costs'),
  pbt: one('pbt'),
  net: one('net'),
  depreciation: one('depreciation'),
  cfo: one('cfo'),
  principal_repaid: one('principal_repaid'),
  current_assets: one('current_assets'),
  inventory: one('inventory'),
  cash: one('cash'),
  trade_debtors: one('trade_debtors'),
  trade_creditors: one('trade_creditors'),
  borrowings: [...one('borrowings'), sum('short_term_borrowings', 'long_term_borrowings')],
  intangible: one('intangible'),
  total_assets: [
    ...one('total_assets', 'equity_and_liabilities'),
    sum('fixed_assets', 'current_assets'),
    sum('ta_less_cl', 'creditors_within_1y'),
  ],
  current_liabilities: one('creditors_within_1y'),
  total_liabilities: [
    ...one('total_liabilities'),
    [
      [1, 'total_assets'],
      [-1, 'equity'],
    ],
    [
      [1, 'total_assets'],
      [-1, 'net_assets'],
    ],
  ],
  equity: [
    ...one('equity', 'net_assets'),
    [
      [1, 'total_assets'],
      [-1, 'total_liabilities'],
    ],
  ],
  retained_earnings: one('retained_earnings'),
};

/** A figure of a period as a formula over the cells of its statement. */
export type FigureCell = Readonly<{ formula: string; result: number }>;

/** The figures of a period of a sheet that ratios read; flows of other periods as if of twelve months. */
export function figuresOf(
  { table, addressOfLine, addressOfMonths }: StatementSheet,
  period: number,
): Readonly<Partial<Record<FigureName, FigureCell>>> {
  const values = new Map<string, number>();
  for (const { lines } of table.groups)
    for (const { code, cells } of lines) {
      const value = cells[period]?.value;
      if (value !== undefined) values.set(code, value);
    }
  const months = table.periods[period]?.months ?? 12;
  const known: Partial<Record<FigureName, FigureCell>> = {};
  for (const name of figureNames) {
    const way = ways[name].find((lines) => lines.every(([, line]) => values.has(line)));
    if (way === undefined) continue;
    const plain = way.reduce((total, [sign, line]) => total + sign * (values.get(line) ?? 0), 0);
    const terms = way.map(([sign, line]) => `${sign < 0 ? '-' : '+'}${addressOfLine(line, period)}`);
    const formula = terms.join('').replace(/^\+/, '');
    const figures: Figures = annualised({ [name]: plain }, months);
    const result = figures[name] ?? plain;
    known[name] =
      isFlow(name) && months !== 12
        ? { formula: `(${formula})*12/${addressOfMonths(period)}`, result }
        : { formula, result };
  }
  return known;
}

/** A figure that a longer period makes larger. */
function isFlow(name: FigureName): boolean {
  return annualised({ [name]: 1 }, 24)[name] !== 1;
}
