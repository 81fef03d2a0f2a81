import type { Locale } from '#kernel/locale.ts';
import { type DossierView, dossierView, factMethods } from './contract.ts';
import { completenessPercent, type Dossier, isThin, missingSections } from './dossier.ts';
import { emptyReasons, isEmptyReason } from './empty-reasons.ts';
import { ownEvidence } from './own-evidence.ts';
import { fieldsOf, reportSections } from './report-sections.ts';
import { methodWords } from './report-words.ts';
import type { Section } from './section-shape.ts';
import { showValue } from './show-value.ts';

/** Presents a dossier to the back office in the reader's language, with the fields that can be filled. */
export function presentDossier(dossier: Dossier, locale: Locale): DossierView {
  const missing = missingSections(dossier);
  return dossierView.parse({
    orderId: dossier.orderId,
    revision: dossier.revision,
    updatedAt: dossier.updatedAt.toISOString(),
    sealedAt: dossier.sealedAt?.toISOString() ?? null,
    completenessPercent: completenessPercent(dossier),
    isThin: isThin(dossier),
    thinReason: dossier.thinReason,
    sections: reportSections.map((section) => ({
      code: section.code,
      title: section.title[locale],
      need: section.need,
      isMissing: missing.includes(section.code),
      ownEvidence: ownEvidence[section.code] ?? null,
      fields: fieldsOf(section).map((field) => ({
        code: field.code,
        label: field.label[locale],
        kind: field.kind,
        isColumn: section.table?.columns.includes(field) ?? false,
        options: Object.entries(field.codes ?? {}).map(([code, text]) => ({ code, label: text[locale] })),
      })),
      facts: presentFacts(dossier, section, locale),
      excuse: presentExcuse(dossier, section, locale),
    })),
    reasons: Object.keys(emptyReasons)
      .filter(isEmptyReason)
      .map((code) => ({ code, text: emptyReasons[code][locale] })),
    methods: factMethods.map((code) => ({ code, text: methodWords[code][locale] })),
  });
}

function presentFacts(dossier: Dossier, section: Section, locale: Locale) {
  return fieldsOf(section).flatMap((field) =>
    dossier.facts
      .filter((fact) => fact.section === section.code && fact.field === field.code)
      .sort((a, b) => a.position - b.position)
      .map((fact) => ({
        ...fact,
        label: field.label[locale],
        shown: showValue(field, fact.value, locale).text,
        retrievedAt: fact.retrievedAt.toISOString(),
        enteredAt: fact.enteredAt.toISOString(),
        confirmation: fact.confirmation && {
          ...fact.confirmation,
          at: fact.confirmation.at.toISOString(),
        },
      })),
  );
}

function presentExcuse(dossier: Dossier, section: Section, locale: Locale) {
  const excuse = dossier.excuses.find((candidate) => candidate.section === section.code);
  if (excuse === undefined) return null;
  const { reason, source, sourceRu } = excuse;
  return { reason, text: emptyReasons[reason][locale], source, sourceRu };
}
