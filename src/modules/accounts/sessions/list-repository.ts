import type { Db, Tx } from '#platform/database/kysely.ts';

/** A sign-in that stands: its first token says when and on what it began, its newest when it was last used. */
export type SessionFamily = Readonly<{ id: string; device: string; startedAt: Date; lastUsedAt: Date }>;

/** The sign-ins of an account that can still be continued, the latest used first. */
export async function listFamilies(
  db: Db,
  { accountId, now, limit }: { accountId: string; now: Date; limit: number },
): Promise<SessionFamily[]> {
  const rows = await db
    .selectFrom('sessions as root')
    .innerJoin('sessions as token', 'token.family_id', 'root.id')
    .select(['root.id', 'root.device', 'root.created_at'])
    .select(({ fn }) => fn.max('token.created_at').as('last_used_at'))
    .where('root.account_id', '=', accountId)
    .where('root.parent_id', 'is', null)
    .where('root.revoked_at', 'is', null)
    .where('root.family_until', '>', now)
    .groupBy('root.id')
    .having(({ fn }) => fn.max('token.idle_until'), '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('root.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device: device ?? '',
    startedAt: created_at,
    lastUsedAt: last_used_at,
  }));
}

/** Locks a sign-in of this account that has not been ended; false when there is none. */
export async function lockOwnFamily(tx: Tx, own: { id: string; accountId: string }): Promise<boolean> {
  const root = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', own.id)
    .where('account_id', '=', own.accountId)
    .where('parent_id', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return root !== undefined;
}

/** What a mail about an ended sign-in says of it; undefined once it has been cleared away. */
export async function findEndedFamily(
  db: Db,
  id: string,
): Promise<{ accountId: string; device: string | null; revokedAt: Date } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['account_id', 'device', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.revoked_at === null) return undefined;
  return { accountId: row.account_id, device: row.device, revokedAt: row.revoked_at };
}

/** Deletes sign-ins that were over before `day`, whether by their absolute end or by being ended; answers how many. */
export async function deleteFamiliesOverBefore(db: Db, day: Date, limit: number): Promise<number> {
  const roots = await db
    .selectFrom('sessions')
    .select('id')
    .where('parent_id', 'is', null)
    .where(({ or, eb }) => or([eb('family_until', '<', day), eb('revoked_at', '<', day)]))
    .limit(limit)
    .execute();
  if (roots.length === 0) return 0;
  const ids = roots.map(({ id }) => id);
  await db.deleteFrom('sessions').where('family_id', 'in', ids).execute();
  return ids.length;
}
