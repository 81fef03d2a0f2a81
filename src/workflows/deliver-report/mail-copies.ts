import { z } from 'zod';
import type { AccountsService } from '#modules/accounts/service.ts';
import {
  type Buyers,
  cardFates,
  type Order,
  type OrdersService,
  orderTopics,
  type Recipients,
  type SentMails,
} from '#modules/orders/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { type ComposeMail, composedKinds } from './compose-mail.ts';
import { attachmentsOf, type InvoiceOf } from './mail-attachments.ts';

const payloadShape = z.object({
  orderId: z.string(),
  kind: composedKinds,
  reason: z.string().optional(),
  card: z.enum(cardFates).optional(),
  /** An address of the account, or the place of one that was named with the order. */
  addressId: z.string().optional(),
  named: z.int().optional(),
});
type Copied = Omit<z.output<typeof payloadShape>, 'orderId' | 'addressId' | 'named'>;

export interface MailCopies {
  /** Writes one row for each address that the customer has added; `key` is that of the mail they are copies of. */
  enqueue(tx: Tx, order: Order, key: string, copied: Copied): Promise<void>;
}

/**
 * Copies of an order's mails for the addresses its account has added and whose mailboxes have agreed, and of the report
 * for those named with the order. Each is a mail of
 * its own: one that is refused neither holds up the customer's nor says anything about the delivery.
 */
export function registerMailCopies(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  accounts: Pick<AccountsService, 'notificationAddresses'>;
  orders: OrdersService;
  buyers: Pick<Buyers, 'find'>;
  recipients: Recipients;
  reports: ReportsService;
  compose: ComposeMail;
  invoiceOf?: InvoiceOf;
  sentMails: SentMails;
}): MailCopies {
  const { db, outbox, mailer, accounts, orders, buyers, compose, sentMails } = deps;

  /** Looked for again when a copy is sent: an address that was removed meanwhile gets nothing. */
  async function addressOf(
    order: Order,
    { addressId, named }: { addressId?: string | undefined; named?: number | undefined },
  ) {
    if (named !== undefined) {
      const to = (await buyers.find(db, order.id))?.copies[named];
      return to === undefined ? undefined : { to };
    }
    const address = (await accounts.notificationAddresses.confirmedOf(db, order.accountId)).find(
      ({ id }) => id === addressId,
    );
    return address && { to: address.email, stopToken: address.token };
  }

  outbox.on(orderTopics.copy, async (payload, row) => {
    const { orderId, kind, reason, card, ...whose } = payloadShape.parse(payload);
    const order = await orders.get(db, orderId);
    const copy = await addressOf(order, whose);
    if (copy === undefined) return;
    const mail = await compose(order, { kind, key: row.id, reason, card, copy });
    const attachments = await attachmentsOf(deps, order, kind);
    try {
      const id = sentMails.newId();
      const { response } = await mailer.send({ ...mail, returnId: id, attachments });
      const { revision } = order;
      await sentMails.note(db, {
        ...{ id, orderId, revision, kind, mailKey: row.id, recipient: copy.to },
        ...{ subject: mail.subject, response, isCopy: true, wishId: null },
        ...{ reason: reason ?? null, card: card ?? null },
      });
      if (kind === 'report') await deps.recipients.note(db, { orderId, revision, email: copy.to });
    } catch (error) {
      // The customer has the mail; what a copy's mailbox refuses nobody of ours can mend.
      if (!(error instanceof MailRefused)) throw error;
      if (error.at === 'content') throw new GiveUp(error.message);
    }
  });

  return {
    async enqueue(tx, order, key, copied) {
      const addresses = await accounts.notificationAddresses.confirmedOf(tx, order.accountId);
      const told = new Set([order.email.toLowerCase()]);
      for (const { id, email } of addresses) {
        if (told.has(email.toLowerCase())) continue;
        told.add(email.toLowerCase());
        const payload = { ...copied, orderId: order.id, addressId: id };
        await outbox.enqueue(tx, { topic: orderTopics.copy, key: `${key}:copy:${id}`, payload });
      }
      // Those named with an order never agreed to news of it: they get what it is about, and nothing else.
      if (copied.kind !== 'report') return;
      for (const [named, email] of ((await buyers.find(tx, order.id))?.copies ?? []).entries()) {
        if (told.has(email.toLowerCase())) continue;
        told.add(email.toLowerCase());
        const payload = { ...copied, orderId: order.id, named };
        await outbox.enqueue(tx, { topic: orderTopics.copy, key: `${key}:copy:named:${named}`, payload });
      }
    },
  };
}
