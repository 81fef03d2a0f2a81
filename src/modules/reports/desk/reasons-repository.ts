import { sql } from 'kysely';
import { laterOnce } from '#platform/database/compiled-once.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { MissingDataReason } from '../dossier/dossier.ts';
import type { SectionCode } from '../dossier/section-codes.ts';

/** Writes why sections are empty, one reason a section, over what stood there. */
export async function upsertMissingDataReasons(
  tx: Tx,
  dossierId: string,
  reasons: readonly MissingDataReason[],
): Promise<void> {
  if (reasons.length === 0) return;
  const rows = reasons.map(({ section, reason, source, sourceRu, enteredBy, enteredAt, version = 0 }) => ({
    ...{
      section,
      reason,
      source,
      source_ru: sourceRu,
      entered_by: enteredBy,
      entered_at: enteredAt,
      version,
    },
  }));
  await insertReasons(tx, dossierId, JSON.stringify(rows));
}

// One text for any number of rows, so that PostgreSQL reads it once.
const insertReasons = laterOnce(
  (_db, dossierId: string, rows: string) => sql`
    INSERT INTO section_excuses (dossier_id, section, reason, source, source_ru, entered_by, entered_at, version)
    SELECT ${dossierId}, given.*
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS given (section text, reason text, source text, source_ru text, entered_by text, entered_at timestamptz,
        version integer)
    ON CONFLICT (dossier_id, section) DO UPDATE SET
      reason = excluded.reason, source = excluded.source, source_ru = excluded.source_ru,
      entered_by = excluded.entered_by, entered_at = excluded.entered_at, version = excluded.version`,
);

/** Takes away why sections are empty. */
export async function deleteMissingDataReasons(
  tx: Tx,
  dossierId: string,
  sections: readonly SectionCode[],
): Promise<void> {
  if (sections.length === 0) return;
  await deleteReasons(tx, dossierId, [...sections]);
}

const deleteReasons = laterOnce(
  (_db, dossierId: string, sections: readonly string[]) =>
    sql`DELETE FROM section_excuses WHERE dossier_id = ${dossierId} AND section = ANY(${sections}::text[])`,
);
