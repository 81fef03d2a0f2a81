import { z } from 'zod';
import { type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellDesk } from '#platform/mail/send-or-give-up.ts';

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
  const { db, outbox, orders } = deps;
  outbox.on(orderTopics.claim, async (payload, { id }) => {
    const { orderId } = payloadShape.parse(payload);
    const { number } = await orders.get(db, orderId);
    await tellDesk(deps, {
      rowId: id,
      subject: `Claim about the report of order ${number}`,
      lines: [
        'A customer says that something is wrong in a delivered report.',
        'Confirm it within 1 business day.',
      ],
      button: { label: 'Open the order', path: `/staff/orders/${orderId}` },
      footer: 'Somebody who did not write the report decides within 10 business days.',
    });
  });
}
