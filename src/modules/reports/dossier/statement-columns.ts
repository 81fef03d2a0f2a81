import { lineColumns } from './columns/line-columns.ts';
import { codeList, type Field, field } from './section-shape.ts';

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
  ...lineColumns.map((line) => field('money', line, { isDetail: !mainLines.has(line) })),
  field('money', 'balance_difference', { isDetail: true }),
];
