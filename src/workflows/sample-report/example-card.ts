import type { ReportView } from '#modules/reports/service.ts';
import type { ExampleCard } from './contract.ts';
import { type EvidenceOf, proofOf } from './example-proof.ts';

/** Of the example report what fits on a card, word for word: nothing of it is said anywhere but in the report. */
export function cardOf(view: ReportView, evidenceOf: EvidenceOf): ExampleCard {
  const { subject, head } = view;
  const figure = (at: number) => view.keyFigures.figures[at];
  const [sales, equity] = [figure(0), figure(3)];
  const payments = view.tiles.find(({ section }) => section === 'payments');
  const screening = view.flags.find(({ section, tone }) => section === 'screening' && tone === 'good');
  const figures = [sales, equity].flatMap((one) => (one === undefined ? [] : [one]));
  const proofs = [equity?.facts ?? [], newestFactsOf(view, 'total_assets')].flatMap(
    (facts) => proofOf(facts, evidenceOf) ?? [],
  );
  const [company, otherName] = ownFirst(subject.name, subject.otherName);
  return {
    company,
    otherName,
    // Name, registration number, tax number, address: the order in which they are asked for.
    number: view.match[1]?.found ?? '',
    place: subject.place,
    country: subject.country.toLowerCase(),
    status: subject.status.label,
    mark: head.mark,
    rating: shortRating(view),
    figures: [
      ...figures.map(({ label, shown, note, points }) => ({
        label,
        shown,
        note,
        trend: points.flatMap(({ value }) => (value === null ? [] : [value])),
      })),
      ...(payments === undefined
        ? []
        : [{ label: payments.title, shown: payments.note, note: '', trend: [] }]),
    ],
    check: screening === undefined ? null : { title: screening.title, detail: screening.detail },
    proof:
      proofs.length === 0 || equity === undefined
        ? null
        : { ofFigure: figures.indexOf(equity), lines: proofs },
  };
}

/** The rating without what it was reckoned from. */
export function shortRating({ rating }: ReportView): ExampleCard['rating'] {
  if (rating === null) return null;
  const { grade, gradeByPoints, score, scoreShown, tone, headline, remark } = rating;
  return { grade, gradeByPoints, score, scoreShown, tone, headline, remark };
}

/** The name in the company's own script before the one in Latin letters, whichever the report begins with. */
function ownFirst(name: string, other: string): [string, string] {
  const isOwn = /(?!\p{Script=Latin})\p{L}/u.test(other);
  return isOwn ? [other, name] : [name, other];
}

/** The facts of a line of the statements in the newest period. */
function newestFactsOf(view: ReportView, code: string): readonly string[] {
  const lines = view.statements[0]?.groups.flatMap((group) => group.lines) ?? [];
  return lines.find((line) => line.code === code)?.cells.at(-1)?.facts ?? [];
}
