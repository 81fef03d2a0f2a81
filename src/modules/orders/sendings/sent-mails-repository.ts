import type { Selectable } from 'kysely';
import { compiledOnce, compiledOncePerChange } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OrderMails } from '#platform/database/schema.ts';

/** A mail of an order that the mail server has taken. */
export type SentMail = Readonly<{
  id: string;
  orderId: string;
  revision: number;
  /** A notice, `report` or `correction`. */
  kind: string;
  /** What its Message-ID begins with. */
  mailKey: string;
  recipient: string;
  isCopy: boolean;
  reason: string | null;
  card: string | null;
  /** Null for mails that went out before they were written down. */
  subject: string | null;
  response: string | null;
  acceptedAt: Date;
  /** The wish of staff that had it sent again. */
  wishId: string | null;
}>;

export async function insertMail(db: Db | Tx, mail: SentMail): Promise<void> {
  await insertRow(db, {
    id: mail.id,
    order_id: mail.orderId,
    revision: mail.revision,
    kind: mail.kind,
    mail_key: mail.mailKey,
    recipient: mail.recipient,
    is_copy: mail.isCopy,
    reason: mail.reason,
    card: mail.card,
    subject: mail.subject,
    response: mail.response,
    accepted_at: mail.acceptedAt,
    wish_id: mail.wishId,
  });
}

const insertRow = compiledOncePerChange((db, row: Selectable<OrderMails>) =>
  db.insertInto('order_mails').values(row),
);

export async function listMails(db: Db | Tx, orderId: string, limit: number): Promise<SentMail[]> {
  return (await latestOf(db, orderId, limit)).reverse().map(toMail);
}

const latestOf = compiledOnce((db, orderId: string, limit: number) =>
  db
    .selectFrom('order_mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

export async function findMail(db: Db | Tx, orderId: string, id: string): Promise<SentMail | undefined> {
  const row = await db
    .selectFrom('order_mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMail(row);
}

/** A mail of whichever order. */
export async function findMailAnywhere(db: Db | Tx, id: string): Promise<SentMail | undefined> {
  const row = await db.selectFrom('order_mails').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMail(row);
}

/** Wishes of staff, of mails under one key and of the whole order. */
export async function countAgain(
  tx: Db | Tx,
  orderId: string,
  mailKey: string,
): Promise<{ ofMail: number; ofOrder: number }> {
  const row = await tx
    .selectFrom('order_mail_events')
    .leftJoin('order_mails', 'order_mails.id', 'order_mail_events.mail_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('ofOrder'),
      fn.countAll<number>().filterWhere('order_mails.mail_key', '=', mailKey).as('ofMail'),
    ])
    .where('order_mail_events.order_id', '=', orderId)
    .where('event', '=', 'resend')
    .executeTakeFirst();
  return { ofMail: Number(row?.ofMail ?? 0), ofOrder: Number(row?.ofOrder ?? 0) };
}

export async function insertMailEvent(
  tx: Tx,
  event: Readonly<{
    id: string;
    orderId: string;
    mailId: string | null;
    event: 'resend' | 'change_address';
    actor: string;
    reason: string;
    at: Date;
  }>,
): Promise<void> {
  const { orderId, mailId, ...row } = event;
  await tx
    .insertInto('order_mail_events')
    .values({ ...row, order_id: orderId, mail_id: mailId })
    .execute();
}

function toMail(row: Selectable<OrderMails>): SentMail {
  return {
    id: row.id,
    orderId: row.order_id,
    revision: row.revision,
    kind: row.kind,
    mailKey: row.mail_key,
    recipient: row.recipient,
    isCopy: row.is_copy,
    reason: row.reason,
    card: row.card,
    subject: row.subject,
    response: row.response,
    acceptedAt: row.accepted_at,
    wishId: row.wish_id,
  };
}
