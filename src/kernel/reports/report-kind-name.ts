import { words } from '../texts/report-kinds/words.ts';
import type { ReportKind } from './report-kind.ts';

/** What a report is called where one reads of it: on pages, in mails, in documents. */
export function reportKindName(kind: ReportKind, locale: keyof typeof words): string {
  return words[locale][kind];
}
