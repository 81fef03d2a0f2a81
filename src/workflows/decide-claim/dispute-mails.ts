import { z } from 'zod';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { mailBody } from '#platform/mail/layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';

const payloadShape = z.object({ orderId: z.string() });

/** Tells our own address that a bank has taken a payment back: evidence is taken for a few days only. */
export function registerDisputeMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  orders: OrdersService;
  contactEmail: string;
  publicUrl: () => string;
}): void {
  const { db, outbox, mailer, orders, contactEmail } = deps;
  outbox.on(orderTopics.dispute, async (payload, { id }) => {
    const { orderId } = payloadShape.parse(payload);
    const { number } = await orders.get(db, orderId);
    const publicUrl = deps.publicUrl();
    const subject = `Chargeback on order ${number}`;
    const body = mailBody({
      locale: 'en',
      title: subject,
      lines: [
        'The bank of the payer has taken this payment back.',
        'Take the evidence pack at the order and hand it in at the card gateway before its day.',
      ],
      button: { label: 'Open the order', url: `${publicUrl}/staff/orders/${orderId}` },
      footer: 'While a chargeback is open nothing is refunded beside it.',
    });
    const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
    try {
      await mailer.send({ to: contactEmail, subject, messageId, ...body });
    } catch (error) {
      // Our own address refuses: a person has to look. The dispute stands at the order all the same.
      throw error instanceof MailRefused ? new GiveUp(error.message) : error;
    }
  });
}
