import { type ReasonCode, visitor } from '#kernel/actor.ts';
import { type OrdersService, orderTopics, type Readdress } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

const act = { actor: visitor, reason: 'given_on_page' satisfies ReasonCode };
/** So often a customer has one mail sent again; then staff help. */
const most = { times: 5, beyond: 'refuse' } as const;

/**
 * Where mails of an order go from now on, said by whoever has its link after one came back or was refused. What did not arrive goes
 * there at once. Nothing of it touches money: a capture follows a delivery alone.
 */
export function createGiveAddress(deps: {
  db: Db;
  outbox: Outbox;
  orders: OrdersService;
  readdress: Readdress;
}) {
  const { db, outbox, orders, readdress } = deps;
  /** Throws 409 where no mail of the order is known not to arrive, or it was asked for too often. */
  return async (secret: string, email: string): Promise<{ email: string }> => {
    const { id } = await orders.getBySecret(db, secret);
    const work = await db.transaction().execute(async (tx) => {
      const next = await readdress.change(tx, await orders.lock(tx, id), email, act, most);
      if (next !== undefined) await outbox.enqueue(tx, { ...next, topic: orderTopics[next.topic] });
      return next;
    });
    if (work !== undefined) await outbox.runNow(work.key);
    return { email };
  };
}

export type GiveAddress = ReturnType<typeof createGiveAddress>;
