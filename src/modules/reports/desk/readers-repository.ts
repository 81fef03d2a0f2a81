import { sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db } from '#platform/database/kysely.ts';

type Reader = Readonly<{ accountId: string; section: string | null; seenAt: Date }>;

/** How seldom the same is written again. */
const repeatMs = 5_000;

/** Notes where somebody is in a dossier, and answers who else was there since. */
export async function meetReaders(
  db: Db,
  dossierId: string,
  { accountId, section, seenAt }: Reader,
  since: Date,
): Promise<Reader[]> {
  const before = new Date(seenAt.getTime() - repeatMs);
  const rows = await meet(db, dossierId, accountId, section, seenAt, before, since);
  return rows.map((row) => ({ accountId: row.account_id, section: row.section, seenAt: row.seen_at }));
}

const meet = compiledOnce(
  (
    db,
    dossierId: string,
    accountId: string,
    section: string | null,
    seenAt: Date,
    before: Date,
    since: Date,
  ) =>
    db
      .with('noted', (query) =>
        query
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
          ),
      )
      .selectFrom('dossier_readers')
      .selectAll()
      .where('dossier_id', '=', dossierId)
      .where('seen_at', '>=', since)
      .where('account_id', '<>', accountId)
      .orderBy('account_id')
      .limit(50),
);

/** Forgets who was in any dossier before; rows that somebody else is writing are left to them. */
export async function deleteReaders(db: Db, before: Date): Promise<void> {
  await sql`
    DELETE FROM dossier_readers WHERE (dossier_id, account_id) IN (
      SELECT dossier_id, account_id FROM dossier_readers WHERE seen_at < ${before} FOR UPDATE SKIP LOCKED)`.execute(
    db,
  );
}
