import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { isInWork } from '#modules/orders/order-states.ts';
import { type OrdersService, orderProblems } from '#modules/orders/service.ts';
import type { HitVerdict, Screenings } from '#modules/screening/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OrderScreening } from './contract.ts';
import { viewScreening } from './screening-view.ts';

/** Possible matches with lists, as staff read them and judge them; a verdict becomes part of the dossier in the same transaction. */
export function createJudgeHits(deps: {
  db: Db;
  orders: OrdersService;
  screenings: Pick<Screenings, 'ofOrder' | 'decide'>;
  /** Of research-company: makes the facts of what sources said anew. */
  reassemble: (tx: Tx, orderId: string) => Promise<void>;
  /** Makes ready what assembling needs, outside of its transactions. */
  prepare: () => Promise<void>;
}) {
  const { db, orders, screenings, reassemble, prepare } = deps;

  async function view(orderId: string, locale: Locale): Promise<OrderScreening> {
    const order = await orders.get(db, orderId);
    return viewScreening(await screenings.ofOrder(db, orderId), { mayJudge: isInWork(order.state), locale });
  }

  return {
    view,
    /** Throws Problem 404 for a hit of another order, 409 where the report is finished or the hit has this verdict already. */
    async judge(orderId: string, hitId: string, verdict: HitVerdict, actor: Actor): Promise<void> {
      await prepare();
      await db.transaction().execute(async (tx) => {
        const { state } = await orders.lock(tx, orderId);
        if (!isInWork(state)) throw new Problem(orderProblems.wrongState);
        await screenings.decide(tx, { orderId, hitId }, verdict, actor);
        await reassemble(tx, orderId);
      });
    },
  };
}

export type JudgeHits = ReturnType<typeof createJudgeHits>;
