import type { Db, Tx } from '#platform/database/kysely.ts';

/** A wish for another address whose link nobody has opened yet. */
export type EmailChange = Readonly<{
  id: string;
  accountId: string;
  newEmail: string;
  tokenHash: string;
  createdAt: Date;
}>;

/** Writes the wish; one that was there before is replaced, and its link with it. */
export async function replaceEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  const row = {
    id: change.id,
    new_email: change.newEmail,
    token_hash: change.tokenHash,
    created_at: change.createdAt,
  };
  await tx
    .insertInto('email_changes')
    .values({ account_id: change.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

export async function findEmailChange(db: Db, id: string): Promise<EmailChange | undefined> {
  const row = await db.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEmailChange(row);
}

/** Takes a wish out by its link: nobody else can use it, unless the transaction fails. */
export async function takeEmailChange(tx: Tx, tokenHash: string): Promise<EmailChange | undefined> {
  const row = await tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
  return row && toEmailChange(row);
}

/** Sets the address of an account that is not shut out; answers the one it had. */
export async function replaceEmail(tx: Tx, accountId: string, email: string): Promise<string | undefined> {
  const before = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await tx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
  return before.email;
}

/** Wishes whose link is too old for use; answers how many went. */
export async function deleteEmailChangesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toEmailChange(row: {
  id: string;
  account_id: string;
  new_email: string;
  token_hash: string;
  created_at: Date;
}): EmailChange {
  return {
    id: row.id,
    accountId: row.account_id,
    newEmail: row.new_email,
    tokenHash: row.token_hash,
    createdAt: row.created_at,
  };
}
