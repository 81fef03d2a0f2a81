import type { Db, Tx } from '#platform/database/kysely.ts';

export type NewAvatar = Readonly<{ accountId: string; key: string; image: Buffer; uploadedAt: Date }>;

/** Puts the picture in the place of the one before; false if the account does not stand any more. */
export async function replaceAvatar(tx: Tx, avatar: NewAvatar): Promise<boolean> {
  const { accountId, key, image, uploadedAt } = avatar;
  // Held until the end: an account that is being erased must not get a picture behind the eraser's back.
  const standing = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (standing === undefined) return false;
  const columns = { key, image, uploaded_at: uploadedAt };
  await tx
    .insertInto('avatars')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
  return true;
}

/** False if there was none. */
export async function removeAvatar(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('avatars')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findAvatar(db: Db, key: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('avatars').select('image').where('key', '=', key).executeTakeFirst();
  return row?.image;
}
