import type { Tx } from '#platform/database/kysely.ts';
import type { RefreshState } from './refresh-rules.ts';

export type Session = RefreshState & Readonly<{ id: string; familyId: string; accountId: string }>;

export async function insertSession(
  tx: Tx,
  session: Readonly<{
    id: string;
    familyId: string;
    accountId: string;
    parentId: string | null;
    tokenHash: string;
    createdAt: Date;
    idleUntil: Date;
    familyUntil: Date;
    /** On the first row of a family. */
    device?: string | undefined;
  }>,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      family_id: session.familyId,
      account_id: session.accountId,
      parent_id: session.parentId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      idle_until: session.idleUntil,
      family_until: session.familyUntil,
      device: session.device ?? null,
    })
    .execute();
}

/**
 * Finds a session and locks its whole family. The family's first row is the lock: with the row of the token alone
 * a revocation could miss a child that is being born at the same moment.
 */
export async function lockSession(tx: Tx, tokenHash: string): Promise<Session | undefined> {
  const root = await tx
    .selectFrom('sessions as root')
    .select('root.id')
    .where('root.id', '=', (query) =>
      query.selectFrom('sessions').select('family_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .executeTakeFirst();
  if (root === undefined) return undefined;
  const row = await tx
    .selectFrom('sessions as own')
    .leftJoin('sessions as child', (join) =>
      // The family has an index, the parent has none.
      join.onRef('child.family_id', '=', 'own.family_id').onRef('child.parent_id', '=', 'own.id'),
    )
    .selectAll('own')
    .select(['child.id as child_id', 'child.used_at as child_used_at'])
    .where('own.token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    familyId: row.family_id,
    accountId: row.account_id,
    idleUntil: row.idle_until,
    familyUntil: row.family_until,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
    childUsedAt: row.child_id === null ? undefined : row.child_used_at,
    sealedChild: row.sealed_child,
  };
}

/** Marks a token as exchanged, keeps its child for a repeat, and forgets what its own parent kept. */
export async function markSessionUsed(
  tx: Tx,
  { id, usedAt, sealedChild }: { id: string; usedAt: Date; sealedChild: string },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ used_at: usedAt, sealed_child: sealedChild })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ sealed_child: null })
    .where('id', '=', (query) => query.selectFrom('sessions').select('parent_id').where('id', '=', id))
    .execute();
}

export async function revokeFamily(tx: Tx, familyId: string, revokedAt: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: revokedAt, sealed_child: null })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Ends all sign-ins of an account, save `keptId` if there is one, and answers how many; the locks are those of
 * `lockSession`, in a fixed order.
 */
export async function revokeOtherFamilies(
  tx: Tx,
  { accountId, keptId, revokedAt }: { accountId: string; keptId: string | undefined; revokedAt: Date },
): Promise<number> {
  let others = tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('parent_id', 'is', null)
    .where('revoked_at', 'is', null);
  if (keptId !== undefined) others = others.where('id', '<>', keptId);
  const roots = await others.orderBy('id').forUpdate().execute();
  if (roots.length === 0) return 0;
  await tx
    .updateTable('sessions')
    .set({ revoked_at: revokedAt, sealed_child: null })
    .where(
      'family_id',
      'in',
      roots.map(({ id }) => id),
    )
    .where('revoked_at', 'is', null)
    .execute();
  return roots.length;
}
