import { z } from 'zod';
import { instant, text, uuid } from '#kernel/shapes.ts';
import { factValue, printableText, valueKinds } from './fact-value.ts';
import { emptyReasons } from './report-sections.ts';
import { sectionCodes } from './section-shape.ts';

/** How a fact was obtained. */
export const factMethods = ['register', 'filing', 'interview', 'media', 'computed', 'customer'] as const;
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
  source: printableText(300),
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
});
export type ExcuseInput = z.output<typeof excuseInput>;

export const factView = z
  .object({
    id: uuid,
    field: fieldCode,
    label: text(200),
    position,
    value: factValue,
    /** The value as the document prints it. */
    shown: text(5_000),
    source: text(300),
    sourceUrl: text(2_000).nullable(),
    retrievedAt: instant,
    method: z.enum(factMethods),
    evidenceHash: sha256.nullable(),
    enteredBy: text(100),
    enteredAt: instant,
  })
  .meta({ id: 'Fact' });

export const fieldView = z.object({
  code: fieldCode,
  label: text(200),
  kind: z.enum(valueKinds),
  /** A column of the section's table: its position is the row. */
  isColumn: z.boolean(),
  options: z.array(z.object({ code: text(60), label: text(200) })).max(300),
});

export const sectionView = z
  .object({
    code: z.enum(sectionCodes),
    title: text(200),
    need: z.enum(['mandatory', 'obtainable', 'note']),
    isMissing: z.boolean().describe('mandatory, and neither filled nor excused'),
    fields: z.array(fieldView).max(maxFields),
    facts: z.array(factView).max(maxFields * maxRows),
    excuse: z.object({ reason: z.enum(reasonCodes), text: text(300), source: text(300) }).nullable(),
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
    sections: z.array(sectionView).max(sectionCodes.length),
    reasons: z.array(z.object({ code: z.enum(reasonCodes), text: text(300) })).max(50),
    methods: z.array(z.object({ code: z.enum(factMethods), text: text(300) })).max(50),
  })
  .meta({ id: 'Dossier' });
export type DossierView = z.output<typeof dossierView>;
