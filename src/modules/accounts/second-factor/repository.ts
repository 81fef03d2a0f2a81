import type { Db, Tx } from '#platform/database/kysely.ts';

/** A secret of an app; not in force before its first code was confirmed. */
export type SecondFactorRow = Readonly<{ secretSealed: string; confirmedAt: Date | null }>;

/**
 * Holds back sign-ins to an account, which look at the second factor, until the transaction ends; false if the account
 * is gone or disabled, or its password is no longer the one that was compared.
 */
export async function lockAccount(tx: Tx, id: string, passwordHash?: string): Promise<boolean> {
  let query = tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate();
  if (passwordHash !== undefined) query = query.where('password_hash', '=', passwordHash);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function findSecondFactor(db: Db | Tx, accountId: string): Promise<SecondFactorRow | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret_sealed', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { secretSealed: row.secret_sealed, confirmedAt: row.confirmed_at };
}

/** Replaces a secret that waits for its first code; false when one is in force. */
export async function putSecret(
  tx: Tx,
  { accountId, secretSealed, createdAt }: { accountId: string; secretSealed: string; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('second_factors')
    .values({ account_id: accountId, secret_sealed: secretSealed, created_at: createdAt })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret_sealed: secretSealed, created_at: createdAt, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the step of a code that is being used; false if that step or a later one was used before. */
export async function takeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setConfirmed(tx: Tx, accountId: string, confirmedAt: Date): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: confirmedAt })
    .where('account_id', '=', accountId)
    .execute();
}

/** A key of another telephone that waits for its first code. */
export type SecondFactorMove = Readonly<{
  accountId: string;
  sessionId: string;
  secretSealed: string;
  createdAt: Date;
}>;

/** Replaces one that was begun before. */
export async function putMove(tx: Tx, move: SecondFactorMove): Promise<void> {
  const { accountId, sessionId, secretSealed, createdAt } = move;
  const waiting = { session_id: sessionId, secret_sealed: secretSealed, created_at: createdAt };
  await tx
    .insertInto('second_factor_moves')
    .values({ account_id: accountId, ...waiting })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(waiting))
    .execute();
}

/** What this sign-in has begun since then. */
export async function findMove(
  tx: Tx,
  { accountId, sessionId, since }: { accountId: string; sessionId: string; since: Date },
): Promise<{ secretSealed: string } | undefined> {
  const row = await tx
    .selectFrom('second_factor_moves')
    .select('secret_sealed')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row && { secretSealed: row.secret_sealed };
}

/** The new key takes the place of the one in force; the code that confirmed it is used up. */
export async function moveSecret(
  tx: Tx,
  { accountId, secretSealed, step, at }: { accountId: string; secretSealed: string; step: number; at: Date },
): Promise<void> {
  await tx.deleteFrom('second_factor_moves').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('second_factors')
    .set({ secret_sealed: secretSealed, created_at: at, confirmed_at: at, last_step: step })
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets keys whose first code nobody has typed; answers how many. */
export async function deleteMovesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor_moves')
    .where('created_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The recovery codes go with it. */
export async function deleteSecondFactor(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('second_factor_moves').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
}

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** False if there is no such code, or if it was used before. */
export async function takeRecoveryCode(
  tx: Tx,
  { accountId, hash, usedAt }: { accountId: string; hash: string; usedAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_codes')
    .set({ used_at: usedAt })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
