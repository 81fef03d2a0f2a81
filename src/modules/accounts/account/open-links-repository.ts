import type { Tx } from '#platform/database/kysely.ts';

/** Forgets the wish of an account whose password changes: whoever knew the old one may have asked. */
export async function dropEmailChange(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/** Makes the links of an account worthless: its password or its mailbox is another one now. */
export async function voidResets(tx: Tx, accountId: string, usedAt: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: usedAt })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
