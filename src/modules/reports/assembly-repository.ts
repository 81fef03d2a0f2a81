import { sql } from 'kysely';
import { laterOnce } from '#platform/database/compiled-once.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { later } from '#platform/database/later.ts';
import type { ProposedReason } from './assembly/empty-sections.ts';
import type { Dismissal, Laid } from './assembly/lay-facts.ts';
import { machineName } from './dossier/dossier.ts';
import { factValue } from './dossier/fact-value.ts';

/** The latest dossier of an order. */
export async function findLatestDossier(
  tx: Tx,
  orderId: string,
): Promise<Readonly<{ id: string; isSealed: boolean }> | undefined> {
  const row = await tx
    .selectFrom('dossiers')
    .select(['id', 'sealed_at'])
    .where('order_id', '=', orderId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, isSealed: row.sealed_at !== null };
}

/** Whether the dossier has yet to get its first facts; from now on it has them. */
export async function beginDossier(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('dossiers')
    .set({ is_begun: true })
    .where('id', '=', id)
    .where('is_begun', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markUnbegun(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('dossiers').set({ is_begun: false }).where('id', '=', id).execute();
}

/** By what the machine knows a row of a table again; undefined where the row is not of its making. */
export async function findRowKey(
  tx: Tx,
  dossierId: string,
  { section, position }: Readonly<{ section: string; position: number }>,
  columns: readonly string[],
): Promise<string | undefined> {
  if (columns.length === 0) return undefined;
  const row = await tx
    .selectFrom('facts')
    .select('machine_key')
    .where((where) => where.and({ dossier_id: dossierId, section, position }))
    .where('field', 'in', columns)
    .where('machine_key', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.machine_key ?? undefined;
}

export async function deleteFacts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await later(tx, tx.deleteFrom('facts').where('id', 'in', ids));
}

/** Puts other values beside facts of people. */
export async function updateAlternatives(tx: Tx, dossierId: string, beside: Laid['beside']): Promise<void> {
  if (beside.length === 0) return;
  // By its dossier too: by ids alone PostgreSQL reads through the facts of all dossiers where it expects a hundred of them.
  await setAlternatives(tx, JSON.stringify(beside), dossierId);
}

const setAlternatives = laterOnce(
  (_db, beside: string, dossierId: string) => sql`
    UPDATE facts SET alternatives = given.alternatives
    FROM jsonb_to_recordset(${beside}::jsonb) AS given (id uuid, alternatives jsonb)
    WHERE facts.dossier_id = ${dossierId} AND facts.id = given.id`,
);

/** Replaces what the machine proposed; reasons of people and sections with facts are left alone. Answers how many lines changed. */
export async function replaceProposals(
  tx: Tx,
  dossierId: string,
  proposed: readonly ProposedReason[],
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(proposed)}::jsonb)
        AS given (section text, reason text, source text, "sourceRu" text)
    ), gone AS (
      DELETE FROM section_excuses
      WHERE dossier_id = ${dossierId} AND entered_by = ${machineName}
        AND section NOT IN (SELECT section FROM given)
      RETURNING 1
    ), put AS (
      INSERT INTO section_excuses AS known (dossier_id, section, reason, source, source_ru, entered_by, entered_at)
      SELECT ${dossierId}, section, reason, source, "sourceRu", ${machineName}, ${at} FROM given
      ON CONFLICT (dossier_id, section) DO UPDATE
        SET reason = excluded.reason, source = excluded.source, source_ru = excluded.source_ru,
            entered_at = excluded.entered_at
        WHERE known.entered_by = ${machineName}
          AND (known.reason, known.source, known.source_ru)
            IS DISTINCT FROM (excluded.reason, excluded.source, excluded.source_ru)
      RETURNING 1
    )
    SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM put))::integer AS changed`.execute(tx);
  return rows[0]?.changed ?? 0;
}

export async function listDismissals(tx: Tx, dossierId: string): Promise<Dismissal[]> {
  const rows = await tx
    .selectFrom('fact_dismissals')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .execute();
  return rows.map(({ section, field, machine_key: machineKey, value }) => ({
    ...{ section, field, machineKey },
    value: factValue.parse(value),
  }));
}

export async function insertDismissal(
  tx: Tx,
  dossierId: string,
  dismissal: Dismissal,
  { by, at }: Readonly<{ by: string; at: Date }>,
): Promise<void> {
  await tx
    .insertInto('fact_dismissals')
    .values({
      dossier_id: dossierId,
      section: dismissal.section,
      field: dismissal.field,
      machine_key: dismissal.machineKey,
      value: JSON.stringify(dismissal.value),
      dismissed_by: by,
      dismissed_at: at,
    })
    .execute();
}

/** Forgets that a person took it out. */
export async function deleteDismissal(
  tx: Tx,
  dossierId: string,
  { section, field, machineKey, value }: Dismissal,
): Promise<void> {
  await tx
    .deleteFrom('fact_dismissals')
    .where((where) => where.and({ dossier_id: dossierId, section, field, machine_key: machineKey }))
    .where('value', '=', JSON.stringify(value))
    .execute();
}

/** The next revision remembers what people took out of the one before. */
export async function copyDismissals(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    INSERT INTO fact_dismissals (dossier_id, section, field, machine_key, value, dismissed_by, dismissed_at)
    SELECT ${to}, section, field, machine_key, value, dismissed_by, dismissed_at
    FROM fact_dismissals WHERE dossier_id = ${from}`.execute(tx);
}
