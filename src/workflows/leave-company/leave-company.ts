import type { Actor } from '#kernel/actor.ts';
import type { AccountsService, Departure } from '#modules/accounts/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

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
}): LeaveCompany {
  const { db, accounts, orders, debts } = deps;

  async function passOn(tx: Tx, { director, ...who }: Departure): Promise<void> {
    for (const order of await orders.lockForEntity(tx, who)) await orders.passOn(tx, order, director);
  }

  return {
    remove: (actor, memberId) =>
      db
        .transaction()
        .execute(async (tx) => passOn(tx, await accounts.legalEntities.remove(tx, actor, memberId))),
    handOver: (actor, memberId) =>
      db.transaction().execute(async (tx) => {
        const { from, to } = await accounts.legalEntities.handOver(tx, actor, memberId);
        // The limit was given to the company, and it is the company that owes.
        await debts.passOn(tx, { from, to, actor, reason: 'the directorship was handed over' });
      }),
    leave: (actor) =>
      db.transaction().execute(async (tx) => passOn(tx, await accounts.legalEntities.leave(tx, actor))),
  };
}
