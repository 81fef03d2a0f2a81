import type { Selectable } from 'kysely';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Dossiers, Facts, ReportFiles, SectionExcuses } from '#platform/database/schema.ts';
import { type FactMethod, factMethods } from './contract.ts';
import type { Dossier, Excuse, Fact, FactDraft } from './dossier.ts';
import { factValue } from './fact-value.ts';
import { type EmptyReason, isEmptyReason } from './report-sections.ts';
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

type Key = { id: string } | { orderId: string; revision: number };

/** Makes the dossier unless the order's revision has one; undefined if it had. */
export async function insertDossier(
  tx: Tx,
  orderId: string,
  revision: number,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('dossiers')
    .values({ id: uuidv7(at), order_id: orderId, revision, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['order_id', 'revision']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Reads a dossier whole. */
export async function findDossier(db: Db | Tx, key: Key): Promise<Dossier | undefined> {
  const row = await db
    .selectFrom('dossiers')
    .selectAll()
    .where((where) =>
      where.and('id' in key ? { id: key.id } : { order_id: key.orderId, revision: key.revision }),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const facts = await db
    .selectFrom('facts')
    .selectAll()
    .where('dossier_id', '=', row.id)
    .orderBy('position')
    .orderBy('section')
    .orderBy('field')
    .execute();
  const excuses = await db
    .selectFrom('section_excuses')
    .selectAll()
    .where('dossier_id', '=', row.id)
    .orderBy('section')
    .execute();
  return toDossier(row, facts, excuses);
}

/** Keeps everybody else from changing or sealing the dossier until the transaction ends. */
export async function lockDossier(tx: Tx, id: string): Promise<{ sealedAt: Date | null } | undefined> {
  const row = await tx
    .selectFrom('dossiers')
    .select('sealed_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { sealedAt: row.sealed_at };
}

export async function touchDossier(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('dossiers').set({ updated_at: at }).where('id', '=', id).execute();
}

export async function sealDossier(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('dossiers')
    .set({ sealed_at: at, updated_at: at })
    .where('id', '=', id)
    .where('sealed_at', 'is', null)
    .execute();
}

/** Writes facts; one at the same section, field and position is replaced. */
export async function upsertFacts(
  tx: Tx,
  dossierId: string,
  facts: readonly (FactDraft & { enteredBy: string; enteredAt: Date })[],
): Promise<void> {
  if (facts.length === 0) return;
  await tx
    .insertInto('facts')
    .values(
      facts.map((fact) => ({
        id: uuidv7(fact.enteredAt),
        dossier_id: dossierId,
        section: fact.section,
        field: fact.field,
        position: fact.position,
        value: JSON.stringify(fact.value),
        source: fact.source,
        source_url: fact.sourceUrl,
        retrieved_at: fact.retrievedAt,
        method: fact.method,
        evidence_hash: fact.evidenceHash,
        entered_by: fact.enteredBy,
        entered_at: fact.enteredAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['dossier_id', 'section', 'field', 'position']).doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        source: row.ref('excluded.source'),
        source_url: row.ref('excluded.source_url'),
        retrieved_at: row.ref('excluded.retrieved_at'),
        method: row.ref('excluded.method'),
        evidence_hash: row.ref('excluded.evidence_hash'),
        entered_by: row.ref('excluded.entered_by'),
        entered_at: row.ref('excluded.entered_at'),
      })),
    )
    .execute();
}

/** Answers whether there was such a fact. */
export async function deleteFact(tx: Tx, dossierId: string, factId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('facts')
    .where('id', '=', factId)
    .where('dossier_id', '=', dossierId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasFacts(tx: Tx, dossierId: string, section: SectionCode): Promise<boolean> {
  const row = await tx
    .selectFrom('facts')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('section', '=', section)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertExcuse(tx: Tx, dossierId: string, excuse: Excuse): Promise<void> {
  const said = {
    reason: excuse.reason,
    source: excuse.source,
    entered_by: excuse.enteredBy,
    entered_at: excuse.enteredAt,
  };
  await tx
    .insertInto('section_excuses')
    .values({ dossier_id: dossierId, section: excuse.section, ...said })
    .onConflict((conflict) => conflict.columns(['dossier_id', 'section']).doUpdateSet(said))
    .execute();
}

export async function deleteExcuse(tx: Tx, dossierId: string, section: SectionCode): Promise<void> {
  await tx
    .deleteFrom('section_excuses')
    .where('dossier_id', '=', dossierId)
    .where('section', '=', section)
    .execute();
}

/** Stores what was rendered; the first file of a language stays for ever. */
export async function insertReportFile(db: Db | Tx, file: ReportFile): Promise<void> {
  await db
    .insertInto('report_files')
    .values({
      dossier_id: file.dossierId,
      locale: file.locale,
      sha256: file.sha256,
      bytes: file.bytes,
      page_count: file.pageCount,
      template_version: file.templateVersion,
      rendered_at: file.renderedAt,
    })
    .onConflict((conflict) => conflict.columns(['dossier_id', 'locale']).doNothing())
    .execute();
}

export async function findReportFile(db: Db | Tx, key: Key, locale: Locale): Promise<ReportFile | undefined> {
  const row = await db
    .selectFrom('report_files')
    .innerJoin('dossiers', 'dossiers.id', 'report_files.dossier_id')
    .selectAll('report_files')
    .where('report_files.locale', '=', locale)
    .where((where) =>
      where.and(
        'id' in key
          ? { 'dossiers.id': key.id }
          : { 'dossiers.order_id': key.orderId, 'dossiers.revision': key.revision },
      ),
    )
    .executeTakeFirst();
  return row && toReportFile(row);
}

function toDossier(
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
    sourceUrl: row.source_url,
    retrievedAt: row.retrieved_at,
    method: methodOf(row.method),
    evidenceHash: row.evidence_hash,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
  };
}

function toExcuse(row: Selectable<SectionExcuses>): Excuse {
  return {
    section: sectionOf(row.section),
    reason: reasonOf(row.reason),
    source: row.source,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
  };
}

function toReportFile(row: Selectable<ReportFiles>): ReportFile {
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
