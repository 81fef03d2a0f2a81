import { z } from 'zod';
import { instant, text, uuid } from '#kernel/shapes.ts';
import { emptyReasons } from './empty-reasons.ts';
import { factValue, printableText, valueKinds } from './fact-value.ts';
import { sectionCodes } from './section-shape.ts';

export { sectionCodes } from './section-shape.ts';

/** How a fact was obtained. */
export const factMethods = [
  'register',
  'filing',
  'interview',
  'media',
  'computed',
  'analyst',
  'customer',
] as const;
export type FactMethod = (typeof factMethods)[number];

/** An address of the web: other schemes would become dangerous links in the document. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64);
/** Fields of a section, and rows of its table. */
const maxFields = 60;
const maxRows = 200;

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

const fieldCode = z
  .string()
  .regex(/^[a-z_]{1,60}$/)
  .max(60);
const position = z
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
  source: printableText(300),
  /** The same in Russian; where it is left out, what the house knows by heart. */
  sourceRu: printableText(300).nullable().default(null),
  sourceUrl: webAddress.nullable().default(null),
  retrievedAt: instant,
  method: z.enum(factMethods),
  /** sha256 of the kept file or page. */
  evidenceHash: sha256.nullable().default(null),
});
export type FactInput = z.output<typeof factInput>;

const reasonCodes = Object.keys(emptyReasons) as [keyof typeof emptyReasons]; // keys of a literal

/** Why a section is empty, and where was looked. */
export const excuseInput = z.object({
  section: z.enum(sectionCodes),
  reason: z.enum(reasonCodes),
  source: printableText(300),
  sourceRu: printableText(300).nullable().default(null),
});
export type ExcuseInput = z.output<typeof excuseInput>;

/** So many facts are confirmed at once; an obstacle names no more. */
export const maxConfirmedFacts = 200;

/** Why evidence that looks wrong is right: kept with the facts, and read by the reviewer. */
export const confirmEvidenceInput = z.object({
  factIds: z.array(uuid).min(1).max(maxConfirmedFacts),
  reason: printableText(500).min(10),
});
export type ConfirmEvidenceInput = z.output<typeof confirmEvidenceInput>;

/** The Russian name of a source, for everything in the dossier that cites it. */
export const nameSourceInput = z.object({ source: printableText(300), sourceRu: printableText(300) });
export type NameSourceInput = z.output<typeof nameSourceInput>;

/**
 * Below this share of sections with facts a report is thin: it is not approved without a reason that the customer reads.
 * The price page and the offer state the figure.
 */
export const thinReportPercent = 60;

/** Sections with facts about the company: the whole of which that is a share. */
export const countedSectionCount = 14;

/** A reason that goes to a customer with the documents, which exist in both languages. */
export const thinReason = z.strictObject({
  en: printableText(600).min(10),
  ru: printableText(600).min(10),
});
export type ThinReason = z.output<typeof thinReason>;

/** What keeps a report from being handed over or approved. */
export const obstacleCodes = [
  'section_missing',
  'evidence_unfit',
  'source_one_language',
  'text_not_for_customer',
  'step_contradicts_facts',
] as const;

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
      })
      .nullable(),
  })
  .meta({ id: 'DossierSection' });

/** A dossier for the back office, in the reader's language. */
export const dossierView = z
  .object({
    orderId: uuid,
    revision: z.int().min(1).max(32_767),
    updatedAt: instant,
    sealedAt: instant.nullable(),
    completenessPercent: z.int().min(0).max(100),
    isThin: z.boolean().describe('below thinReportPercent: approved only with a reason for the customer'),
    thinReason: z.object({ en: text(600), ru: text(600) }).nullable(),
    sections: z.array(sectionView).max(sectionCodes.length),
    reasons: z.array(z.object({ code: z.enum(reasonCodes), text: text(300) })).max(50),
    methods: z.array(z.object({ code: z.enum(factMethods), text: text(300) })).max(50),
  })
  .meta({ id: 'Dossier' });
export type DossierView = z.output<typeof dossierView>;
