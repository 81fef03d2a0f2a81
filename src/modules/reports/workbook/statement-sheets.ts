import type { StatementScope } from '#findings/statements/statement.ts';
import type { Locale } from '#kernel/locale.ts';
import { words } from '../texts/workbook/words.ts';
import type { ReportView } from '../view/report-view.ts';
import { addressIn, bold, dayCell, type Sheet, type SheetCell } from './sheet.ts';

type Table = ReportView['statements'][number];

const sums = '#,##0;\u2212#,##0;0';

/** A sheet of statements, and where its figures stand for formulas of other sheets. */
export type StatementSheet = Readonly<{
  table: Table;
  sheet: Sheet;
  /** The address of a line's figure in a period, from any sheet; undefined where the line has none. */
  addressOfLine(line: string, period: number): string | undefined;
  /** The address of a period's length in months. */
  addressOfMonths(period: number): string;
}>;

/** One sheet a scope: lines down, periods across, in whole units. */
export function statementSheets({ statements, locale }: ReportView): StatementSheet[] {
  return statements.map((table) => statementSheet(table, locale));
}

function statementSheet(table: Table, locale: Locale): StatementSheet {
  const say = words[locale].statements;
  const name = nameOf(table.scope, locale);
  const periods = table.periods;
  const head: SheetCell[][] = [
    [bold(table.title)],
    [say.unit(table.currency)],
    [bold(say.line), ...periods.map(({ label }) => bold(label)), bold(say.change)],
    [say.end, ...periods.map(({ end }) => dayCell(end))],
    [say.months, ...periods.map(({ months }) => months)],
    [
      say.filing,
      ...periods.map(({ note, isSuperseded }) => (isSuperseded ? `${note}: ${say.superseded}` : note)),
    ],
    [say.source, ...periods.map(({ mark }) => (mark === 0 ? null : mark))],
  ];
  const monthsRow = 4;
  const rows = [...head];
  const rowOfLine = new Map<string, number>();
  for (const { title, lines } of table.groups) {
    rows.push([bold(title)]);
    for (const { code, label, isTotal, cells, change } of lines) {
      rowOfLine.set(code, rows.length);
      const isBold = isTotal;
      rows.push([
        { value: label, isBold },
        ...cells.map((cell) => (cell === null ? null : { value: cell.value, isBold, format: sums })),
        change,
      ]);
    }
  }
  rows.push([
    table.balance.label,
    ...table.balance.cells.map((cell) => (cell === null ? null : { value: cell.value, format: sums })),
  ]);
  rows.push([], ...table.remarks.map((remark) => [remark]));
  return {
    table,
    sheet: { name, widths: [46, ...periods.map(() => 16), 12], rows, stickyRows: 3, stickyColumns: 1 },
    addressOfLine: (line, period) => {
      const row = rowOfLine.get(line);
      return row === undefined ? undefined : addressIn(name, row, period + 1);
    },
    addressOfMonths: (period) => addressIn(name, monthsRow, period + 1),
  };
}

function nameOf(scope: string, locale: Locale): string {
  const names: Readonly<Record<StatementScope, string>> = words[locale].sheets.statements;
  return Object.entries(names).find(([code]) => code === scope)?.[1] ?? scope.slice(0, 31);
}
