import { system } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { shareAnswerDays } from '#kernel/reports/price-shares.ts';
import type {
  Order,
  OrdersService,
  SentMails,
  ShareOffer,
  ShareOffersService,
} from '#modules/orders/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OfferShare } from './offer-share.ts';

const maxMails = 500;

/**
 * Ends questions that nobody answered, and waits whose day has come; one that fails does not hold up the others. Silence counts only
 * where the question arrived: its mail was taken five days ago, and nothing came back.
 */
export async function endShareOffers(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  shareOffers: ShareOffersService;
  sentMails: Pick<SentMails, 'list'>;
  offerShare: Pick<OfferShare, 'take'>;
  reportOrder: (orderId: string, error: unknown) => void;
}): Promise<void> {
  const { db, clock, orders, shareOffers, offerShare, reportOrder } = deps;

  async function wasTold({ orderId, askedAt }: ShareOffer): Promise<boolean> {
    const before = clock.now().getTime() - shareAnswerDays * dayMs;
    const mails = await deps.sentMails.list(db, orderId, maxMails);
    return mails.some(
      ({ kind, acceptedAt, isCopy }) =>
        kind === 'share_question' && !isCopy && acceptedAt >= askedAt && acceptedAt.getTime() <= before,
    );
  }

  /** Order locked, its last question read anew: somebody may have answered meanwhile. */
  async function still(
    offer: ShareOffer,
    state: 'share_offered' | 'awaiting_more',
    end: (tx: Tx, order: Order, offer: ShareOffer) => Promise<void>,
  ): Promise<void> {
    try {
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, offer.orderId);
        const latest = await shareOffers.latest(tx, offer.orderId);
        if (order.state !== state || latest?.id !== offer.id || latest.choice !== offer.choice) return;
        await end(tx, order, latest);
      });
    } catch (error) {
      reportOrder(offer.orderId, error);
    }
  }

  for (const offer of await shareOffers.listUnanswered(db)) {
    if (!(await wasTold(offer))) continue;
    await still(offer, 'share_offered', async (tx, order, latest) => {
      if (order.deliveryProblem === null) await offerShare.take(tx, order, latest, 'silence');
    });
  }
  for (const offer of await shareOffers.listWaited(db))
    await still(offer, 'awaiting_more', async (tx, order, latest) => {
      await shareOffers.askAgain(tx, latest);
      await orders.apply(tx, order.id, 'ask_again', { actor: system });
    });
}
