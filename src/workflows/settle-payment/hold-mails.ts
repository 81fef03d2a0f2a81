import { z } from 'zod';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellDesk } from '#platform/mail/send-or-give-up.ts';

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
  const { db, outbox, orders, payments } = deps;
  outbox.on(orderTopics.hold, async (payload, { id }) => {
    const { orderId } = payloadShape.parse(payload);
    const { number } = await orders.get(db, orderId);
    const { state, captureBefore } = await payments.getActive(db, orderId);
    const end = captureBefore?.toISOString().replace('T', ' ').slice(0, 16);
    await tellDesk(deps, {
      rowId: id,
      subject: `The hold of order ${number} could not be renewed`,
      lines: [
        'The payer’s bank did not agree to hold the amount once more. The customer has been told, and nothing was charged.',
        state === 'authorised' && end !== undefined
          ? `The present hold ends at ${end} UTC. A report needs 24 hours of it when it is sent.`
          : 'The hold before it has ended.',
      ],
      button: { label: 'Open the order', path: `/staff/orders/${orderId}` },
      footer: 'A report that is finished later waits until its customer has confirmed the payment.',
    });
  });
}
