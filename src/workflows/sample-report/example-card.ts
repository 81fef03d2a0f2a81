import type { ReportView } from '#modules/reports/service.ts';
import type { ExampleCard } from './contract.ts';

/** Of the example report what fits on a card, word for word: nothing of it is said anywhere but in the report. */
export function cardOf(view: ReportView): ExampleCard {
  const { rating, subject, head } = view;
  const figure = (at: number) => view.keyFigures.figures[at];
  const [sales, equity] = [figure(0), figure(3)];
  const payments = view.tiles.find(({ section }) => section === 'payments');
  const screening = view.flags.find(({ section, tone }) => section === 'screening' && tone === 'good');
  return {
    company: subject.name,
    country: subject.country.toLowerCase(),
    status: subject.status.label,
    mark: head.mark,
    rating:
      rating === null
        ? null
        : {
            grade: rating.grade,
            gradeByPoints: rating.gradeByPoints,
            score: rating.score,
            scoreShown: rating.scoreShown,
            tone: rating.tone,
            headline: rating.headline,
            remark: rating.remark,
          },
    figures: [
      ...[sales, equity].flatMap((one) =>
        one === undefined ? [] : [{ label: one.label, shown: one.shown, note: one.note }],
      ),
      ...(payments === undefined ? [] : [{ label: payments.title, shown: payments.note, note: '' }]),
    ],
    check: screening === undefined ? null : { title: screening.title, detail: screening.detail },
  };
}
