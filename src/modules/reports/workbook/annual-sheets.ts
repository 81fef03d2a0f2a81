import type { ReportView } from '../view/report-view.ts';
import { bold, type Sheet, type SheetCell } from './sheet.ts';

/** Sections of an annual report that are no pictures elsewhere. */
const sections: readonly string[] = ['notes', 'taxes', 'transactions', 'filings'];
/** Longer names of sheets are none for spreadsheets. */
const maxName = 31;

/** Notes, taxes, transactions and filings, a sheet for each that has facts; figures as the report prints them. */
export function annualSheets(view: ReportView): Sheet[] {
  return view.sections
    .filter(({ code, rows, tables }) => sections.includes(code) && rows.length + tables.length > 0)
    .map(({ title, rows, tables }) => ({
      name: title.slice(0, maxName),
      widths: [30, 44, 36, 30, 24, 40],
      rows: [
        [bold(title)],
        [],
        ...rows.map(({ label, values }): SheetCell[] => [label, ...values.map(({ text }) => text)]),
        ...tables.flatMap((table): SheetCell[][] => [
          [],
          table.columns.map((column) => bold(column.title)),
          ...table.rows.map((cells) => cells.map((cell) => cell?.text ?? null)),
        ]),
      ],
    }));
}
