/** How statements are read, summed and checked: alike where somebody types them and where a report is handed over. */
export { currencyOfHeading } from '#findings/figures/currency-words.ts';
export { type DecimalMark, readFigure } from '#findings/figures/read-figure.ts';
export { balanceOf, type CountedUnit, filedUnit, type LineAmounts } from '#findings/statements/balance.ts';
export type { StatementLine } from '#findings/statements/chart.ts';
export { lineGroups, linesOfGroup, type OrderedLine, totalLines } from '#findings/statements/chart-order.ts';
export { type DifferenceCause, differenceCause } from '#findings/statements/difference-cause.ts';
export { type LiveSum, liveSums, wrongSums } from '#findings/statements/live-sums.ts';
export { statementScopes } from '#findings/statements/statement.ts';
export { readTable } from '#findings/tables/read-table.ts';
export { type StatementTable as PastedStatements, statementTable } from '#findings/tables/statement-table.ts';
export { scaleAmount } from '#findings/vocabulary/amount.ts';
export { columnOfLine, lineOfColumn } from './dossier/columns/line-columns.ts';
