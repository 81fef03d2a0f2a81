import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { NotificationAddresses } from '#platform/database/schema.ts';

/** An address that gets copies of the mails about somebody's orders, once its mailbox has agreed. */
export type NotificationAddress = Readonly<{
  id: string;
  accountId: string;
  email: string;
  confirmedAt: Date | null;
}>;

export async function listAddresses(db: Db | Tx, accountId: string): Promise<NotificationAddress[]> {
  const rows = await db
    .selectFrom('notification_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

/** Holds the list of an account, so that two additions at once cannot go beyond its end. */
export async function lockAddressList(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

export async function insertAddress(
  tx: Tx,
  address: Readonly<{ id: string; accountId: string; email: string; tokenHash: string; createdAt: Date }>,
): Promise<void> {
  await tx
    .insertInto('notification_addresses')
    .values({
      id: address.id,
      account_id: address.accountId,
      email: address.email,
      token_hash: address.tokenHash,
      created_at: address.createdAt,
    })
    .execute();
}

export async function findAddress(db: Db, id: string): Promise<NotificationAddress | undefined> {
  const row = await db
    .selectFrom('notification_addresses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toAddress(row);
}

/** Marks an address as agreed; undefined for a link that leads nowhere. `isNew` is false for a second time. */
export async function confirmAddress(
  tx: Tx,
  { tokenHash, since, now }: { tokenHash: string; since: Date; now: Date },
): Promise<(NotificationAddress & { isNew: boolean }) | undefined> {
  const row = await tx
    .selectFrom('notification_addresses')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('confirmed_at', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.confirmed_at !== null) return { ...toAddress(row), isNew: false };
  await tx
    .updateTable('notification_addresses')
    .set({ confirmed_at: now })
    .where('id', '=', row.id)
    .execute();
  return { ...toAddress(row), isNew: true };
}

/** By its owner and id, or by the link of its own mails. */
export async function deleteAddress(
  tx: Tx,
  which: { accountId: string; id: string } | { tokenHash: string },
): Promise<NotificationAddress | undefined> {
  const query = tx.deleteFrom('notification_addresses').returningAll();
  const row = await ('tokenHash' in which
    ? query.where('token_hash', '=', which.tokenHash)
    : query.where('id', '=', which.id).where('account_id', '=', which.accountId)
  ).executeTakeFirst();
  return row && toAddress(row);
}

/** Forgets addresses whose mailbox never answered. */
export async function deleteUnconfirmedBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notification_addresses')
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`created_at < ${before}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toAddress(row: Selectable<NotificationAddresses>): NotificationAddress {
  return { id: row.id, accountId: row.account_id, email: row.email, confirmedAt: row.confirmed_at };
}
