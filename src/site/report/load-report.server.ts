import { localeOfPath } from '#kernel/locale.ts';
import { wordsIn } from '#ui/base/load-words.ts';
import type { DeliveredReport } from '#workflows/read-report/contract.ts';
import { diffViews } from './changes/diff-views.ts';
import { revisionOf } from './evidence/asked.ts';
import { drawPictures } from './pictures/draw-pictures.server.ts';
import { reportTexts } from './texts/words.ts';

/** What an address shows of a report: the revision it names, drawn, and what has changed since another one. */
export async function loadReport(
  { pathname, searchParams }: URL,
  ask: (revision: number | undefined) => Promise<DeliveredReport>,
) {
  const words = wordsIn(reportTexts, localeOfPath(pathname.replace(/\.data$/, '')));
  const report = await ask(revisionOf(searchParams.get('revision')));
  const { view } = report;
  const since = revisionOf(searchParams.get('compare'));
  const isKnown = since !== view.head.revision && report.revisions.some((one) => one.revision === since);
  const older = isKnown ? await ask(since) : undefined;
  return {
    report,
    orderNumber: view.head.orderNumber,
    pictures: drawPictures(view, words),
    changes: older && diffViews(older.view, view, words),
  };
}

/** What the page of a report shows, as it reaches a browser. */
export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;
