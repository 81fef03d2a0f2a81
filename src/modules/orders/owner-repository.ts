import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OrderSubject } from './contract.ts';
import type { Order } from './order.ts';
import { toOrder } from './repository.ts';

/** An account and its confirmed address: orders placed as a guest with that address are its own too. */
export type Owner = Readonly<{ accountId: string; email: string }>;

/** Orders of an account, the first one first; `lock` keeps others from changing them until the transaction ends. */
export async function listOrdersOfAccount(
  db: Db | Tx,
  { accountId, email }: Owner,
  lock = false,
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([eb('account_id', 'is', null), sql<boolean>`lower(email) = lower(${email})`]),
      ]),
    )
    .orderBy('id')
    .$if(lock, (q) => q.forUpdate())
    .execute();
  return rows.map(toOrder);
}

/** The order was placed for a company. */
export async function setEntity(tx: Tx, orderId: string, entityId: string): Promise<void> {
  await tx.updateTable('orders').set({ entity_id: entityId }).where('id', '=', orderId).execute();
}

/** What an account has ordered for a company, the first one first; each is held until the transaction ends. */
export async function lockOrdersForEntity(
  tx: Tx,
  { accountId, entityId }: { accountId: string; entityId: string },
): Promise<Order[]> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(toOrder);
}

/** Of an address that is neither the order's now nor among those named with it. */
const isOfNobodyHere = (orderId: string, column: 'email' | 'recipient') => sql<boolean>`
  lower(${sql.ref(column)}) NOT IN (
    SELECT lower(email) FROM orders WHERE id = ${orderId}
    UNION SELECT lower(c) FROM order_buyers, unnest(copies) c WHERE order_id = ${orderId})`;

/**
 * Another person stands for an order from now on: its mails go there, its link is another one, and no copies go to the mailboxes
 * `from`, in lower case, of who stood for it.
 */
export async function passOrderOn(
  tx: Tx,
  order: Pick<Order, 'id' | 'email'>,
  to: { accountId: string; email: string; secretHash: string; secretSealed: string },
  from: readonly string[],
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      account_id: to.accountId,
      email: to.email,
      secret_hash: to.secretHash,
      secret_sealed: to.secretSealed,
    })
    .where('id', '=', order.id)
    .execute();
  const gone = [order.email.toLowerCase(), ...from];
  await tx
    .updateTable('order_buyers')
    .set({
      copies: sql<string[]>`ARRAY(SELECT c FROM unnest(copies) c WHERE lower(c) <> ALL (${gone}::text[]))`,
    })
    .where('order_id', '=', order.id)
    .execute();
  // Word of a corrected report goes to whoever holds it; this one is not to hear of it any more, nor any address they had.
  await tx
    .deleteFrom('report_recipients')
    .where('order_id', '=', order.id)
    .where(isOfNobodyHere(order.id, 'email'))
    .execute();
}

/** Of an order that was passed on: forgets which mails went to who stood for it before, and that they came back. */
export async function forgetMailsBefore(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('order_mails')
    .where('order_id', '=', id)
    .where(isOfNobodyHere(id, 'recipient'))
    .execute();
  await tx
    .updateTable('orders')
    .set({ time_zone: null, mail_response: null, delivery_problem: null })
    .where('id', '=', id)
    .execute();
}

/** Orders that ended before `before` and still name their customer, the oldest first. */
export async function listKeptTooLong(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_erased_at', 'is', null)
    .where('closed_at', '<', before)
    .orderBy('closed_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The order is nobody's any more, since `at`; false if it was so already. */
export async function markCustomerErased(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ account_id: null, entity_id: null, customer_erased_at: at })
    .where('id', '=', orderId)
    .where('customer_erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the customer out of an order: what was sold, when and for how much stays. */
export async function eraseCustomer(
  tx: Tx,
  order: { id: string; email: string; secretHash: string; secretSealed: string; subject: OrderSubject },
): Promise<void> {
  await tx.deleteFrom('report_recipients').where('order_id', '=', order.id).execute();
  await tx.deleteFrom('order_buyers').where('order_id', '=', order.id).execute();
  // When VIES was asked, and its identifier, are the seller's proof, as the receipt is.
  await tx
    .updateTable('order_vat_checks')
    .set({ number: '', name: '', address: '' })
    .where('order_id', '=', order.id)
    .execute();
  await tx.deleteFrom('order_mails').where('order_id', '=', order.id).execute();
  await tx.deleteFrom('clarifications').where('order_id', '=', order.id).execute();
  await tx
    .updateTable('orders')
    .set({
      email: order.email,
      secret_hash: order.secretHash,
      secret_sealed: order.secretSealed,
      subject: JSON.stringify(order.subject),
      time_zone: null,
      // A mail server's words may repeat the address.
      mail_response: null,
      delivery_problem: null,
    })
    .where('id', '=', order.id)
    .execute();
}
