import { type Actor, actorName, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Localized } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import {
  createOpenOrder,
  isWaitDay,
  type Order,
  type OrderKey,
  type OrdersService,
  orderProblems,
  orderTopics,
  type ShareOffer,
  type ShareOffersService,
  waitEnd,
} from '#modules/orders/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import { completenessPercent, type Dossier, type ReportsService } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { ShareAnswer } from './contract.ts';

/** A report with little in it: its buyer is asked, and what the buyer said is done. */
export function createOfferShare(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  accounts: Readonly<{ legalEntities: Pick<AccountsService['legalEntities'], 'standingOf'> }>;
  payments: PaymentsService;
  reports: ReportsService;
  shareOffers: ShareOffersService;
}) {
  const { db, clock, outbox, orders, payments, reports, shareOffers } = deps;
  const open = createOpenOrder({ db, orders, accounts: deps.accounts });

  /** From now on the share is the price, and the report is sealed as it was approved. */
  async function take(
    tx: Tx,
    order: Order,
    offer: ShareOffer,
    by: 'take' | 'silence',
    actor: Actor = system,
  ): Promise<void> {
    const dossier = await reports.getDossier(tx, order.id, order.revision);
    await reports.sealDossier(tx, dossier.id, offer.askedBy, offer.reason);
    await shareOffers.decide(tx, offer, by);
    await orders.apply(tx, order.id, 'take_share', {
      actor,
      changes: { agreedMinor: offer.share.amountMinor },
    });
    const key = `o${order.id}:deliver:${order.revision}`;
    await outbox.enqueue(tx, { topic: orderTopics.deliver, key, payload: { orderId: order.id } });
  }

  async function wait(tx: Tx, order: Order, offer: ShareOffer, day: string, actor: Actor) {
    const until = waitEnd(day);
    if (!isWaitDay(offer, until, clock.now())) throw new Problem(orderProblems.waitDayWrong);
    await shareOffers.decide(tx, offer, 'wait', until);
    const changes = {
      dueMax: until,
      ...(order.dueMin !== null && order.dueMin > until ? { dueMin: until } : {}),
    };
    await orders.apply(tx, order.id, 'wait_for_more', { actor, changes });
  }

  return {
    /** Asks the buyer of a report that has just been approved: the order is `share_offered`, and its dossier rests as it is. */
    async ask(
      tx: Tx,
      order: Order,
      dossier: Dossier,
      asked: { reason: Localized; actor: Actor },
    ): Promise<void> {
      await shareOffers.ask(tx, {
        orderId: order.id,
        revision: order.revision,
        price: order.tariff.price,
        completenessPercent: completenessPercent(dossier),
        reason: asked.reason,
        askedBy: actorName(asked.actor),
      });
    },

    /** Does what the buyer says. Problem 409 where nothing is asked, or another share than the one that was shown. */
    async choose(
      key: OrderKey,
      { choice, waitUntil, shareMinor }: ShareAnswer,
    ): Promise<{ state: OrderState }> {
      const { order: found, actor } = await open(key, 'settle');
      const { id } = found;
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        const offer = await shareOffers.latest(tx, id);
        if (offer === undefined || !isAsked(order.state)) throw new Problem(orderProblems.wrongState);
        if (shareMinor !== undefined && shareMinor !== offer.share.amountMinor)
          throw new Problem(orderProblems.wrongState);
        if (choice === 'take') await take(tx, order, offer, 'take', actor);
        else if (choice === 'wait') await wait(tx, order, offer, waitUntil ?? '', actor);
        else {
          await payments.releaseAll(tx, id, actor);
          await shareOffers.decide(tx, offer, 'cancel');
          await orders.apply(tx, id, 'cancel', { actor });
        }
      });
      return { state: (await orders.get(db, id)).state };
    },

    take,
  };
}

export type OfferShare = ReturnType<typeof createOfferShare>;

/** Something is asked of the buyer, or was answered with a wait that is not over. */
const isAsked = (state: OrderState) => state === 'share_offered' || state === 'awaiting_more';
