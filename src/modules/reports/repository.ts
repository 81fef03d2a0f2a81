import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { uuidv7 } from '#kernel/identifier.ts';
import { inEveryLanguage } from '#kernel/locale.ts';
import { parseReportKind, type ReportKind } from '#kernel/reports/report-kind.ts';
import { compiledOnce, laterOnce } from '#platform/database/compiled-once.ts';
import { type Db, inOneGo, type Tx } from '#platform/database/kysely.ts';
import { later } from '#platform/database/later.ts';
import type { DB } from '#platform/database/schema.ts';
import { documentsOf, toDocument } from './documents/documents-repository.ts';
import type { Confirmation, Dossier, Fact, FactDraft } from './dossier/dossier.ts';
import type { SectionCode } from './dossier/section-codes.ts';
import { toDossier } from './dossier-rows.ts';
import { toFact } from './facts/fact-row.ts';
import { factsStamp, readFacts } from './facts/facts-repository.ts';

/** Which dossier: it, or that of an order's revision. */
export type Key = Readonly<{ id: string } | { orderId: string; revision: number }>;

const columnsOf = (key: Key) =>
  'id' in key ? { id: key.id } : { order_id: key.orderId, revision: key.revision };

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
  const [row] =
    'id' in key ? await byId(inOneGo(db), key.id) : await byOrder(inOneGo(db), key.orderId, key.revision);
  if (row === undefined) return undefined;
  const facts = await readFacts(inOneGo(db), { id: row.id, stamp: row.stamp ?? '' });
  const dossier = toDossier(
    row,
    facts,
    row.excuses.map((excuse) => ({ ...excuse, entered_at: new Date(excuse.entered_at) })),
  );
  return row.documents.length === 0 ? dossier : { ...dossier, documents: row.documents.map(toDocument) };
}

const whole = (db: Db) =>
  db
    .selectFrom('dossiers')
    .selectAll()
    .select((of) => [
      jsonArrayFrom(excusesOf(of)).as('excuses'),
      documentsOf(of).as('documents'),
      factsStamp(of).as('stamp'),
    ]);
const byId = compiledOnce((db, id: string) => whole(db).where('id', '=', id));
const byOrder = compiledOnce((db, orderId: string, revision: number) =>
  whole(db).where('order_id', '=', orderId).where('revision', '=', revision),
);

const excusesOf = (of: ExpressionBuilder<DB, 'dossiers'>) =>
  of
    .selectFrom('section_excuses')
    .selectAll()
    .whereRef('section_excuses.dossier_id', '=', 'dossiers.id')
    .orderBy(sql`section COLLATE "C"`);

/** How far a dossier is, without what stands in it. */
export async function findMark(
  db: Db | Tx,
  key: Key,
): Promise<{ id: string; changeNo: number; sealedAt: Date | null } | undefined> {
  const row = await db
    .selectFrom('dossiers')
    .select(['id', 'change_no', 'sealed_at'])
    .where((where) => where.and(columnsOf(key)))
    .executeTakeFirst();
  return row && { id: row.id, changeNo: row.change_no, sealedAt: row.sealed_at };
}

/** Keeps everybody else from changing or sealing the dossier until the transaction ends. */
export async function lockDossier(
  tx: Tx,
  key: Key,
): Promise<{ id: string; sealedAt: Date | null; kind: ReportKind } | undefined> {
  const [row] = await ('id' in key ? lockById(tx, key.id) : lockByOrder(tx, key.orderId, key.revision));
  return row && { id: row.id, sealedAt: row.sealed_at, kind: parseReportKind(row.report_kind) };
}

const locked = (db: Db) =>
  db.selectFrom('dossiers').select(['id', 'sealed_at', 'report_kind']).forNoKeyUpdate();
const lockById = compiledOnce((db, id: string) => locked(db).where('id', '=', id));
const lockByOrder = compiledOnce((db, orderId: string, revision: number) =>
  locked(db).where('order_id', '=', orderId).where('revision', '=', revision),
);

/** Notes when it was changed last, and with which change. */
export async function touchDossier(tx: Tx, id: string, at: Date, changeNo?: number): Promise<void> {
  await (changeNo === undefined ? touch(tx, at, id) : touchNumbered(tx, at, changeNo, id));
}

