import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';

export type PasswordReset = Readonly<{ id: string; accountId: string }>;

/** Lets one reset of an account be made after the other, so that they can be counted. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

export async function hasReset(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('password_resets').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function countResetsSince(tx: Tx, accountId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertReset(
  tx: Tx,
  reset: PasswordReset & Readonly<{ tokenHash: string; createdAt: Date }>,
): Promise<void> {
  const { id, accountId, tokenHash, createdAt } = reset;
  await tx
    .insertInto('password_resets')
    .values({ id, account_id: accountId, token_hash: tokenHash, created_at: createdAt })
    .execute();
}

/** A link that still works: unused, made after `since`, the newest of an account that may be used. */
export async function findGoodReset(
  db: Db | Tx,
  tokenHash: string,
  since: Date,
): Promise<(PasswordReset & Readonly<{ email: string }>) | undefined> {
  const row = await db
    .selectFrom('password_resets as own')
    .innerJoin('accounts', 'accounts.id', 'own.account_id')
    .select(['own.id', 'own.account_id', 'accounts.email'])
    .where('own.token_hash', '=', tokenHash)
    .where('own.used_at', 'is', null)
    .where('own.created_at', '>', since)
    .where('accounts.disabled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('password_resets as other')
            .select('other.id')
            .whereRef('other.account_id', '=', 'own.account_id')
            .where(sql<boolean>`(other.created_at, other.id) > (own.created_at, own.id)`),
        ),
      ),
    )
    .executeTakeFirst();
  return row && { id: row.id, accountId: row.account_id, email: row.email };
}

/** Uses a link up; false when it was used before. */
export async function spendReset(tx: Tx, id: string, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('password_resets')
    .set({ used_at: usedAt })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** False when the account has been disabled meanwhile. */
export async function setPasswordHash(tx: Tx, accountId: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function deleteResetsBefore(db: Db, day: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('created_at', '<', day)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
