import { z } from 'zod';
import { factValue, printableText, valueKinds } from './fact-value.ts';
import { emptyReasons } from './report-sections.ts';
import { sectionCodes } from './section-shape.ts';

/** How a fact was obtained. */
export const factMethods = ['register', 'filing', 'interview', 'media', 'computed', 'customer'] as const;
export type FactMethod = (typeof factMethods)[number];

/** An address of the web: other schemes would become dangerous links in the document. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The company as its register gave it, from which a dossier starts; empty strings where the register is silent. */
export const reportSubject = z.object({
  name: z.string().min(1).max(1_000),
  nameLat: z.string().max(1_000),
  regCode: z.string().max(200),
  vatCode: z.string().max(200),
  address: z.string().max(2_000),
  form: z.string().max(500),
  status: z.enum(['Active', 'Deleted', 'Liquidation', 'Reorganisation']),
  country: z.string().regex(/^[A-Za-z]{2}$/),
  register: z.object({ code: z.string(), name: z.string().min(1).max(300), isDemo: z.boolean() }),
  fetchedAt: z.iso.datetime(),
  sourceUrl: webAddress.nullable().default(null),
  leiCode: z.string().max(20).optional(),
  otherNames: z.array(z.string().max(1_000)).max(100).default([]),
});
export type ReportSubject = z.output<typeof reportSubject>;

/** One entry of staff: the value and its evidence. Same section, field and position overwrite. */
export const factInput = z.object({
  section: z.enum(sectionCodes),
  field: z.string().regex(/^[a-z_]{1,60}$/),
  /** Row of the section's table, or the place among several values of one field. */
  position: z.int().min(0).max(199).default(0),
  value: factValue,
  source: printableText(300),
  sourceUrl: webAddress.nullable().default(null),
  retrievedAt: z.iso.datetime(),
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

export const factView = z.object({
  id: z.string(),
  field: z.string(),
  label: z.string(),
  position: z.int(),
  value: factValue,
  /** The value as the document prints it. */
  shown: z.string(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  retrievedAt: z.iso.datetime(),
  method: z.enum(factMethods),
  evidenceHash: z.string().nullable(),
  enteredBy: z.string(),
  enteredAt: z.iso.datetime(),
});

export const fieldView = z.object({
  code: z.string(),
  label: z.string(),
  kind: z.enum(valueKinds),
  /** A column of the section's table: its position is the row. */
  isColumn: z.boolean(),
  options: z.array(z.object({ code: z.string(), label: z.string() })),
});

export const sectionView = z.object({
  code: z.enum(sectionCodes),
  title: z.string(),
  need: z.enum(['mandatory', 'obtainable', 'note']),
  isMissing: z.boolean().describe('mandatory, and neither filled nor excused'),
  fields: z.array(fieldView),
  facts: z.array(factView),
  excuse: z.object({ reason: z.enum(reasonCodes), text: z.string(), source: z.string() }).nullable(),
});

/** A dossier for the back office, in the reader's language. */
export const dossierView = z.object({
  orderId: z.string(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  sealedAt: z.iso.datetime().nullable(),
  completenessPercent: z.int(),
  sections: z.array(sectionView),
  reasons: z.array(z.object({ code: z.enum(reasonCodes), text: z.string() })),
  methods: z.array(z.object({ code: z.enum(factMethods), text: z.string() })),
});
export type DossierView = z.output<typeof dossierView>;
