import type { Order } from '#modules/orders/service.ts';
import type { Dossier, ReportsService, ReportView } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { MailAnswer } from '#platform/mail/layout.ts';
import type { ReportCoverOf } from './report-cover.ts';
import { words } from './texts/words.ts';

export type AnswerOf = (order: Order) => Promise<MailAnswer | undefined>;

/** So many checks stand in the mail; the report has all. */
const mostPoints = 4;

/** What the first page of the sealed report answers, for the mail that brings it; undefined while there is none. */
export function reportAnswerOf(deps: {
  db: Db;
  reports: Pick<ReportsService, 'findDossier' | 'viewReport'>;
  coverOf: ReportCoverOf;
}): AnswerOf {
  const { db, reports, coverOf } = deps;
  return async (order) => {
    const dossier = await reports.findDossier(db, order.id, order.revision);
    if (dossier === undefined || dossier.sealedAt === null) return undefined;
    const { locale } = order;
    return answerIn(
      await reports.viewReport(dossier, await coverOf(order), locale, { verify: null }),
      dossier,
    );
  };
}

/** The same of a report that has been drawn: what it shows, and the dossier that it was made of. */
export function answerIn(
  { locale, rating, verdict, limit, flags }: ReportView,
  { facts }: Pick<Dossier, 'facts'>,
): MailAnswer {
  const text = words[locale];
  return {
    tone: rating?.tone ?? verdict.tone,
    headline: rating?.headline ?? verdict.headline,
    // A rating that was not given has no points to show.
    score: rating === null || rating.grade === null || rating.grade === 'E' ? undefined : rating.score,
    lines: [
      ...(rating === null ? [] : [text.rating(rating.grade ?? rating.gradeByPoints, rating.scoreShown)]),
      ...(limit.amount === null ? [] : [text.limit(limit.amount.text)]),
      verdict.sentence,
    ].filter((line) => line !== ''),
    points: flags.slice(0, mostPoints).map(({ tone, title }) => ({ tone, text: title })),
    names: facts.flatMap(({ value }) => (isWords(value) ? [value] : [])),
  };
}

/** What a source calls somebody or something by; a bare figure is nobody's name. */
function isWords(value: unknown): value is string {
  return typeof value === 'string' && /\p{L}{2}/u.test(value);
}
