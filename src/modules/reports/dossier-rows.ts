import type { Selectable } from 'kysely';
import { parseReportKind } from '#kernel/reports/report-kind.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { Dossiers, SectionExcuses } from '#platform/database/schema.ts';
import type { Dossier, MissingDataReason } from './dossier/dossier.ts';
import { type EmptyReason, isEmptyReason } from './dossier/empty-reasons.ts';
import type { RatingPassport } from './dossier/rating-passport.ts';
import { sectionOf } from './facts/fact-row.ts';
import { readRatingPassport } from './rating/rating-passport.ts';

/** A row of `dossiers` with its facts and the rows of its missing-data reasons as the rest of the room knows it. */
export function toDossier(
  row: Selectable<Dossiers>,
  facts: Dossier['facts'],
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
    facts,
    missingDataReasons: missingDataReasons.map(toMissingDataReason),
    thinReason: toThinReason(row),
    ratingPassport: row.rating_passport === null ? null : passportOf(row.rating_passport),
  };
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

function reasonOf(text: string): EmptyReason {
  if (!isEmptyReason(text)) throw new Error(`a stored missing-data reason names no reason of ours: ${text}`);
  return text;
}
