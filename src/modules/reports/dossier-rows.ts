import type { Selectable } from 'kysely';
import { z } from 'zod';
import { parseReportKind } from '#kernel/reports/report-kind.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { Dossiers, Facts, SectionExcuses } from '#platform/database/schema.ts';
import type { Dossier, Fact, MissingDataReason } from './dossier/dossier.ts';
import { type FactMethod, factMethods } from './dossier/dossier-input.ts';
import { type EmptyReason, isEmptyReason } from './dossier/empty-reasons.ts';
import { factValue, readStoredValue } from './dossier/fact-value.ts';
import type { RatingPassport } from './dossier/rating-passport.ts';
import { type SectionCode, sectionCodes } from './dossier/section-codes.ts';
import { readRatingPassport } from './rating/rating-passport.ts';

/** A row of `dossiers` with its facts and missing-data reasons as the rest of the room knows it. */
export function toDossier(
  row: Selectable<Dossiers>,
  facts: readonly Selectable<Facts>[],
  missingDataReasons: readonly Selectable<SectionExcuses>[],
): Dossier {
  return {
    id: row.id,
    orderId: row.order_id,
    revision: row.revision,
    kind: parseReportKind(row.report_kind),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sealedAt: row.sealed_at,
    changeNo: row.change_no,
    facts: facts.map(toFact),
    missingDataReasons: missingDataReasons.map(toMissingDataReason),
    thinReason: toThinReason(row),
    ratingPassport: row.rating_passport === null ? null : passportOf(row.rating_passport),
  };
}

/** A row of `facts`. */
export function toFact(row: Selectable<Facts>): Fact {
  return {
    id: row.id,
    section: sectionOf(row.section),
    field: row.field,
    position: row.position,
    value: readStoredValue(row.value),
    source: row.source,
    sourceRu: row.source_ru,
    sourceUrl: row.source_url,
    retrievedAt: row.retrieved_at,
    method: methodOf(row.method),
    evidenceHash: row.evidence_hash,
    place: row.place,
    machineKey: row.machine_key,
    alternatives: isEmptyList(row.alternatives) ? [] : storedAlternatives.parse(row.alternatives),
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
    confirmation: toConfirmation(row),
    confirmed: toConfirmed(row),
    version: row.version,
  };
}

const isEmptyList = (column: unknown): boolean => Array.isArray(column) && column.length === 0;

/** Other values as they lie in their column: a list that this room wrote. */
const storedAlternatives = z.array(
  z.object({
    value: factValue,
    source: z.string(),
    sourceRu: z.string().nullable(),
    sourceUrl: z.string().nullable(),
    retrievedAt: z.string().transform((at) => new Date(at)),
    method: z.enum(factMethods),
    evidenceHash: z.string().nullable(),
    place: z.string().nullable(),
  }),
);

function toConfirmation(row: Selectable<Facts>): Fact['confirmation'] {
  const { evidence_reason: reason, evidence_confirmed_by: by, evidence_confirmed_at: at } = row;
  return reason === null || by === null || at === null ? null : { reason, by, at };
}

function toConfirmed({ confirmed_by: by, confirmed_at: at }: Selectable<Facts>): Fact['confirmed'] {
  return by === null || at === null ? null : { by, at };
}

/** Why a dossier with little in it was approved all the same. */
export function toThinReason(
  row: Pick<Selectable<Dossiers>, 'thin_reason' | 'thin_reason_by'>,
): Dossier['thinReason'] {
  const { thin_reason: texts, thin_reason_by: by } = row;
  return texts === null || by === null ? null : { ...readLocalized(texts), by };
}

function passportOf(column: unknown): RatingPassport {
  const passport = readRatingPassport(column);
  if (passport === undefined) throw new Error('a stored rating passport is none of ours');
  return passport;
}

function toMissingDataReason(row: Selectable<SectionExcuses>): MissingDataReason {
  return {
    section: sectionOf(row.section),
    reason: reasonOf(row.reason),
    source: row.source,
    sourceRu: row.source_ru,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
    version: row.version,
  };
}

function sectionOf(text: string): SectionCode {
  const code = sectionCodes.find((candidate) => candidate === text);
  if (code === undefined) throw new Error(`a stored fact names no section of ours: ${text}`);
  return code;
}

function methodOf(text: string): FactMethod {
  const method = factMethods.find((candidate) => candidate === text);
  if (method === undefined) throw new Error(`a stored fact names no method of ours: ${text}`);
  return method;
}

function reasonOf(text: string): EmptyReason {
  if (!isEmptyReason(text)) throw new Error(`a stored missing-data reason names no reason of ours: ${text}`);
  return text;
}
