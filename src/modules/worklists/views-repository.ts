import type { Db, Tx } from '#platform/database/kysely.ts';

/** A view as it was kept; what its filter may be is known to the queue. */
export type SavedView = Readonly<{ id: string; name: string; filter: unknown }>;

/** The views of a person, the first one first. */
export async function findViews(db: Db | Tx, accountId: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'filter'])
    .where('account_id', '=', accountId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

export async function insertView(
  tx: Tx,
  view: { id: string; accountId: string; name: string; filter: unknown; madeAt: Date },
): Promise<void> {
  const { id, accountId, name, filter, madeAt } = view;
  await tx
    .insertInto('saved_views')
    .values({ id, account_id: accountId, name, filter: JSON.stringify(filter), made_at: madeAt })
    .execute();
}

/** Calls a view of this person something else; false where there is none. */
export async function renameView(
  tx: Tx,
  { id, accountId, name }: { id: string; accountId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_views')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a view of this person; false where there is none. */
export async function deleteView(tx: Tx, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps others from changing the views of a person until the transaction ends. */
export async function lockPersonsViews(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
