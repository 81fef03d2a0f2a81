import { z } from 'zod';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { mailBody } from '#platform/mail/layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';

const payloadShape = z.object({ orderId: z.string(), claimId: z.string() });

/** Tells our own address that a claim has come; what it says is read at the order, behind the staff's sign-in. */
export function registerClaimMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  orders: OrdersService;
  contactEmail: string;
  publicUrl: () => string;
}): void {
  const { db, outbox, mailer, orders, contactEmail } = deps;
  outbox.on(orderTopics.claim, async (payload, { id }) => {
    const { orderId } = payloadShape.parse(payload);
    const { number } = await orders.get(db, orderId);
    const publicUrl = deps.publicUrl();
    const subject = `Claim about the report of order ${number}`;
    const body = mailBody({
      locale: 'en',
      title: subject,
      lines: [
        'A customer says that something is wrong in a delivered report.',
        'Confirm it within 1 business day.',
      ],
      button: { label: 'Open the order', url: `${publicUrl}/staff/orders/${orderId}` },
      footer: 'Somebody who did not write the report decides within 10 business days.',
    });
    const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
    try {
      await mailer.send({ to: contactEmail, subject, messageId, ...body });
    } catch (error) {
      // Our own address refuses: a person has to look. The claim stands at the order all the same.
      throw error instanceof MailRefused ? new GiveUp(error.message) : error;
    }
  });
}
