import type { Dossier } from '../../dossier/dossier.ts';
import { emptyReasons } from '../../dossier/empty-reasons.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { DossierFacts } from '../context/dossier-facts.ts';
import { type ReportContext, showFact } from '../context/report-context.ts';
import { methodWords, reportWords } from '../context/report-words.ts';
import { showDay } from '../context/show-value.ts';
import { reasonFor } from './searches/standing.ts';

/** What an analyst, or a template, says of the company, or that nobody has said anything and why. */
export function presentOpinion(
  dossier: Dossier,
  facts: DossierFacts,
  context: ReportContext,
): ReportView['opinion'] {
  const { locale } = context;
  const fact = facts.one('summary', 'opinion');
  if (fact === undefined) {
    const given = reasonFor(dossier, 'summary');
    const why = given === undefined ? reportWords[locale].unfilled : emptyReasons[given.reason][locale];
    return { text: '', by: '', missing: `${reportWords[locale].noOpinion} ${why}`, facts: [] };
  }
  const { text } = showFact(fact, context);
  const by = `${methodWords[fact.method][locale]}, ${showDay(fact.enteredAt, locale)}`;
  return { text, by, missing: '', facts: [fact.id] };
}
