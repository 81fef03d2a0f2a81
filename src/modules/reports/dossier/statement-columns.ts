import type { StatementLine } from '#findings/statements/chart.ts';
import { linesOfGroup, type OrderedLine } from '#findings/statements/chart-order.ts';
import { codeList, type Field, field } from './section-shape.ts';

/** The column of a line is named as the line is, but for the result. */
type LineColumn = Exclude<OrderedLine, 'net'> | 'net_result';
const columnNamed = (line: OrderedLine): LineColumn => (line === 'net' ? 'net_result' : line);

/** Columns in the order in which a statement is read; payments stand with the result they belong to. */
const lines = (['profit', 'cash', 'assets', 'liabilities'] as const).flatMap((group) =>
  linesOfGroup[group].map(columnNamed),
);

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
  field('date', 'filed_on', { isDetail: true }),
  field('date', 'due_on', { isDetail: true }),
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
