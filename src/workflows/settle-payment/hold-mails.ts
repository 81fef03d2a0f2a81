import { z } from 'zod';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { mailBody } from '#platform/mail/layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';

const payloadShape = z.object({ orderId: z.string() });

/** Tells our own address that a hold could not be renewed: the report has to be out before it ends, or the payer is asked. */
export function registerHoldMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  orders: OrdersService;
  payments: PaymentsService;
  contactEmail: string;
  publicUrl: () => string;
}): void {
  const { db, outbox, mailer, orders, payments, contactEmail } = deps;
  outbox.on(orderTopics.hold, async (payload, { id }) => {
    const { orderId } = payloadShape.parse(payload);
    const { number } = await orders.get(db, orderId);
    const { state, captureBefore } = await payments.getActive(db, orderId);
    const publicUrl = deps.publicUrl();
    const subject = `The hold of order ${number} could not be renewed`;
    const end = captureBefore?.toISOString().replace('T', ' ').slice(0, 16);
    const body = mailBody({
      locale: 'en',
      title: subject,
      lines: [
        'The payer’s bank did not agree to hold the amount once more. The customer has been told, and nothing was charged.',
        state === 'authorised' && end !== undefined
          ? `The present hold ends at ${end} UTC. A report needs 24 hours of it when it is sent.`
          : 'The hold before it has ended.',
      ],
      button: { label: 'Open the order', url: `${publicUrl}/staff/orders/${orderId}` },
      footer: 'A report that is finished later waits until its customer has confirmed the payment.',
    });
    const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
    try {
      await mailer.send({ to: contactEmail, subject, messageId, ...body });
    } catch (error) {
      // Our own address refuses: a person has to look. The queue marks the order all the same.
      throw error instanceof MailRefused ? new GiveUp(error.message) : error;
    }
  });
}
