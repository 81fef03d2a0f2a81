import { uuidv7 } from '#kernel/identifier.ts';
import { inEveryLanguage, type Locale } from '#kernel/locale.ts';
import { parseReportKind, type ReportKind } from '#kernel/reports/report-kind.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Confirmation, Dossier, Fact, FactDraft } from './dossier/dossier.ts';
import type { SectionCode } from './dossier/section-codes.ts';
import { type ReportFile, toDossier, toFact, toReportFile } from './dossier-rows.ts';

export type { ReportFile } from './dossier-rows.ts';

type Key = { id: string } | { orderId: string; revision: number };

/** Makes the dossier unless the order's revision has one; undefined if it had. */
export async function insertDossier(
  tx: Tx,
  orderId: string,
  revision: number,
  kind: ReportKind,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('dossiers')
    .values({
      id: uuidv7(at),
      order_id: orderId,
      revision,
      report_kind: kind,
      created_at: at,
      updated_at: at,
    })
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
  const missingDataReasons = await db
    .selectFrom('section_excuses')
    .selectAll()
    .where('dossier_id', '=', row.id)
    .orderBy('section')
    .execute();
  return toDossier(row, facts, missingDataReasons);
}

export async function findDossierId(
  db: Db | Tx,
  orderId: string,
  revision: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('dossiers')
    .select('id')
    .where((where) => where.and({ order_id: orderId, revision }))
    .executeTakeFirst();
  return row?.id;
}

/** Keeps everybody else from changing or sealing the dossier until the transaction ends. */
export async function lockDossier(
  tx: Tx,
  id: string,
): Promise<{ sealedAt: Date | null; kind: ReportKind } | undefined> {
  const row = await tx
    .selectFrom('dossiers')
    .select(['sealed_at', 'report_kind'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { sealedAt: row.sealed_at, kind: parseReportKind(row.report_kind) };
}

/** Notes when it was changed last, and with which change. */
export async function touchDossier(tx: Tx, id: string, at: Date, changeNo?: number): Promise<void> {
  const number = changeNo === undefined ? {} : { change_no: changeNo };
  await tx
    .updateTable('dossiers')
    .set({ updated_at: at, ...number })
    .where('id', '=', id)
    .execute();
}

export async function sealDossier(
  tx: Tx,
  id: string,
  at: Date,
  thinReason: Dossier['thinReason'],
  ratingPassport: NonNullable<Dossier['ratingPassport']> | null,
): Promise<void> {
  const reason = thinReason === null ? undefined : inEveryLanguage((locale) => thinReason[locale]);
  await tx
    .updateTable('dossiers')
    .set({
      sealed_at: at,
      updated_at: at,
      thin_reason: reason === undefined ? null : JSON.stringify(reason),
      thin_reason_by: thinReason?.by ?? null,
      rating_passport: ratingPassport === null ? null : JSON.stringify(ratingPassport),
    })
    .where('id', '=', id)
    .where('sealed_at', 'is', null)
    .execute();
}

/** Writes facts; one at the same section, field and position is replaced. */
export async function upsertFacts(
  tx: Tx,
  dossierId: string,
  facts: readonly (FactDraft &
    Pick<Fact, 'enteredBy' | 'enteredAt' | 'confirmed' | 'version'> & {
      confirmation?: Confirmation | null;
    })[],
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
        source_ru: fact.sourceRu,
        source_url: fact.sourceUrl,
        retrieved_at: fact.retrievedAt,
        method: fact.method,
        evidence_hash: fact.evidenceHash,
        place: fact.place ?? null,
        machine_key: fact.machineKey ?? null,
        alternatives: JSON.stringify(fact.alternatives ?? []),
        entered_by: fact.enteredBy,
        entered_at: fact.enteredAt,
        evidence_reason: fact.confirmation?.reason ?? null,
        evidence_confirmed_by: fact.confirmation?.by ?? null,
        evidence_confirmed_at: fact.confirmation?.at ?? null,
        confirmed_by: fact.confirmed?.by ?? null,
        confirmed_at: fact.confirmed?.at ?? null,
        version: fact.version ?? 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['dossier_id', 'section', 'field', 'position']).doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        source: row.ref('excluded.source'),
        source_ru: row.ref('excluded.source_ru'),
        source_url: row.ref('excluded.source_url'),
        retrieved_at: row.ref('excluded.retrieved_at'),
        method: row.ref('excluded.method'),
        evidence_hash: row.ref('excluded.evidence_hash'),
        place: row.ref('excluded.place'),
        machine_key: row.ref('excluded.machine_key'),
        alternatives: row.ref('excluded.alternatives'),
        entered_by: row.ref('excluded.entered_by'),
        entered_at: row.ref('excluded.entered_at'),
        evidence_reason: row.ref('excluded.evidence_reason'),
        evidence_confirmed_by: row.ref('excluded.evidence_confirmed_by'),
        evidence_confirmed_at: row.ref('excluded.evidence_confirmed_at'),
        confirmed_by: row.ref('excluded.confirmed_by'),
        confirmed_at: row.ref('excluded.confirmed_at'),
        version: row.fn<number>('greatest', ['facts.version', 'excluded.version']),
      })),
    )
    .execute();
}

/** Keeps with facts why their evidence is right; answers how many of them there were. */
export async function confirmEvidence(
  tx: Tx,
  dossierId: string,
  factIds: readonly string[],
  { reason, by, at }: Confirmation,
): Promise<number> {
  const result = await tx
    .updateTable('facts')
    .set({ evidence_reason: reason, evidence_confirmed_by: by, evidence_confirmed_at: at })
    .where('dossier_id', '=', dossierId)
    .where('id', 'in', factIds)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Gives a source its Russian name wherever the dossier cites it; answers in how many places. */
export async function nameSource(
  tx: Tx,
  dossierId: string,
  source: string,
  sourceRu: string,
): Promise<number> {
  const inFacts = await tx
    .updateTable('facts')
    .set({ source_ru: sourceRu })
    .where('dossier_id', '=', dossierId)
    .where('source', '=', source)
    .executeTakeFirst();
  const inReasons = await tx
    .updateTable('section_excuses')
    .set({ source_ru: sourceRu })
    .where('dossier_id', '=', dossierId)
    .where('source', '=', source)
    .executeTakeFirst();
  return Number(inFacts.numUpdatedRows + inReasons.numUpdatedRows);
}

/** The fact at this place of the dossier. */
export async function findFact(
  tx: Tx,
  dossierId: string,
  { section, field, position }: Pick<FactDraft, 'section' | 'field' | 'position'>,
): Promise<Fact | undefined> {
  const row = await tx
    .selectFrom('facts')
    .selectAll()
    .where((where) => where.and({ dossier_id: dossierId, section, field, position }))
    .executeTakeFirst();
  return row && toFact(row);
}

/** Answers the fact that was there. */
export async function deleteFact(tx: Tx, dossierId: string, factId: string): Promise<Fact | undefined> {
  const row = await tx
    .deleteFrom('facts')
    .where('id', '=', factId)
    .where('dossier_id', '=', dossierId)
    .returningAll()
    .executeTakeFirst();
  return row && toFact(row);
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
