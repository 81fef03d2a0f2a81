import { countedPeriods, type StatementsPart } from '../../parts/statements-part.ts';
import { words } from '../../texts/document/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportContext } from '../context/report-context.ts';

/** What an annual report says instead of a rating and a limit: it has neither, whatever its accounts would come to. */
export const unrated = {
  rating: null,
  noRating: '',
  limit: { amount: null, text: '', basis: '', ceilings: [] },
} as const satisfies Pick<ReportView, 'rating' | 'noRating' | 'limit'>;

/** Which years the company reports of; an annual report judges nothing. */
export function presentYears(statements: StatementsPart, { locale }: ReportContext): ReportView['verdict'] {
  const said = words[locale].annual;
  const years = [statements.individual, statements.unstated, statements.consolidated]
    .flatMap(countedPeriods)
    .map(({ end }) => end.slice(0, 4))
    .toSorted();
  const [first] = years;
  const last = years.at(-1);
  const headline = first === undefined || last === undefined ? said.noYears : said.years(first, last);
  return { tone: 'none', headline, sentence: said.sentence };
}
