import type { Locale } from '#kernel/locale.ts';
import type { DossierView } from './contract.ts';
import { standingOf } from './desk/standing.ts';
import {
  completenessPercent,
  type Dossier,
  type Fact,
  isThin,
  machineName,
  missingSections,
} from './dossier/dossier.ts';
import { factMethods } from './dossier/dossier-input.ts';
import { emptyReasons, isEmptyReason } from './dossier/empty-reasons.ts';
import type { FactValue } from './dossier/fact-value.ts';
import { ownEvidence } from './dossier/own-evidence.ts';
import { fieldsOf, sectionsOf } from './dossier/report-sections.ts';
import type { SectionCode } from './dossier/section-codes.ts';
import type { Field, Section } from './dossier/section-shape.ts';
import { methodWords } from './presentation/context/report-words.ts';
import { showValue } from './presentation/context/show-value.ts';

/** How far a dossier is, without what stands in it. */
export function presentOutline(dossier: Dossier): DossierView {
  return {
    orderId: dossier.orderId,
    revision: dossier.revision,
    kind: dossier.kind,
    updatedAt: dossier.updatedAt.toISOString(),
    changeNo: dossier.changeNo ?? 0,
    sealedAt: dossier.sealedAt?.toISOString() ?? null,
    completenessPercent: completenessPercent(dossier),
    isThin: isThin(dossier),
    thinReason: dossier.thinReason,
    sections: [],
    reasons: [],
    methods: [],
  };
}

/** Presents a dossier to the back office in the reader's language, with the fields that can be filled. */
export function presentDossier(dossier: Dossier, locale: Locale): DossierView {
  return {
    ...presentOutline(dossier),
    sections: presentSections(dossier, locale),
    reasons: Object.keys(emptyReasons)
      .filter(isEmptyReason)
      .map((code) => ({ code, text: emptyReasons[code][locale] })),
    methods: factMethods.map((code) => ({ code, text: methodWords[code][locale] })),
  };
}

/** The sections of a dossier in the reader's language, or those that are wanted of them. */
export function presentSections(
  dossier: Dossier,
  locale: Locale,
  isWanted: (code: SectionCode) => boolean = () => true,
): DossierView['sections'] {
  const missing = missingSections(dossier);
  const bySection = Map.groupBy(dossier.facts, ({ section }) => section);
  return sectionsOf(dossier.kind)
    .filter(({ code }) => isWanted(code))
    .map((section) => ({
      code: section.code,
      title: section.title[locale],
      need: section.need,
      isMissing: missing.includes(section.code),
      ownEvidence: ownEvidence[section.code] ?? null,
      fields: fieldsOf(section).map((field) => ({
        code: field.code,
        label: field.label[locale],
        kind: field.kind,
        isDetail: field.isDetail === true,
        isColumn: section.table?.columns.includes(field) ?? false,
        options: Object.entries(field.codes ?? {}).map(([code, text]) => ({ code, label: text[locale] })),
      })),
      facts: presentFacts(bySection.get(section.code) ?? [], section, locale),
      excuse: presentMissingDataReason(dossier, section, locale),
    }));
}

function presentFacts(facts: readonly Fact[], section: Section, locale: Locale) {
  const byField = Map.groupBy(facts, ({ field }) => field);
  return fieldsOf(section).flatMap((field) =>
    (byField.get(field.code) ?? [])
      .sort((a, b) => a.position - b.position)
      .map((fact) => ({
        ...fact,
        label: field.label[locale],
        shown: shownWhole(field, fact.value, locale),
        place: fact.place ?? null,
        alternatives: (fact.alternatives ?? []).map(({ value, retrievedAt, source, sourceRu, ...cited }) => ({
          ...{ value, shown: shownWhole(field, value, locale), source, sourceRu },
          ...{ sourceUrl: cited.sourceUrl, method: cited.method, evidenceHash: cited.evidenceHash },
          retrievedAt: retrievedAt.toISOString(),
        })),
        isFromMachine: fact.enteredBy === machineName,
        standing: standingOf(fact),
        version: fact.version ?? 0,
        retrievedAt: fact.retrievedAt.toISOString(),
        enteredAt: fact.enteredAt.toISOString(),
        confirmation: fact.confirmation && {
          ...fact.confirmation,
          at: fact.confirmation.at.toISOString(),
        },
      })),
  );
}

/** The source's own word stands beside ours. */
function shownWhole(field: Field, value: FactValue, locale: Locale): string {
  const { text, note } = showValue(field, value, locale);
  return note !== null && typeof value === 'object' && 'code' in value ? `${text} (${note})` : text;
}

function presentMissingDataReason(dossier: Dossier, section: Section, locale: Locale) {
  const missingDataReason = dossier.missingDataReasons.find(
    (candidate) => candidate.section === section.code,
  );
  // Facts that came after a reason have made it untrue.
  const hasFacts = dossier.facts.some((fact) => fact.section === section.code);
  if (missingDataReason === undefined || hasFacts) return null;
  const { reason, source, sourceRu, enteredBy, version = 0 } = missingDataReason;
  const isProposed = enteredBy === machineName;
  return { reason, text: emptyReasons[reason][locale], source, sourceRu, isProposed, version };
}
