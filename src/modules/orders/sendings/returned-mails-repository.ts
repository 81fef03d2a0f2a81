import { sql } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** What came back of a mail: for good, as a delay, or as a complaint. */
export const returnEvents = ['bounce', 'delay', 'complaint'] as const;
export type ReturnEvent = (typeof returnEvents)[number];

export type MailReturnRow = Readonly<{ mailId: string; event: ReturnEvent; status: string; at: Date }>;

/** False where this mail has come back in this way before. */
export async function insertReturn(
  tx: Tx,
  row: Readonly<{
    id: string;
    orderId: string;
    mailId: string;
    event: ReturnEvent;
    status: string;
    at: Date;
  }>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_mail_events')
    .values({
      ...{ id: row.id, order_id: row.orderId, mail_id: row.mailId },
      ...{ event: row.event, actor: 'system', reason: row.status, at: row.at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function listReturns(db: Db | Tx, orderId: string): Promise<MailReturnRow[]> {
  const rows = await returnsOf(db, orderId);
  return rows.map((row) => ({
    mailId: row.mail_id ?? '',
    event: row.event as ReturnEvent, // CHECK of the table, and the filter above
    status: row.reason,
    at: row.at,
  }));
}

const returnsOf = compiledOnce((db, orderId: string) =>
  db
    .selectFrom('order_mail_events')
    .select(['mail_id', 'event', 'reason', 'at'])
    .where('order_id', '=', orderId)
    .where('event', 'in', [...returnEvents])
    .where('mail_id', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .limit(1_000),
);

/** Orders whose mails do not arrive, the latest sent first. */
export async function listUndelivered(db: Db, limit: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'subject', 'country_code as countryCode', 'sent_at as sentAt'])
    .where('delivery_problem', 'is not', null)
    .orderBy(sql`sent_at DESC NULLS LAST`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many orders have mails that do not arrive. */
export async function countUndelivered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('delivery_problem', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
