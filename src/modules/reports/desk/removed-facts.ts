import { uuidv7 } from '#kernel/identifier.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Fact } from '../dossier/dossier.ts';
import { factValue } from '../dossier/fact-value.ts';
import { sectionCodes } from '../dossier/section-codes.ts';

const removedOf = compiledOnce((db, dossierId: string) =>
  db.selectFrom('fact_dismissals').selectAll().where('dossier_id', '=', dossierId).orderBy('dismissed_at'),
);

/** What a machine had found and a person took out of a dossier, as facts that they entered then; evidence is not kept with it. */
export async function listRemovedFacts(db: Db | Tx, dossierId: string): Promise<Fact[]> {
  const rows = await removedOf(db, dossierId);
  return rows.flatMap((row, position) => {
    const section = sectionCodes.find((code) => code === row.section);
    if (section === undefined) return [];
    const { field, machine_key: machineKey, dismissed_by: enteredBy, dismissed_at: enteredAt } = row;
    return {
      ...{
        id: uuidv7(enteredAt),
        section,
        field,
        position: position % 200,
        machineKey,
        enteredBy,
        enteredAt,
      },
      value: factValue.parse(row.value),
      ...{ source: '', sourceRu: null, sourceUrl: null, retrievedAt: enteredAt, method: 'register' as const },
      ...{ evidenceHash: null, confirmation: null },
    };
  });
}
