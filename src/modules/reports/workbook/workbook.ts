import type { ReportView } from '../view/report-view.ts';
import { annualSheets } from './annual-sheets.ts';
import { peopleSheet, sourcesSheet, summarySheet } from './plain-sheets.ts';
import { ratingSheet } from './rating-sheet.ts';
import { ratioSheet } from './ratio-sheet.ts';
import { statementSheets } from './statement-sheets.ts';
import { writeSheets } from './write-sheets.ts';

/** The figures of a report as a workbook with living formulas, in the language of the view; made of the view alone. */
export async function workbookOf(view: ReportView): Promise<Buffer> {
  const statements = statementSheets(view);
  return await writeSheets([
    summarySheet(view),
    ...statements.map(({ sheet }) => sheet),
    ratioSheet(view, statements),
    ...(view.reportKind === 'credit' ? [ratingSheet(view)] : annualSheets(view)),
    peopleSheet(view),
    sourcesSheet(view),
  ]);
}
