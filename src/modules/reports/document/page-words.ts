import type { Texts } from '../texts/pages/en.ts';
import type { ReportView } from '../view/report-view.ts';
import type { FrontPage } from './front-page.ts';

/** The fixed words of the pages, those that take a figure of the report with it. */
export function pageWords(view: ReportView, front: FrontPage, words: Texts) {
  const { head, rating, verify, ratios } = view;
  const applying = rating === null ? 0 : rating.caps.filter(({ applies }) => applies).length;
  const url = verify?.url ?? '';
  return {
    ...words,
    chapters: {
      ...words.chapters,
      decision: view.reportKind === 'credit' ? words.chapters.decision : words.chapters.overview,
    },
    issued: words.issued(head.issued),
    byPoints: words.byPoints(rating?.score ?? 0),
    beforeNote: words.beforeNote(front.toClear),
    moreFlags: words.moreFlags(front.moreFlags),
    factsAsAt: words.factsAsAt(head.issued),
    againAfter: head.again === '' ? '' : words.againAfter(head.again),
    qr: words.qr(url),
    whyPoints: words.whyPoints(rating?.scoreShown ?? ''),
    score: words.score(rating?.grade ?? words.none),
    capsNote: words.capsNote(rating?.caps.length ?? 0, applying),
    computedOn: rating === null ? '' : words.computedOn(rating.version, rating.asOf),
    peersNote: ratios.rows.some(({ peers }) => peers !== null) ? words.peersNote(ratios.peers) : ratios.peers,
    verifyText: verify === null ? '' : words.verifyText(verify.code, url.replace(/^https?:\/\//, '')),
  };
}