const touch = laterOnce((db, updated_at: Date, id: string) =>
  db.updateTable('dossiers').set({ updated_at }).where('id', '=', id),
);
const touchNumbered = laterOnce((db, updated_at: Date, change_no: number, id: string) =>
  db.updateTable('dossiers').set({ updated_at, change_no }).where('id', '=', id),
);

export async function sealDossier(
  tx: Tx,
  id: string,
  at: Date,
  thinReason: Dossier['thinReason'],
  ratingPassport: NonNullable<Dossier['ratingPassport']> | null,
): Promise<void> {
  const reason = thinReason === null ? undefined : inEveryLanguage((locale) => thinReason[locale]);
  await later(
    tx,
    tx
      .updateTable('dossiers')
      .set({
        sealed_at: at,
        updated_at: at,
        thin_reason: reason === undefined ? null : JSON.stringify(reason),
        thin_reason_by: thinReason?.by ?? null,
        rating_passport: ratingPassport === null ? null : JSON.stringify(ratingPassport),
      })
      .where('id', '=', id)
      .where('sealed_at', 'is', null),
  );
}

type WrittenFact = FactDraft &
  Pick<Fact, 'enteredBy' | 'enteredAt' | 'confirmed' | 'version'> & { confirmation?: Confirmation | null };

/**
 * Writes facts; one at the same section, field and position is replaced, and keeps its id. `idOf` says the id of a new one, where
 * somebody knows it already.
 */
export async function upsertFacts<Given extends WrittenFact>(
  tx: Tx,
  dossierId: string,
  facts: readonly Given[],
  idOf: (fact: Given) => string = ({ enteredAt }) => uuidv7(enteredAt),
): Promise<void> {
  if (facts.length === 0) return;
  // What is null is left out: reading names of columns without values is a third of what PostgreSQL does with the rows.
  const rows = facts.map((fact) => ({
    id: idOf(fact),
    section: fact.section,
    field: fact.field,
    position: fact.position,
    value: fact.value,
    source: fact.source,
    source_ru: fact.sourceRu ?? undefined,
    source_url: fact.sourceUrl ?? undefined,
    retrieved_at: fact.retrievedAt,
    method: fact.method,
    evidence_hash: fact.evidenceHash ?? undefined,
    place: fact.place ?? undefined,
    machine_key: fact.machineKey ?? undefined,
    alternatives: fact.alternatives ?? [],
    entered_by: fact.enteredBy,
    entered_at: fact.enteredAt,
    evidence_reason: fact.confirmation?.reason,
    evidence_confirmed_by: fact.confirmation?.by,
    evidence_confirmed_at: fact.confirmation?.at,
    confirmed_by: fact.confirmed?.by,
    confirmed_at: fact.confirmed?.at,
    version: fact.version ?? 0,
  }));
  await insertFacts(tx, dossierId, JSON.stringify(rows));
}

// One text for any number of rows, so that PostgreSQL reads it once.
const insertFacts = laterOnce(
  (_db, dossierId: string, rows: string) => sql`
    INSERT INTO facts (dossier_id, id, section, field, position, value, source, source_ru, source_url, retrieved_at, method,
      evidence_hash, place, machine_key, alternatives, entered_by, entered_at, evidence_reason, evidence_confirmed_by,
      evidence_confirmed_at, confirmed_by, confirmed_at, version)
    SELECT ${dossierId}, given.*
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS given (id uuid, section text, field text, position smallint, value jsonb, source text, source_ru text,
        source_url text, retrieved_at timestamptz, method text, evidence_hash text, place text, machine_key text,
        alternatives jsonb, entered_by text, entered_at timestamptz, evidence_reason text, evidence_confirmed_by text,
        evidence_confirmed_at timestamptz, confirmed_by text, confirmed_at timestamptz, version integer)
    ON CONFLICT (dossier_id, section, field, position) DO UPDATE SET
      value = excluded.value, source = excluded.source, source_ru = excluded.source_ru, source_url = excluded.source_url,
      retrieved_at = excluded.retrieved_at, method = excluded.method, evidence_hash = excluded.evidence_hash,
      place = excluded.place, machine_key = excluded.machine_key, alternatives = excluded.alternatives,
      entered_by = excluded.entered_by, entered_at = excluded.entered_at, evidence_reason = excluded.evidence_reason,
      evidence_confirmed_by = excluded.evidence_confirmed_by, evidence_confirmed_at = excluded.evidence_confirmed_at,
      confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at,
      version = greatest(facts.version, excluded.version)`,
);

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
