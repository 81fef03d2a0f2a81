import {
  columnOfLine,
  lineGroups,
  lineOfColumn,
  linesOfGroup,
  type OrderedLine,
  totalLines,
} from '#modules/reports/statement-rules.ts';
import type { Section } from './grid-section.ts';
import type { GridYear } from './grid-years.ts';

/** A row of the grid. */
export type ShownLine = Readonly<{ line: OrderedLine; column: string; label: string; isTotal: boolean }>;
export type ShownGroup = Readonly<{ group: (typeof lineGroups)[number]; lines: readonly ShownLine[] }>;

/** Lines that most statements have: shown empty, to be typed into. */
const usual: ReadonlySet<OrderedLine> = new Set<OrderedLine>([
  ...(['sales', 'cogs', 'gross_profit', 'operating_expenses', 'ebit', 'pbt', 'tax', 'net'] as const),
  ...(['fixed_assets', 'inventory', 'debtors', 'cash', 'current_assets', 'total_assets'] as const),
  ...(['trade_creditors', 'creditors_within_1y', 'long_term_borrowings', 'total_liabilities'] as const),
  ...(['equity', 'equity_and_liabilities'] as const),
]);

/** What each line is called in the reader's language. */
export function labelsOf({ fields }: Pick<Section, 'fields'>): ReadonlyMap<string, string> {
  return new Map(fields.map(({ code, label }) => [lineOfColumn(code) ?? code, label]));
}

/** The lines in their order: those that a year has and those that most have, or every line of the chart. */
export function shownGroups(
  { fields }: Pick<Section, 'fields'>,
  years: readonly GridYear[],
  isAll: boolean,
): readonly ShownGroup[] {
  const labels = new Map(fields.map(({ code, label }) => [code, label]));
  const isShown = (line: OrderedLine) =>
    isAll || usual.has(line) || years.some(({ cells }) => cells.has(line));
  return lineGroups
    .map((group) => ({
      group,
      lines: linesOfGroup[group].filter(isShown).flatMap((line): ShownLine[] => {
        const column = columnOfLine(line);
        const label = column === undefined ? undefined : labels.get(column);
        return column === undefined || label === undefined
          ? []
          : [{ line, column, label, isTotal: totalLines.has(line) }];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
