import type { Selectable } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { ShareOffers } from '#platform/database/schema.ts';
import type { ShareChoice, ShareOffer } from './share-offer.ts';

export async function insertOffer(tx: Tx, offer: ShareOffer): Promise<void> {
  const { share } = offer;
  await tx
    .insertInto('share_offers')
    .values({
      id: offer.id,
      order_id: offer.orderId,
      revision: offer.revision,
      completeness_percent: offer.completenessPercent,
      share_percent: offer.sharePercent,
      share_minor: share.amountMinor,
      currency: share.currency,
      reason: JSON.stringify(offer.reason),
      asked_by: offer.askedBy,
      asked_at: offer.askedAt,
      answer_by: offer.answerBy,
      wait_latest: offer.waitLatest,
    })
    .execute();
}

export async function decideOffer(
  tx: Tx,
  id: string,
  { choice, at, waitUntil }: { choice: ShareChoice; at: Date; waitUntil: Date | null },
): Promise<void> {
  await tx
    .updateTable('share_offers')
    .set({ choice, decided_at: at, wait_until: waitUntil })
    .where('id', '=', id)
    .execute();
}

/** The questions of an order, the first one first. */
export async function listOffers(db: Db | Tx, orderId: string): Promise<ShareOffer[]> {
  return (await offersOf(db, orderId)).map(toOffer);
}

const offersOf = compiledOnce((db, orderId: string) =>
  db.selectFrom('share_offers').selectAll().where('order_id', '=', orderId).orderBy('asked_at').orderBy('id'),
);

/** Questions without an answer whose days are over, of orders that still wait for it. */
export async function listUnanswered(db: Db, now: Date, limit: number): Promise<ShareOffer[]> {
  const rows = await db
    .selectFrom('share_offers')
    .innerJoin('orders', 'orders.id', 'share_offers.order_id')
    .selectAll('share_offers')
    .where('orders.state', '=', 'share_offered')
    .where('choice', 'is', null)
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
  return rows.map(toOffer);
}

/** Waits that have come to their day, of orders that nobody has taken up again. */
export async function listWaited(db: Db, now: Date, limit: number): Promise<ShareOffer[]> {
  const rows = await db
    .selectFrom('share_offers')
    .innerJoin('orders', 'orders.id', 'share_offers.order_id')
    .selectAll('share_offers')
    .where('orders.state', '=', 'awaiting_more')
    .where('choice', '=', 'wait')
    .where('wait_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('share_offers as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'share_offers.order_id')
            .whereRef('later.asked_at', '>', 'share_offers.asked_at'),
        ),
      ),
    )
    .orderBy('wait_until')
    .limit(limit)
    .execute();
  return rows.map(toOffer);
}

function toOffer(row: Selectable<ShareOffers>): ShareOffer {
  return {
    id: row.id,
    orderId: row.order_id,
    revision: row.revision,
    completenessPercent: row.completeness_percent,
    sharePercent: row.share_percent,
    share: { amountMinor: row.share_minor, currency: row.currency as Currency }, // copied from a tariff
    reason: readLocalized(row.reason),
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    answerBy: row.answer_by,
    waitLatest: row.wait_latest,
    choice: row.choice as ShareChoice | null, // CHECK of the table
    decidedAt: row.decided_at,
    waitUntil: row.wait_until,
  };
}
