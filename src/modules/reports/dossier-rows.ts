import type { Selectable } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Dossiers, Facts, ReportFiles, SectionExcuses } from '#platform/database/schema.ts';
import { type FactMethod, factMethods } from './contract.ts';
import type { Dossier, Excuse, Fact } from './dossier.ts';
import { type EmptyReason, isEmptyReason } from './empty-reasons.ts';
import { factValue } from './fact-value.ts';
import { type SectionCode, sectionCodes } from './section-shape.ts';

/** A stored document: its content lies in the file store under `sha256`. */
export type ReportFile = Readonly<{
  dossierId: string;
  locale: Locale;
  sha256: string;
  bytes: number;
  pageCount: number;
  templateVersion: string;
  renderedAt: Date;
}>;

/** A row of `dossiers` with its facts and excuses as the rest of the room knows it. */
export function toDossier(
  row: Selectable<Dossiers>,
  facts: readonly Selectable<Facts>[],
  excuses: readonly Selectable<SectionExcuses>[],
): Dossier {
  return {
    id: row.id,
    orderId: row.order_id,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sealedAt: row.sealed_at,
    facts: facts.map(toFact),
    excuses: excuses.map(toExcuse),
    thinReason: toThinReason(row),
  };
}

function toFact(row: Selectable<Facts>): Fact {
  return {
    id: row.id,
    section: sectionOf(row.section),
    field: row.field,
    position: row.position,
    value: factValue.parse(row.value),
    source: row.source,
    sourceRu: row.source_ru,
    sourceUrl: row.source_url,
    retrievedAt: row.retrieved_at,
    method: methodOf(row.method),
    evidenceHash: row.evidence_hash,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
    confirmation: toConfirmation(row),
  };
}

function toConfirmation(row: Selectable<Facts>): Fact['confirmation'] {
  const { evidence_reason: reason, evidence_confirmed_by: by, evidence_confirmed_at: at } = row;
  return reason === null || by === null || at === null ? null : { reason, by, at };
}

function toThinReason(row: Selectable<Dossiers>): Dossier['thinReason'] {
  const { thin_reason_en: en, thin_reason_ru: ru, thin_reason_by: by } = row;
  return en === null || ru === null || by === null ? null : { en, ru, by };
}

function toExcuse(row: Selectable<SectionExcuses>): Excuse {
  return {
    section: sectionOf(row.section),
    reason: reasonOf(row.reason),
    source: row.source,
    sourceRu: row.source_ru,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
  };
}

export function toReportFile(row: Selectable<ReportFiles>): ReportFile {
  return {
    dossierId: row.dossier_id,
    locale: row.locale === 'ru' ? 'ru' : 'en', // CHECK of the table
    sha256: row.sha256,
    bytes: row.bytes,
    pageCount: row.page_count,
    templateVersion: row.template_version,
    renderedAt: row.rendered_at,
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
  if (!isEmptyReason(text)) throw new Error(`a stored excuse names no reason of ours: ${text}`);
  return text;
}
