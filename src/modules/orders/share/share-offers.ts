import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Localized } from '#kernel/locale.ts';
import { type Money, money } from '#kernel/money.ts';
import {
  shareAnswerDays,
  shareOfPrice,
  sharePercentOf,
  shareWaitDays,
} from '#kernel/reports/price-shares.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type ShareChoice, type ShareOffer, waitEnd } from './share-offer.ts';
import {
  decideOffer,
  insertOffer,
  listOffers,
  listUnanswered,
  listWaited,
} from './share-offers-repository.ts';

export { approvalEvent, isWaitDay, type ShareOffer, waitEnd } from './share-offer.ts';
export { viewShareOffer } from './share-offer-shape.ts';

const batch = 50;

/** Questions to the buyers of reports with little in them. */
export function createShareOffers({ clock }: { clock: Clock }) {
  const add = async (
    tx: Tx,
    asked: Pick<
      ShareOffer,
      'orderId' | 'revision' | 'completenessPercent' | 'sharePercent' | 'share' | 'reason' | 'askedBy'
    >,
    waitLatest: Date,
    at: Date,
  ): Promise<ShareOffer> => {
    const offer: ShareOffer = {
      ...asked,
      id: uuidv7(at),
      askedAt: at,
      answerBy: new Date(at.getTime() + shareAnswerDays * dayMs),
      waitLatest,
      choice: null,
      decidedAt: null,
      waitUntil: null,
    };
    await insertOffer(tx, offer);
    return offer;
  };
  return {
    /** Writes the question down. However often an order is asked, its waits end with the first question's. */
    async ask(
      tx: Tx,
      asked: Readonly<{
        orderId: string;
        revision: number;
        price: Money;
        completenessPercent: number;
        reason: Localized;
        askedBy: string;
      }>,
    ): Promise<ShareOffer> {
      const at = clock.now();
      const [first] = await listOffers(tx, asked.orderId);
      const { price, ...rest } = asked;
      const sharePercent = sharePercentOf(asked.completenessPercent);
      const terms = {
        ...rest,
        sharePercent,
        share: money(shareOfPrice(price.amountMinor, sharePercent), price.currency),
      };
      return add(tx, terms, first?.waitLatest ?? lastDay(at), at);
    },
    /** The same question once more, because the day has come until which its buyer waited. */
    askAgain: (tx: Tx, offer: ShareOffer): Promise<ShareOffer> => {
      const { orderId, revision, completenessPercent, sharePercent, share, reason, askedBy } = offer;
      const same = { orderId, revision, completenessPercent, sharePercent, share, reason, askedBy };
      return add(tx, same, offer.waitLatest, clock.now());
    },
    decide: (tx: Tx, { id }: ShareOffer, choice: ShareChoice, waitUntil: Date | null = null) =>
      decideOffer(tx, id, { choice, at: clock.now(), waitUntil }),
    list: listOffers,
    /** The question that stands last; undefined where an order was never asked. */
    latest: async (db: Db | Tx, orderId: string) => (await listOffers(db, orderId)).at(-1),
    listUnanswered: (db: Db) => listUnanswered(db, clock.now(), batch),
    listWaited: (db: Db) => listWaited(db, clock.now(), batch),
  };
}

/** The end of the last day until which a question of now may be waited with. */
const lastDay = (at: Date) =>
  waitEnd(new Date(at.getTime() + shareWaitDays * dayMs).toISOString().slice(0, 10));

export type ShareOffersService = ReturnType<typeof createShareOffers>;
