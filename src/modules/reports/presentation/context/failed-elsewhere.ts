import { words } from '../../texts/people/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportContext } from './report-context.ts';

type Other = ReportView['managers'][number]['others'][number];

/** Whether a line about a manager says that he may not manage, and not what became of a company. */
export const isBan = ({ text }: Other, { locale }: ReportContext): boolean =>
  text === words[locale].managers.disqualified;

/** The companies of a manager that failed; a ban is none. */
export const failedElsewhere = (others: readonly Other[], context: ReportContext): Other[] =>
  others.filter((other) => other.tone === 'bad' && !isBan(other, context));
