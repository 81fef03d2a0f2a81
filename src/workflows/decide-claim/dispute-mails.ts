import { z } from 'zod';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellDesk } from '#platform/mail/send-or-give-up.ts';

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
  const { db, outbox, orders } = deps;
  outbox.on(orderTopics.dispute, async (payload, { id }) => {
    const { orderId } = payloadShape.parse(payload);
    const { number } = await orders.get(db, orderId);
    await tellDesk(deps, {
      rowId: id,
      subject: `Chargeback on order ${number}`,
      lines: [
        'The bank of the payer has taken this payment back.',
        'Take the evidence pack at the order and hand it in at the card gateway before its day.',
      ],
      button: { label: 'Open the order', path: `/staff/orders/${orderId}` },
      footer: 'While a chargeback is open nothing is refunded beside it.',
    });
  });
}
