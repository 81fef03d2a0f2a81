import type { Dossier, Fact } from '../../dossier/dossier.ts';
import { emptyReasons } from '../../dossier/empty-reasons.ts';
import { sectionCodes } from '../../dossier/section-codes.ts';
import { words } from '../../texts/summary/words.ts';
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
    // An opinion is ours: that no source publishes one is no reason.
    const why =
      given === undefined
        ? reportWords[locale].unfilled
        : given.reason === 'not_published'
          ? ''
          : emptyReasons[given.reason][locale];
    return { text: '', by: '', missing: `${reportWords[locale].noOpinion} ${why}`.trim(), facts: [] };
  }
  const { text } = showFact(fact, context);
  const isOurs = fact.method === 'computed';
  const by = isOurs
    ? words[locale].byTemplate
    : `${methodWords[fact.method][locale]}, ${showDay(fact.enteredAt, locale)}`;
  return { text, by, missing: '', facts: [fact.id, ...inputsOf(fact, facts)].slice(0, 200) };
}

/** The facts that a computed text names in its place: `financials.equity.0`. */
function inputsOf({ method, place }: Fact, facts: DossierFacts): string[] {
  if (method !== 'computed' || place == null) return [];
  const named = new Set(place.split(' '));
  return sectionCodes
    .flatMap((section) => facts.in(section))
    .filter(({ section, field, position }) => named.has(`${section}.${field}.${position}`))
    .map(({ id }) => id);
}
