import type { Tx } from '#platform/database/kysely.ts';
import type { MissingDataReason } from '../dossier/dossier.ts';
import type { SectionCode } from '../dossier/section-codes.ts';

export async function upsertMissingDataReason(
  tx: Tx,
  dossierId: string,
  missingDataReason: MissingDataReason,
): Promise<void> {
  const said = {
    reason: missingDataReason.reason,
    source: missingDataReason.source,
    source_ru: missingDataReason.sourceRu,
    entered_by: missingDataReason.enteredBy,
    entered_at: missingDataReason.enteredAt,
    version: missingDataReason.version ?? 0,
  };
  await tx
    .insertInto('section_excuses')
    .values({ dossier_id: dossierId, section: missingDataReason.section, ...said })
    .onConflict((conflict) => conflict.columns(['dossier_id', 'section']).doUpdateSet(said))
    .execute();
}

export async function deleteMissingDataReason(
  tx: Tx,
  dossierId: string,
  section: SectionCode,
): Promise<void> {
  await tx
    .deleteFrom('section_excuses')
    .where('dossier_id', '=', dossierId)
    .where('section', '=', section)
    .execute();
}
