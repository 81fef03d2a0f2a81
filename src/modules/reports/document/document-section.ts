import type { Locale } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { emptyReasons } from '../dossier/empty-reasons.ts';
import type { Section } from '../dossier/section-shape.ts';
import { sourceIn } from '../presentation/context/cited-source.ts';
import { reportWords } from '../presentation/context/report-words.ts';
import { buildTables } from './document-tables.ts';
import { factsOf, oneMark, type PrintContext, printFact } from './print-fact.ts';

/** One section on paper. `empty` says why there is nothing in it. */
export function buildSection(dossier: Dossier, section: Section, number: number, context: PrintContext) {
  const { locale } = context;
  const facts = dossier.facts.filter((fact) => fact.section === section.code);
  const rows = section.fields
    .map((field) => ({
      label: field.label[locale],
      values: oneMark(factsOf(facts, field).map((fact) => printFact(fact, field, context))),
    }))
    .filter(({ values }) => values.length > 0);
  return {
    number,
    title: section.title[locale],
    rows,
    tables: buildTables(section, facts, context),
    empty: facts.length > 0 ? null : emptyWords(dossier, section, locale),
  };
}

/** Why a section is empty: the reason that somebody gave. Only a preview can lack one. */
export function emptyWords(dossier: Dossier, section: Section, locale: Locale) {
  const missingDataReason = dossier.missingDataReasons.find(
    (candidate) => candidate.section === section.code,
  );
  return {
    reason:
      missingDataReason === undefined
        ? reportWords[locale].unfilled
        : emptyReasons[missingDataReason.reason][locale],
    source: missingDataReason === undefined ? '' : sourceIn(missingDataReason, locale),
  };
}
