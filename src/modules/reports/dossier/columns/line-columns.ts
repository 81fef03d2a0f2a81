import type { StatementLine } from '#findings/statements/chart.ts';
import { linesOfGroup, type OrderedLine } from '#findings/statements/chart-order.ts';

/** The column of a line is named as the line is, but for the result. */
type LineColumn = Exclude<OrderedLine, 'net'> | 'net_result';
const columnNamed = (line: OrderedLine): LineColumn => (line === 'net' ? 'net_result' : line);

/** Columns in the order in which a statement is read; payments stand with the result they belong to. */
export const lineColumns = (['profit', 'cash', 'assets', 'liabilities'] as const).flatMap((group) =>
  linesOfGroup[group].map(columnNamed),
);

/** The column in which a line of the chart stands; the count of employees stands with the activities. */
export function columnOfLine(line: StatementLine): string | undefined {
  const code = line === 'net' ? 'net_result' : line;
  return lineColumns.find((candidate) => candidate === code);
}

/** The line of the chart that a column holds; undefined where it holds none. */
export function lineOfColumn(column: string): StatementLine | undefined {
  const line = lineColumns.find((candidate) => candidate === column);
  return line === 'net_result' ? 'net' : line;
}
