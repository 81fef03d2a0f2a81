import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { instant, text, uuid } from '#kernel/shapes.ts';
import {
  factMethods,
  fieldCode,
  maxAlternatives,
  maxFields,
  maxRows,
  position,
  reasonCodes,
  sha256,
} from '../dossier/dossier-input.ts';
import { maxPages } from '../dossier/evidence/document-place.ts';
import { documentTypes } from '../dossier/evidence/dossier-document.ts';
import { factValue } from '../dossier/fact-value.ts';
import { sectionCodes } from '../dossier/section-codes.ts';

/** What the first member of every record says: a change that a reader could trip over makes another number. */
export const recordSchemaName = 'countercheck-dossier/1';

const day = z.iso.date().max(10);
const source = text(300);
const sourceRu = text(300).nullable().describe('its name in Russian; null where it has none of its own');

const evidence = z
  .strictObject({
    source,
    sourceRu,
    url: text(2_000).nullable(),
    retrievedAt: instant.describe('when the source said it, in UTC'),
    method: z.enum(factMethods),
    sha256: sha256.nullable().describe('of the kept file or page'),
    place: text(2_000)
      .nullable()
      .describe('where in the kept copy it stands; or the facts it is computed from'),
  })
  .meta({ id: 'Evidence' });

const fact = z
  .strictObject({
    id: uuid,
    section: z.enum(sectionCodes),
    field: fieldCode,
    position: position.describe('row of the section’s table, or place among several values'),
    value: factValue.describe('money counts the smallest unit of its currency'),
    enteredBy: z.enum(['machine', 'analyst']),
    evidence,
    confirmation: z
      .strictObject({ reason: text(500), at: instant })
      .nullable()
      .describe('why evidence that looks unusual is right'),
    alternatives: z
      .array(z.strictObject({ value: factValue, evidence }))
      .max(maxAlternatives)
      .describe('what other sources say instead'),
  })
  .meta({ id: 'Fact' });

const document = z
  .strictObject({
    sha256,
    mediaType: z.enum(documentTypes),
    pages: z.int().min(1).max(maxPages).nullable(),
    title: text(300).describe('as the document calls itself, in its own language'),
    publishedOn: day.nullable().describe('the date that it bears'),
  })
  .meta({ id: 'Document' });

/** The whole of a sealed report without words of any language but those of its sources. */
export const dossierRecord = z
  .strictObject({
    schema: z.literal(recordSchemaName),
    report: z.strictObject({
      kind: z
        .enum(reportKinds)
        .optional()
        .describe('which report it is; records before there were two have none, and are credit reports'),
      number: text(60),
      revision: z.int().min(1).max(32_767),
      issuedOn: day,
      factsAsAt: day.nullable().describe('the newest day on which a source was asked'),
      orderAgainAfter: day.describe('until when it may be relied on without asking again'),
      isDemo: z.boolean().describe('the company is invented: it comes from the demo registers'),
      isSample: z.boolean().describe('a sample: everything in it is invented'),
    }),
    asked: z
      .strictObject({ name: text(1_000), regCode: text(200), vatCode: text(200), address: text(2_000) })
      .describe('as the company was named in the order; empty where nothing was given'),
    found: z.strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .max(2)
        .describe('ISO 3166-1 alpha-2'),
      name: text(4_000).describe('the legal name in its own script; empty where none was found'),
      latinName: text(4_000),
    }),
    facts: z.array(fact).max(sectionCodes.length * maxFields * maxRows),
    emptySections: z
      .array(z.strictObject({ section: z.enum(sectionCodes), reason: z.enum(reasonCodes), source, sourceRu }))
      .max(sectionCodes.length),
    documents: z
      .array(document)
      .max(500)
      .optional()
      .describe('what a person read that facts cite by their SHA-256; left out where there is none'),
    thinReason: z
      .strictObject(inEveryLanguage(() => text(600)))
      .nullable()
      .describe('why a report with few facts was issued all the same'),
    ratingPassport: z
      .record(z.string().max(100), z.json())
      .nullable()
      .describe('the passport of the rating: everything it is computed from; null where there is no rating'),
  })
  .meta({ id: 'DossierRecord', title: 'Countercheck dossier' });
export type DossierRecord = z.output<typeof dossierRecord>;

/** The published JSON Schema (draft 2020-12) of a record. */
export function dossierRecordSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(dossierRecord, { io: 'output' }) };
}
