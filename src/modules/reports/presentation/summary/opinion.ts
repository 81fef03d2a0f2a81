import type { ReportView } from '../../view/report-view.ts';
import type { DossierFacts } from '../context/dossier-facts.ts';
import { type ReportContext, showFact } from '../context/report-context.ts';
import { methodWords, reportWords } from '../context/report-words.ts';
import { showDay } from '../context/show-value.ts';

/** What an analyst, or a template, says of the company, or that nobody has said anything and why. */
export function presentOpinion(
  facts: DossierFacts,
  whyNone: string,
  context: ReportContext,
): ReportView['opinion'] {
  const { locale } = context;
  const fact = facts.one('summary', 'opinion');
  if (fact === undefined)
    return { text: '', by: '', missing: `${reportWords[locale].noOpinion} ${whyNone}`, facts: [] };
  const { text } = showFact(fact, context);
  const by = `${methodWords[fact.method][locale]}, ${showDay(fact.enteredAt, locale)}`;
  return { text, by, missing: '', facts: [fact.id] };
}
