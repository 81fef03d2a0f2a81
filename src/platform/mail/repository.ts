import { uuidv7 } from '#kernel/identifier.ts';
import type { Db } from '#platform/database/kysely.ts';

export type CaughtMail = Readonly<{
  id: string;
  receivedAt: Date;
  sender: string;
  recipients: string[];
  subject: string;
}>;

/** How many mails the mailbox keeps; older ones go. */
const keptCount = 500;

export async function keepMail(
  db: Db,
  mail: { receivedAt: Date; sender: string; recipients: string[]; subject: string; raw: Buffer },
): Promise<void> {
  await db
    .insertInto('mailbox_messages')
    .values({
      id: uuidv7(mail.receivedAt),
      received_at: mail.receivedAt,
      sender: mail.sender,
      recipients: mail.recipients,
      subject: mail.subject,
      raw: mail.raw,
    })
    .execute();
  await db
    .deleteFrom('mailbox_messages')
    .where('id', 'in', (query) =>
      query.selectFrom('mailbox_messages').select('id').orderBy('id', 'desc').offset(keptCount),
    )
    .execute();
}

export async function listMails(db: Db): Promise<CaughtMail[]> {
  const rows = await db
    .selectFrom('mailbox_messages')
    .select(['id', 'received_at as receivedAt', 'sender', 'recipients', 'subject'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows;
}

export async function findCaughtMail(
  db: Db,
  id: string,
): Promise<{ raw: Buffer; sender: string; recipients: string[] } | undefined> {
  return db
    .selectFrom('mailbox_messages')
    .select(['raw', 'sender', 'recipients'])
    .where('id', '=', id)
    .executeTakeFirst();
}
