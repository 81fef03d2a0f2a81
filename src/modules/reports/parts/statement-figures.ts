import type { StatementLine } from '#findings/statements/chart.ts';
import type { FigureName, Figures } from '#rating/figures/figures.ts';
import type { StatedFigure, StatementPeriod } from './statements-part.ts';

/** The figures of a period as ratios and models read them, and the facts that each is made of. */
export type FiguresOfPeriod = Readonly<{
  figures: Figures;
  facts: Readonly<Partial<Record<FigureName, readonly string[]>>>;
}>;

/** Figures that are a line of the chart, or the first of several lines that the statement has. */
const linesOf: Readonly<Record<FigureName, readonly StatementLine[]>> = {
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
  equity: ['equity', 'net_assets'],
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
 * The figures of a period that ratios and models read, in whole units of its currency. What follows from other lines is computed
 * (totals that a layout leaves out, liabilities of assets and equity, operating profit of profit and interest, no stock where the other
 * current assets are all of them); nothing is taken for zero.
 */
export function figuresOfPeriod({ lines }: Pick<StatementPeriod, 'lines'>): FiguresOfPeriod {
  const known: Partial<Record<FigureName, StatedFigure>> = {};
  for (const [name, codes] of Object.entries(linesOf)) {
    const figure = codes.map((code) => lines[code]).find((one) => one !== undefined);
    // The keys of the literal are names of figures.
    if (figure !== undefined) known[name as FigureName] = figure;
  }
  const settle = (name: FigureName, figure: StatedFigure | undefined) => {
    if (known[name] === undefined && figure !== undefined) known[name] = figure;
  };
  settle('total_assets', assetsOfParts(lines));
  settle('equity', sum(known.total_assets, minus(known.total_liabilities)));
  settle('total_liabilities', sum(known.total_assets, minus(known.equity)));
  settle('ebit', sum(known.pbt, known.interest));
  settle('borrowings', sum(lines.short_term_borrowings, lines.long_term_borrowings));
  settle(
    'inventory',
    noStock(
      known.current_assets,
      liquidLines.map((code) => lines[code]),
    ),
  );
  // Names and figures of the record.
  const entries = Object.entries(known) as [FigureName, StatedFigure][];
  return {
    figures: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    facts: Object.fromEntries(entries.map(([name, { facts }]) => [name, facts])),
  };
}

/** Assets in all where a layout leaves them to its reader: only where every way that can be gone comes to the same. */
function assetsOfParts(lines: StatementPeriod['lines']): StatedFigure | undefined {
  const ways = [
    sum(lines.fixed_assets, lines.current_assets),
    sum(lines.ta_less_cl, lines.creditors_within_1y),
  ].flatMap((way) => way ?? []);
  const [first] = ways;
  return ways.every(({ value }) => value === first?.value) ? first : undefined;
}

function sum(a: StatedFigure | undefined, b: StatedFigure | undefined): StatedFigure | undefined {
  if (a === undefined || b === undefined) return undefined;
  return { value: a.value + b.value, facts: [...new Set([...a.facts, ...b.facts])] };
}

function minus(figure: StatedFigure | undefined): StatedFigure | undefined {
  return figure && { ...figure, value: -figure.value };
}

function noStock(
  currentAssets: StatedFigure | undefined,
  others: readonly (StatedFigure | undefined)[],
): StatedFigure | undefined {
  const known = others.flatMap((one) => one ?? []);
  const total = known.reduce((all, { value }) => all + value, 0);
  if (currentAssets === undefined || total !== currentAssets.value) return undefined;
  return { value: 0, facts: [...currentAssets.facts, ...known.flatMap(({ facts }) => facts)] };
}
