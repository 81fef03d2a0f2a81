import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { instant, uuid } from '#kernel/shapes.ts';
import { emptyReasons } from './empty-reasons.ts';
import { maxPlaceChars } from './evidence/document-place.ts';
import { factMethods } from './evidence/fact-methods.ts';
import { factValue, printableText, saidText } from './fact-value.ts';
import { sectionCodes } from './section-codes.ts';

/** An address of the web: other schemes would become dangerous links in the document. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64);
/** Fields of a section, and rows of its table. */
export const maxFields = 100;
export const maxRows = 200;
/** So many other values are kept beside one. */
export const maxAlternatives = 20;

/** The company as its register gave it, from which a dossier starts; empty strings where the register is silent. */
export const reportSubject = z.object({
  name: z.string().min(1).max(1_000),
  nameLat: z.string().max(1_000),
  regCode: z.string().max(200),
  vatCode: z.string().max(200),
  address: z.string().max(2_000),
  form: z.string().max(500),
  status: z.enum(['Active', 'Deleted', 'Liquidation', 'Reorganisation']),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .max(2),
  register: z.object({ code: z.string().max(100), name: z.string().min(1).max(300), isDemo: z.boolean() }),
  fetchedAt: instant,
  sourceUrl: webAddress.nullable().default(null),
  leiCode: z.string().max(20).optional(),
  otherNames: z.array(z.string().max(1_000)).max(100).default([]),
});
export type ReportSubject = z.output<typeof reportSubject>;

export const fieldCode = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,59}$/)
  .max(60);
export const position = z
  .int()
  .min(0)
  .max(maxRows - 1);

/** One entry of staff: the value and its evidence. Same section, field and position overwrite. */
export const factInput = z.object({
  section: z.enum(sectionCodes),
  field: fieldCode,
  /** Row of the section's table, or the place among several values of one field. */
  position: position.default(0),
  value: factValue,
  /** As English documents print it. */
  source: saidText(300),
  /** The same in Russian; where it is left out, what the house knows by heart. */
  sourceRu: saidText(300).nullable().default(null),
  sourceUrl: webAddress.nullable().default(null),
  retrievedAt: instant,
  method: z.enum(factMethods),
  /** sha256 of the kept file or page. */
  evidenceHash: sha256.nullable().default(null),
  /** Where in the document that is cited: `page=3; Note 7`, as `placeText` writes it. */
  place: printableText(maxPlaceChars + 12).nullish(),
});
export type FactInput = z.output<typeof factInput>;

export const reasonCodes = Object.keys(emptyReasons) as [keyof typeof emptyReasons]; // keys of a literal

/** Why a section is empty, and where was looked. */
export const missingDataReasonInput = z.object({
  section: z.enum(sectionCodes),
  reason: z.enum(reasonCodes),
  source: saidText(300),
  sourceRu: saidText(300).nullable().default(null),
});
export type MissingDataReasonInput = z.output<typeof missingDataReasonInput>;

/** So many facts are confirmed at once; an obstacle names no more. */
export const maxConfirmedFacts = 200;

/** Why evidence that looks wrong is right: kept with the facts, and read by the reviewer. */
export const confirmEvidenceInput = z.object({
  factIds: z.array(uuid).min(1).max(maxConfirmedFacts),
  reason: printableText(500).min(10),
});
export type ConfirmEvidenceInput = z.output<typeof confirmEvidenceInput>;

/** The Russian name of a source, for everything in the dossier that cites it. */
export const nameSourceInput = z.object({ source: saidText(300), sourceRu: saidText(300) });
export type NameSourceInput = z.output<typeof nameSourceInput>;

export { thinReportPercent } from '#kernel/reports/price-shares.ts';
export { type FactMethod, factMethods } from './evidence/fact-methods.ts';

/** Sections with facts about the company, of each kind of report: the whole of which that is a share. */
export const countedSectionCounts: Readonly<Record<ReportKind, number>> = { credit: 14, annual: 12 };

/** A reason that goes to a customer with the documents, which exist in every language. */
export const thinReason = z.strictObject(inEveryLanguage(() => printableText(600).min(10)));
export type ThinReason = z.output<typeof thinReason>;

/** What keeps a report from being handed over or approved. */
export const obstacleCodes = [
  'section_missing',
  'value_contradicted',
  'value_unconfirmed',
  'statement_unbalanced',
  'evidence_unfit',
  'source_one_language',
  'text_not_for_customer',
  'step_contradicts_facts',
] as const;
