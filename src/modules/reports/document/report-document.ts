import { words } from '../texts/pages/words.ts';
import type { ReportView } from '../view/report-view.ts';
import { frontPage } from './front-page.ts';
import { pageWords } from './page-words.ts';
import { silentRows } from './silent-rows.ts';

/** Raised with every change of the template or of this folder: a stored document names the one that made it. */
export const templateVersion = '7';

/** Everything the template prints, in one language, as plain data: the template holds no words of its own. */
export type ReportDocument = ReturnType<typeof buildReportDocument>;

/** Lays a report out for its document. Pure: same report, same document. */
export function buildReportDocument(view: ReportView, look: Readonly<{ watermark?: string }> = {}) {
  const front = frontPage(view);
  return {
    lang: view.locale,
    title: `${view.head.kind}: ${view.subject.name}`,
    issuedOn: view.head.issuedOn,
    watermark: look.watermark ?? '',
    words: pageWords(view, front, words[view.locale]),
    front,
    silence: silentRows(view),
    // The summary is the first page, and the list of sources the last one.
    sections: view.sections
      .map((section) => (isToldByEvents(view, section) ? { ...section, tables: [] } : section))
      .filter(({ code, rows, tables }) => code !== 'summary' && rows.length + tables.length > 0),
    view,
  };
}

/** The list of events says all that the table of the history says; a longer table stands as it is. */
function isToldByEvents({ events }: ReportView, { code, tables }: ReportView['sections'][number]): boolean {
  return code === 'history' && tables.every(({ rows }) => rows.length <= events.length);
}
