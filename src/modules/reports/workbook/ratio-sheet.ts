import type { StatementLine } from '#findings/statements/chart.ts';
import { type FigureName, figureNames } from '#rating/figures/figures.ts';
import { type RatioName, ratioNames, ratioOf, ratios } from '#rating/figures/ratios.ts';
import { words } from '../texts/workbook/words.ts';
import type { ReportView } from '../view/report-view.ts';
import { type FigureCell, figuresOf } from './figure-ways.ts';
import { ratioFormulas } from './ratio-formulas.ts';
import { addressOf, bold, type Sheet, type SheetCell } from './sheet.ts';
import type { StatementSheet } from './statement-sheets.ts';

type RatioRow = ReportView['ratios']['rows'][number];
type Figures = Readonly<Partial<Record<FigureName, FigureCell>>>;

const firstPeriodColumn = 2;
const digits = '0.00';

/** Ratios with formulas over the sheets of statements; where a formula would not give what the report shows, its value stands alone. */
export function ratioSheet(
  { ratios: view, locale }: ReportView,
  statements: readonly StatementSheet[],
): Sheet {
  const say = words[locale].ratios;
  const name = words[locale].sheets.ratios;
  if (view.rows.length === 0) return { name, widths: [60], rows: [[say.none], [view.peers]] };
  const figures = view.periods.map((label, index) => figuresOfPeriod(label, index, view.rows, statements));
  const used = figureNames.filter((figure) => figures.some((known) => known[figure] !== undefined));
  const rows: SheetCell[][] = [
    [bold(say.figures)],
    [null, null, ...view.periods.map(bold)],
    ...used.map((figure): SheetCell[] => [
      labelOf(figure, statements),
      null,
      ...figures.map((known) => cellOfFigure(known[figure])),
    ]),
    [],
    [
      bold(say.ratio),
      bold(say.formula),
      ...view.periods.map(bold),
      ...[say.lower, say.median, say.upper, say.count].map(bold),
    ],
  ];
  const rowOfFigure = new Map(used.map((figure, index) => [figure, index + 2]));
  const addressIn = (period: number) => (figure: FigureName) =>
    addressOf(rowOfFigure.get(figure) ?? 0, firstPeriodColumn + period);
  for (const row of view.rows)
    rows.push([
      row.label,
      row.formula,
      ...row.cells.map((cell, period) => ratioCell(row, cell, figures[period] ?? {}, addressIn(period))),
      ...(row.peers === null
        ? []
        : [row.peers.lower, row.peers.median, row.peers.upper].map((value) => ({ value, format: digits }))),
      ...(row.peers === null ? [] : [row.peers.count]),
    ]);
  rows.push([], [view.peers]);
  return { name, widths: [38, 52, ...view.periods.map(() => 16), 14, 14, 14, 10], rows };
}

function cellOfFigure(cell: FigureCell | undefined): SheetCell {
  return cell === undefined ? null : { value: cell, format: '#,##0;\u2212#,##0;0' };
}

function ratioCell(
  { name }: RatioRow,
  cell: RatioRow['cells'][number],
  figures: Figures,
  address: (figure: FigureName) => string,
): SheetCell {
  if (cell.value === null) return cell.reason;
  const known = ratioNames.find((one) => one === name);
  if (known === undefined || !isSame(ratioValue(known, figures), cell.value))
    return { value: cell.value, format: digits };
  return { value: { formula: ratioFormulas[known](address), result: cell.value }, format: digits };
}

/** The period of a table that gives what the report shows: the one with the name whose figures give most of the ratios. */
function figuresOfPeriod(
  label: string,
  index: number,
  rows: readonly RatioRow[],
  statements: readonly StatementSheet[],
): Figures {
  const candidates = statements.flatMap((sheet) =>
    sheet.table.periods.flatMap((period, column) =>
      period.label === label && !period.isSuperseded ? [figuresOf(sheet, column)] : [],
    ),
  );
  const fit = (figures: Figures) =>
    rows.filter(({ name, cells }) => {
      const known = ratioNames.find((one) => one === name);
      const value = cells[index]?.value ?? null;
      return known !== undefined && value !== null && isSame(ratioValue(known, figures), value);
    }).length;
  return candidates.toSorted((a, b) => fit(b) - fit(a))[0] ?? {};
}

function ratioValue(name: RatioName, figures: Figures): number | null {
  const values = ratios[name].reads.map((figure) => [figure, figures[figure]?.result] as const);
  const known = values.filter(([, value]) => value !== undefined);
  return ratioOf(name, Object.fromEntries(known)).value;
}

function isSame(a: number | null, b: number): boolean {
  return a !== null && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
}

/** A figure is called as its line is. */
function labelOf(figure: FigureName, statements: readonly StatementSheet[]): string {
  const line: StatementLine = figure === 'current_liabilities' ? 'creditors_within_1y' : figure;
  const lines = statements.flatMap(({ table }) => table.groups.flatMap((group) => group.lines));
  return lines.find(({ code }) => code === line)?.label ?? figure;
}
