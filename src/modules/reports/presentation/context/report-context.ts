import type { Locale } from '#kernel/locale.ts';
import type { Evidence, Fact } from '../../dossier/dossier.ts';
import { createEvidenceList, type EvidenceList } from '../../dossier/evidence-list.ts';
import type { ReportCover } from '../../dossier/report-cover.ts';
import { findField, findSection } from '../../dossier/report-sections.ts';
import type { Field } from '../../dossier/section-shape.ts';
import type { Shown } from '../../view/shown.ts';
import { webAddressOf } from './cited-source.ts';
import { showValue } from './show-value.ts';

/** What presenting a dossier in one language needs beside its facts; one for a report, so that each source has one number. */
export type ReportContext = Readonly<{
  locale: Locale;
  evidence: EvidenceList;
  /** Names that overrule those of ISO, by code in either case. */
  countryNames: Readonly<Record<string, string>>;
}>;

/** Starts the numbering of sources of a report. */
export function createReportContext(
  { country }: Pick<ReportCover, 'country'>,
  locale: Locale,
): ReportContext {
  const name = country.name[locale];
  return {
    locale,
    evidence: createEvidenceList(),
    countryNames: { [country.code.toUpperCase()]: name, [country.code.toLowerCase()]: name },
  };
}

/** A fact as a reader sees it, with the number of its evidence. */
export function showFact(fact: Fact, context: ReportContext, field: Field = fieldOf(fact)): Shown {
  const { text, note } = showValue(field, fact.value, context.locale, context.countryNames);
  return {
    text,
    note: note ?? '',
    mark: context.evidence.numberOf(fact),
    href: field.format === 'link' ? webAddressOf(text) : '',
    facts: [fact.id],
  };
}

/** The number of the evidence that all these have; 0 where there is none or they differ. */
export function markOf(facts: readonly Evidence[], context: ReportContext): number {
  const [mark, ...others] = new Set(facts.map((fact) => context.evidence.numberOf(fact)));
  return mark === undefined || others.length > 0 ? 0 : mark;
}

/** Values side by side that all have the same evidence bear its number once, at the last of them. */
export function markOnce<Value extends Readonly<{ mark: number }> | null>(values: readonly Value[]): Value[] {
  const marks = new Set(values.flatMap((value) => value?.mark ?? []));
  const last = values.findLastIndex((value) => value !== null);
  return values.map((value, index) =>
    value === null || marks.size > 1 || index === last ? value : { ...value, mark: 0 },
  );
}

function fieldOf({ section, field }: Fact): Field {
  const found = findSection(section);
  const known = found && findField(found, field);
  if (known === undefined) throw new Error(`${section} has no field ${field}`);
  return known;
}
