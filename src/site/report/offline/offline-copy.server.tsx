import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportView } from '#modules/reports/contract.ts';
import { wordsIn } from '#ui/base/load-words.ts';
import { WordsProvider } from '../../texts/use-texts.tsx';
import { words as frameTexts } from '../../texts/words.ts';
import { Contents } from '../contents/Contents.tsx';
import { reportParts } from '../contents/report-parts.ts';
import { type EvidenceLinks, EvidenceLinksContext, sourceAnchor } from '../parts/evidence-links.ts';
import { Block } from '../parts/Part.tsx';
import { drawPictures } from '../pictures/draw-pictures.server.ts';
import { ReportHead } from '../ReportHead.tsx';
import { ReportParts } from '../ReportParts.tsx';
import { Scores } from '../rating/RatingGrounds.tsx';
import { reportTexts } from '../texts/words.ts';
import { offlineStyles } from './offline-styles.server.ts';

/** No script, nothing from anywhere: whoever opens the file asks no network. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A larger page is no file that opens by a double click any more. */
const maxCopyChars = 8_000_000;

/**
 * A report as one HTML file that holds all it needs: the components of the page, drawn without scripts. Figures lead to their source in
 * the list at its end. Throws for a report that would become larger than a browser likes.
 */
export function offlineCopy(view: ReportView): string {
  const { locale } = view;
  const words = wordsIn(reportTexts, locale);
  const parts = reportParts(view, words);
  const links: EvidenceLinks = {
    hrefOf: (_facts, mark) => (mark === 0 ? undefined : `#${sourceAnchor(mark)}`),
    open: '',
  };
  const { rating } = view;
  const summary = { id: 'summary', title: words.summary, count: 0, standing: 'facts' as const };
  const body = renderToStaticMarkup(
    <WordsProvider locale={locale} texts={wordsIn(frameTexts, locale)}>
      <EvidenceLinksContext value={links}>
        <ReportHead view={view} />
        <p className="offline-note">{words.offlineNote(view.head.issued)}</p>
        <div className="offline-report">
          <Contents entries={[summary, ...parts]} />
          <main>
            <ReportParts
              view={view}
              pictures={drawPictures(view, words)}
              parts={parts}
              whatIf={
                rating === null || rating.whatIf.length === 0 ? null : (
                  <Block title={words.whatIf}>
                    <Scores rows={rating.whatIf} title={words.whatIfTable} head={words.ifTitle} />
                  </Block>
                )
              }
            />
          </main>
        </div>
      </EvidenceLinksContext>
    </WordsProvider>,
  );
  const head = renderToStaticMarkup(
    <>
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>{`${words.title(view.subject.name)} · ${view.head.number}`}</title>
    </>,
  );
  const html = `<!doctype html>\n<html lang="${locale}" data-theme="system"><head><meta charset="utf-8">${head}<style>${offlineStyles}</style></head><body>${body}</body></html>\n`;
  if (html.length > maxCopyChars)
    throw new Error(`the offline copy of ${view.head.number} would be too large`);
  return html;
}
