import type { Actor, ReasonCode } from '#kernel/actor.ts';
import type { AccountsService, Departure } from '#modules/accounts/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import { type Order, type OrdersService, orderTopics, type Readdress } from '#modules/orders/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

export interface LeaveCompany {
  /** Throws 404 `unknown_member`, 409 `hand_over_first` for oneself. */
  remove(actor: Actor, memberId: string): Promise<void>;
  /** Throws 404 `unknown_member`, 409 `member_disabled`. */
  handOver(actor: Actor, memberId: string): Promise<void>;
  /** Throws 409 `hand_over_first` for a Director, `not_a_member`. */
  leave(actor: Actor): Promise<void>;
}

/** The end of a membership: access ends with it, and what was ordered for the company stays there. */
export function createLeaveCompany(deps: {
  db: Db;
  accounts: Pick<AccountsService, 'legalEntities'>;
  orders: OrdersService;
  debts: Pick<DebtsService, 'passOn'>;
  readdress: Readdress;
  outbox: Pick<Outbox, 'enqueue'>;
}): LeaveCompany {
  const { db, accounts, orders, debts, readdress, outbox } = deps;

  /** What could not be delivered to who has gone is sent to the Director. */
  async function readdressed(tx: Tx, order: Order, to: { email: string; actor: Actor }): Promise<void> {
    if (order.deliveryProblem === null || order.state === 'sending') return;
    const act = { actor: to.actor, reason: 'left_company' satisfies ReasonCode };
    const work = await readdress.change(tx, order, to.email, act, { times: 5, beyond: 'keep' });
    if (work !== undefined) await outbox.enqueue(tx, { ...work, topic: orderTopics[work.topic] });
  }

  async function passOn(tx: Tx, departure: Departure, actor: Actor): Promise<void> {
    const { email } = departure.director;
    for (const order of await orders.lockForEntity(tx, departure)) {
      await readdressed(tx, order, { email, actor });
      await orders.passOn(tx, order, departure);
    }
  }

  return {
    remove: (actor, memberId) =>
      db
        .transaction()
        .execute(async (tx) => passOn(tx, await accounts.legalEntities.remove(tx, actor, memberId), actor)),
    handOver: (actor, memberId) =>
      db.transaction().execute(async (tx) => {
        const { from, to } = await accounts.legalEntities.handOver(tx, actor, memberId);
        // The limit was given to the company, and it is the company that owes.
        await debts.passOn(tx, { from, to, actor, reason: 'handed_over' satisfies ReasonCode });
      }),
    leave: (actor) =>
      db
        .transaction()
        .execute(async (tx) => passOn(tx, await accounts.legalEntities.leave(tx, actor), actor)),
  };
}
