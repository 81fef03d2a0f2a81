import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { count, instant, text, uuid } from '#kernel/shapes.ts';
import { standings } from './desk/standing-names.ts';
import {
  factMethods,
  fieldCode,
  maxAlternatives,
  maxFields,
  maxRows,
  position,
  reasonCodes,
  sha256,
} from './dossier/dossier-input.ts';
import { factValue, valueKinds } from './dossier/fact-value.ts';
import { sectionCodes } from './dossier/section-codes.ts';

export {
  type DeskChange,
  type DeskChangeResult,
  deskChange,
  deskChangeResult,
  maxDeskChanges,
} from './desk/change-shapes.ts';
export { type DeskFact, deskPatch, factPlace } from './desk/desk-shapes.ts';
export { type ChangeView, changeView, maxHistoryLines } from './desk/history-shapes.ts';
export {
  type DocumentDescription,
  type DocumentView,
  documentDescription,
  documentView,
  maxDocumentBytes,
  maxDocuments,
} from './documents/document-shape.ts';
export {
  type ConfirmEvidenceInput,
  confirmEvidenceInput,
  countedSectionCounts,
  type FactInput,
  factInput,
  type MissingDataReasonInput,
  maxConfirmedFacts,
  missingDataReasonInput,
  type NameSourceInput,
  nameSourceInput,
  obstacleCodes,
  type ReportSubject,
  reportSubject,
  type ThinReason,
  thinReason,
  thinReportPercent,
  webAddress,
} from './dossier/dossier-input.ts';
export { maxPlaceChars, placeInWords, placeText, readPlace } from './dossier/evidence/document-place.ts';
export { documentTypes } from './dossier/evidence/dossier-document.ts';
export { sectionCodes, sectionsOfKinds } from './dossier/section-codes.ts';
export { evidenceView } from './view/evidence-view.ts';
export { excerptView } from './view/excerpt-view.ts';
export { type ReportView, reportView } from './view/report-view.ts';
export type { ReportTone, Shown } from './view/shown.ts';

const factView = z
  .object({
    id: uuid,
    field: fieldCode,
    label: text(200),
    position,
    value: factValue,
    /** The value as the document prints it. */
    shown: text(5_000),
    source: text(300),
    sourceRu: text(300).nullable(),
    sourceUrl: text(2_000).nullable(),
    retrievedAt: instant,
    method: z.enum(factMethods),
    evidenceHash: sha256.nullable(),
    place: text(2_000)
      .nullable()
      .describe('where in the kept copy it stands; or the facts it is computed from'),
    alternatives: z
      .array(
        z.object({
          value: factValue,
          shown: text(5_000),
          source: text(300),
          sourceRu: text(300).nullable(),
          sourceUrl: text(2_000).nullable(),
          retrievedAt: instant,
          method: z.enum(factMethods),
          evidenceHash: sha256.nullable(),
        }),
      )
      .max(maxAlternatives)
      .describe('what other sources say instead'),
    isFromMachine: z.boolean(),
    standing: z.enum(standings).describe('confirmed: a person has said that the machine is right'),
    version: count.describe('the number of the change that made it so'),
    enteredBy: text(100),
    enteredAt: instant,
    confirmation: z
      .object({ reason: text(500), by: text(100), at: instant })
      .nullable()
      .describe('why evidence that looks wrong is right'),
  })
  .meta({ id: 'Fact' });

const fieldView = z.object({
  code: fieldCode,
  label: text(200),
  kind: z.enum(valueKinds),
  /** A column of the section's table: its position is the row. */
  isColumn: z.boolean(),
  isDetail: z.boolean().describe('a column that sources fill and people seldom'),
  options: z.array(z.object({ code: text(60), label: text(200) })).max(300),
});

const sectionView = z
  .object({
    code: z.enum(sectionCodes),
    title: text(200),
    need: z.enum(['mandatory', 'obtainable', 'note']),
    isMissing: z.boolean().describe('neither filled nor excused'),
    ownEvidence: z
      .object({ source: text(300), sourceRu: text(300), method: z.enum(factMethods) })
      .nullable()
      .describe('what a first fact starts with, where we are the source ourselves'),
    fields: z.array(fieldView).max(maxFields),
    facts: z.array(factView).max(maxFields * maxRows),
    excuse: z
      .object({
        reason: z.enum(reasonCodes),
        text: text(300),
        source: text(300),
        sourceRu: text(300).nullable(),
        isProposed: z.boolean().describe('by the machine: it counts when a person has confirmed it'),
        version: count,
      })
      .nullable(),
  })
  .meta({ id: 'DossierSection' });

/** A dossier for the back office, in the reader's language. */
export const dossierView = z
  .object({
    orderId: uuid,
    revision: z.int().min(1).max(32_767),
    kind: z.enum(reportKinds).describe('which report it becomes'),
    updatedAt: instant,
    changeNo: count.describe('of its last change: the desk asks for what is newer'),
    sealedAt: instant.nullable(),
    completenessPercent: z.int().min(0).max(100),
    isThin: z.boolean().describe('below thinReportPercent: approved only with a reason for the customer'),
    thinReason: z.object(inEveryLanguage(() => text(600))).nullable(),
    sections: z.array(sectionView).max(sectionCodes.length),
    reasons: z.array(z.object({ code: z.enum(reasonCodes), text: text(300) })).max(50),
    methods: z.array(z.object({ code: z.enum(factMethods), text: text(300) })).max(50),
  })
  .meta({ id: 'Dossier' });
export type DossierView = z.output<typeof dossierView>;
