import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { thinReportPercent } from '../dossier/dossier-input.ts';
import { countSources } from '../dossier/evidence-list.ts';
import { countedSections, findField, findSection, reportSections } from '../dossier/report-sections.ts';
import { lightWords, reportWords } from '../presentation/context/report-words.ts';
import { sectionOutcome } from '../presentation/context/step-words.ts';
import { verdictOf } from '../presentation/verdict/report-verdict.ts';
import { emptyWords } from './document-section.ts';
import { type PrintContext, type PrintedValue, printFact } from './print-fact.ts';

/** What a reader wants to see first, as section and field; those without a fact are left out. */
const keyFields: readonly (readonly [section: string, field: string])[] = [
  ['identification', 'status'],
  ['identification', 'registration_number'],
  ['identification', 'legal_form'],
  ['identification', 'incorporation_date'],
  ['identification', 'jurisdiction'],
  ['capital', 'nominal_capital'],
  ['activities', 'activity'],
  ['activities', 'employees'],
  ['rating', 'rating'],
  ['rating', 'credit_limit'],
];
/** As many as fit on the page beside the rest. */
const maxKeyFacts = 6;
/** Longer values stand whole in their section. */
const maxKeyChars = 90;

/** The first page after the contents: the light, why, the key facts, what was searched. */
export function buildSummary(dossier: Dossier, context: PrintContext) {
  const { locale } = context;
  const words = reportWords[locale];
  const verdict = verdictOf(dossier);
  return {
    number: 1,
    title: words.summary,
    light: verdict.light,
    ...lightWords[verdict.tone][locale],
    gaps: verdict.gaps.map(({ title, why }) => ({
      section: title[locale],
      why: why?.[locale] ?? words.unfilled,
    })),
    thin: thinNotice(dossier, locale),
    reasons: verdict.reasons.map(({ light, text }) => ({ light, text: text[locale] })),
    keyFacts: keyFields
      .flatMap(([section, field]) => keyFact(dossier, section, field, context))
      .map((fact) => ({ ...fact, text: shorten(fact.text, maxKeyChars), note: '' }))
      .slice(0, maxKeyFacts),
    opinion: keyFact(dossier, 'summary', 'opinion', context)[0] ?? null,
    noOpinion: noOpinion(dossier, locale),
    searched: reportSections
      .filter(({ code }) => code !== 'summary' && code !== 'sources')
      .map((section) => {
        const facts = dossier.facts.filter((fact) => fact.section === section.code);
        return {
          section: section.title[locale],
          isFilled: facts.length > 0,
          outcome:
            facts.length > 0
              ? [
                  sectionOutcome(section.code, dossier, locale),
                  words.factsFrom(facts.length, countSources(facts)),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : emptyWords(dossier, section, locale).reason,
        };
      }),
  };
}

/** The section of the summary is this page: without an opinion it says why. */
function noOpinion(dossier: Dossier, locale: Locale) {
  const section = findSection('summary');
  const field = section && findField(section, 'opinion');
  if (section === undefined || dossier.facts.some((fact) => fact.section === 'summary')) return null;
  const { reason } = emptyWords(dossier, section, locale);
  return { label: field?.label[locale] ?? '', reason: `${reportWords[locale].noOpinion} ${reason}` };
}

/** Why a report with little in it was sent all the same, in the reviewer's words. */
function thinNotice({ facts, thinReason }: Dossier, locale: Locale) {
  if (thinReason === null) return null;
  const words = reportWords[locale];
  const filled = countedSections.filter(({ code }) => facts.some(({ section }) => section === code));
  return {
    title: words.thin,
    text: words.thinOf(filled.length, countedSections.length, thinReportPercent),
    reason: thinReason[locale],
  };
}

function keyFact(
  dossier: Dossier,
  sectionCode: string,
  fieldCode: string,
  context: PrintContext,
): (PrintedValue & { label: string })[] {
  const fact = dossier.facts.find(({ section, field }) => section === sectionCode && field === fieldCode);
  const section = findSection(sectionCode);
  const field = section && findField(section, fieldCode);
  if (fact === undefined || field === undefined) return [];
  return [{ ...printFact(fact, field, context), label: field.label[context.locale] }];
}
