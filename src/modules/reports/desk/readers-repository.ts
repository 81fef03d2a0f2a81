import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';

type Reader = Readonly<{ accountId: string; section: string | null; seenAt: Date }>;

/** How seldom the same is written again. */
const repeatMs = 5_000;

/** Notes where somebody is in a dossier. */
export async function noteReader(
  db: Db,
  dossierId: string,
  { accountId, section, seenAt }: Reader,
): Promise<void> {
  const before = new Date(seenAt.getTime() - repeatMs);
  await db
    .insertInto('dossier_readers')
    .values({ dossier_id: dossierId, account_id: accountId, section, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict
        .columns(['dossier_id', 'account_id'])
        .doUpdateSet({ section, seen_at: seenAt })
        .where((where) =>
          where.or([
            where('dossier_readers.seen_at', '<', before),
            where('dossier_readers.section', 'is distinct from', section),
          ]),
        ),
    )
    .execute();
}

/** Whoever was there since. */
export async function listReaders(db: Db, dossierId: string, since: Date): Promise<Reader[]> {
  const rows = await db
    .selectFrom('dossier_readers')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .where('seen_at', '>=', since)
    .orderBy('account_id')
    .limit(50)
    .execute();
  return rows.map(({ account_id: accountId, section, seen_at: seenAt }) => ({ accountId, section, seenAt }));
}

/** Forgets who was in any dossier before; rows that somebody else is writing are left to them. */
export async function deleteReaders(db: Db, before: Date): Promise<void> {
  await sql`
    DELETE FROM dossier_readers WHERE (dossier_id, account_id) IN (
      SELECT dossier_id, account_id FROM dossier_readers WHERE seen_at < ${before} FOR UPDATE SKIP LOCKED)`.execute(
    db,
  );
}
