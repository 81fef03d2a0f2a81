import { z } from 'zod';
import { type Clock, minuteMs } from '#kernel/clock.ts';
import {
  type OrdersService,
  orderTopics,
  type ReturnedMails,
  returnEvents,
} from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { raisesProblem } from './raises-problem.ts';

const payloadShape = z.object({
  mailId: z.uuid(),
  kind: z.enum(returnEvents),
  status: z.string().max(20),
  words: z.string().max(500),
});

/** A return may be here before it is written down that the mail was taken; so long it is looked for again. */
const lookedForMs = 15 * minuteMs;

/**
 * What follows when a mail comes back after the mail server has taken it: the order stays where it is, staff and customer see that
 * the mail did not arrive. Each return of a mail counts once, however often it is brought.
 */
export function registerReturns(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  returnedMails: ReturnedMails;
}): void {
  const { db, clock, outbox, orders, returnedMails } = deps;
  outbox.on(
    orderTopics.returned,
    async (payload, row) => {
      const { mailId, kind, status, words } = payloadShape.parse(payload);
      const known = await returnedMails.find(db, mailId);
      if (known === undefined) {
        if (clock.now().getTime() - row.triesSince.getTime() < lookedForMs)
          throw new Error('a mail came back that is not written down yet');
        return; // its order's customer was erased, or a later attempt is the one that counts
      }
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, known.orderId);
        // It may have been erased while we waited for the lock.
        const mail = await returnedMails.find(tx, mailId);
        if (mail === undefined || !(await returnedMails.note(tx, mail, { event: kind, status }))) return;
        if (!raisesProblem(kind, mail, order, await returnedMails.isSentAnew(tx, mail))) return;
        const problem = ['the mail came back', status, words].filter((part) => part !== '').join(': ');
        await orders.noteDeliveryProblem(tx, order.id, problem);
      });
    },
    { forgetsPayload: true },
  );
}
