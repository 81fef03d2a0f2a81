import { z } from 'zod';
import type { AccountsService } from '#modules/accounts/service.ts';
import {
  correctionMail,
  type Order,
  type OrdersService,
  orderTopics,
  type Recipients,
  type SentMails,
} from '#modules/orders/service.ts';
import { type ReportRecords, verificationPath } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';

const payloadShape = z.object({
  orderId: z.string(),
  recipientId: z.string(),
  revision: z.int(),
});

export interface Holders {
  /**
   * Writes a row for each address that was sent an earlier revision and does not get this one: it was taken off the list, wants
   * no more copies, or the order has another address by now.
   */
  enqueue(tx: Tx, order: Order): Promise<void>;
}

/** Tells whoever was sent a report, and is not sent what replaces it, that it is replaced. */
export function registerHolders(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Pick<Mailer, 'send'>;
  accounts: { notificationAddresses: Pick<AccountsService['notificationAddresses'], 'confirmedOf'> };
  orders: OrdersService;
  recipients: Recipients;
  records: ReportRecords;
  sentMails: SentMails;
  publicUrl: () => string;
}): Holders {
  const { db, outbox, mailer, accounts, orders, recipients, records, sentMails, publicUrl } = deps;

  outbox.on(orderTopics.correction, async (payload, row) => {
    const { orderId, recipientId, revision } = payloadShape.parse(payload);
    const recipient = await recipients.find(db, recipientId);
    if (recipient === undefined) return;
    const order = await orders.get(db, orderId);
    const held = await records.find(db, orderId, recipient.revision);
    const verifyPath = verificationPath(held?.code);
    const context = { revision, verifyPath, publicUrl: publicUrl(), id: row.id };
    const mail = correctionMail(order, recipient, context);
    try {
      const id = sentMails.newId();
      const { response } = await mailer.send({ ...mail, returnId: id });
      await sentMails.note(db, {
        ...{ id, orderId, revision, kind: 'correction', mailKey: row.id, recipient: recipient.email },
        ...{ subject: mail.subject, response, isCopy: true, wishId: null, reason: null, card: null },
      });
    } catch (error) {
      // Nobody of ours can mend a stranger's mailbox.
      if (!(error instanceof MailRefused)) throw error;
      if (error.at === 'content') throw new GiveUp(error.message);
    }
  });

  return {
    async enqueue(tx, order) {
      const { id: orderId, revision } = order;
      if (revision < 2) return;
      const copied = await accounts.notificationAddresses.confirmedOf(tx, order.accountId);
      const told = new Set([order, ...copied].map(({ email }) => email.toLowerCase()));
      for (const { id, email } of await recipients.listBefore(tx, orderId, revision)) {
        if (told.has(email)) continue;
        const payload = { orderId, revision, recipientId: id };
        const key = `correction:${orderId}:${revision}:${id}`;
        await outbox.enqueue(tx, { topic: orderTopics.correction, key, payload });
      }
    },
  };
}
