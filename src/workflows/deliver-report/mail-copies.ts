import { z } from 'zod';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import {
  cardFates,
  notices,
  type Order,
  type OrdersService,
  orderMail,
  orderTopics,
  type Recipients,
  type Research,
} from '#modules/orders/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { reportAttachments } from './report-attachments.ts';
import { searchedPlaces } from './searched-places.ts';
import { thinReasonOf } from './thin-reason.ts';

const payloadShape = z.object({
  orderId: z.string(),
  kind: z.enum([...notices, 'report']),
  reason: z.string().optional(),
  card: z.enum(cardFates).optional(),
  addressId: z.string(),
});
type Copied = Omit<z.output<typeof payloadShape>, 'orderId' | 'addressId'>;

export interface MailCopies {
  /** Writes one row for each address that the customer has added; `key` is that of the mail they are copies of. */
  enqueue(tx: Tx, order: Order, key: string, copied: Copied): Promise<void>;
}

/**
 * Copies of an order's mails for the addresses its account has added and whose mailboxes have agreed. Each is a mail of
 * its own: one that is refused neither holds up the customer's nor says anything about the delivery.
 */
export function registerMailCopies(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  accounts: Pick<AccountsService, 'notificationAddresses'>;
  orders: OrdersService;
  recipients: Recipients;
  research: Research;
  countries: Countries;
  reports: ReportsService;
  publicUrl: () => string;
}): MailCopies {
  const { db, outbox, mailer, accounts, orders, research, countries, publicUrl } = deps;

  outbox.on(orderTopics.copy, async (payload, row) => {
    const { orderId, kind, addressId, reason, card } = payloadShape.parse(payload);
    const order = await orders.get(db, orderId);
    // Looked for again: an address that was removed meanwhile gets nothing.
    const address = (await accounts.notificationAddresses.confirmedOf(db, order.accountId)).find(
      ({ id }) => id === addressId,
    );
    if (address === undefined) return;
    const mail = orderMail(kind, order, {
      secret: orders.secretOf(order),
      publicUrl: publicUrl(),
      id: row.id,
      countryName: (await countries.getCountryById(db, order.countryId)).name,
      searched: await searchedPlaces(db, research, order),
      reason,
      ...(card === undefined ? {} : { card }),
      ...(kind === 'report' ? { thinReason: await thinReasonOf(deps, order) } : {}),
      copy: { to: address.email, stopToken: address.token },
    });
    const attachments = kind === 'report' ? await reportAttachments(deps, order) : [];
    try {
      await mailer.send({ ...mail, attachments });
      const { revision } = order;
      if (kind === 'report') await deps.recipients.note(db, { orderId, revision, email: address.email });
    } catch (error) {
      // The customer has the mail; what a copy's mailbox refuses nobody of ours can mend.
      if (!(error instanceof MailRefused)) throw error;
      if (error.at === 'content') throw new GiveUp(error.message);
    }
  });

  return {
    async enqueue(tx, order, key, copied) {
      const addresses = await accounts.notificationAddresses.confirmedOf(tx, order.accountId);
      for (const { id, email } of addresses) {
        if (email.toLowerCase() === order.email.toLowerCase()) continue;
        const payload = { ...copied, orderId: order.id, addressId: id };
        await outbox.enqueue(tx, { topic: orderTopics.copy, key: `${key}:copy:${id}`, payload });
      }
    },
  };
}
