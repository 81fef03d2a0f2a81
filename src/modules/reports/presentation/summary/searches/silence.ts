import { shorten } from '#kernel/shorten.ts';
import type { Dossier, Fact } from '../../../dossier/dossier.ts';
import { emptyReasons } from '../../../dossier/empty-reasons.ts';
import { findField, findSection, sectionsOf } from '../../../dossier/report-sections.ts';
import { words } from '../../../texts/searches/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { sourceIn } from '../../context/cited-source.ts';
import type { DossierFacts } from '../../context/dossier-facts.ts';
import { markOf, type ReportContext, showFact } from '../../context/report-context.ts';
import { showDay } from '../../context/show-value.ts';
import { showInstant } from './show-instant.ts';
import { reasonFor, standingOfAnswers, standingOfReason } from './standing.ts';

type Row = ReportView['silence'][number];

const searches = {
  legal: ['insolvency', 'court_cases', 'enforcement', 'charges', 'tax_arrears', 'strike_off'],
  screening: ['sanctions', 'exposed_persons'],
  taxes: ['tax_arrears'],
  transactions: ['related_parties', 'charges'],
} as const;
/** Answers of a search that brought no record. */
const withoutResult: ReadonlySet<unknown> = new Set(['nothing_found', 'unavailable', 'clear']);
const mostRows = 60;

/** What was searched without result, what could not be had and what nobody searched, each with its source, day and reason. */
export function presentSilence(dossier: Dossier, facts: DossierFacts, context: ReportContext): Row[] {
  const of = (section: keyof typeof searches) =>
    facts.in(section).length === 0
      ? []
      : searches[section].flatMap((field) => rowsOfSearch(section, field, facts, context));
  return [
    ...of('legal'),
    ...of('screening'),
    ...of('taxes'),
    ...of('transactions'),
    ...sectionsOf(dossier.kind)
      // Why there is no rating stands in its place on the first page: what sources publish has no part in it.
      .filter(({ code, need }) => need !== 'note' && code !== 'rating' && facts.in(code).length === 0)
      .map(({ code, title }): Row => {
        const reason = reasonFor(dossier, code);
        const said = words[context.locale];
        return {
          what: title[context.locale],
          where: reason === undefined ? said.nowhere : sourceIn(reason, context.locale),
          when: reason === undefined ? said.nowhere : showDay(reason.enteredAt, context.locale),
          standing: standingOfReason(reason),
          outcome: reason === undefined ? said.notAsked : emptyReasons[reason.reason][context.locale],
          mark: 0,
        };
      }),
  ].slice(0, mostRows);
}

function rowsOfSearch(
  section: keyof typeof searches,
  code: string,
  facts: DossierFacts,
  context: ReportContext,
): Row[] {
  const said = words[context.locale];
  const known = findSection(section);
  const what = (known && findField(known, code))?.label[context.locale] ?? code;
  const answers = facts.all(section, code);
  if (answers.length === 0)
    return [
      {
        what,
        where: said.nowhere,
        when: said.nowhere,
        standing: 'not_searched',
        outcome: said.notAsked,
        mark: 0,
      },
    ];
  return answers
    .filter(({ value }) => withoutResult.has(value))
    .map(
      (fact: Fact): Row => ({
        what,
        where: sourceIn(fact, context.locale),
        when: showInstant(fact.retrievedAt, context.locale),
        standing: standingOfAnswers([fact]),
        outcome: shorten(showFact(fact, context).text, 300),
        mark: markOf([fact], context),
      }),
    );
}
