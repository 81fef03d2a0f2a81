import { visitor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { type ReviewsService, toOwnReview } from '#modules/feedback/service.ts';
import { isReportSent } from '#modules/orders/order-states.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { once } from '#platform/http/idempotency.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { OrderReview, reviewOrder } from './contract.ts';
import { reviewOrderProblems } from './problems.ts';

export interface ReviewOrder {
  /** Throws 404 for a link that is nobody's. */
  get(secret: string): Promise<OrderReview>;
  /** Throws 404, 409 before the delivery or for a second review, 400 with the refused fields. */
  write(
    secret: string,
    body: BodyOf<typeof reviewOrder>,
    caller: { locale: Locale; idempotencyKey: string | undefined },
  ): Promise<OrderReview>;
}

/** The story from a delivered report to a word about it; the secret link is the key. */
export function createReviewOrder(deps: {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  orders: OrdersService;
  reviews: ReviewsService;
}): ReviewOrder {
  const { db, clock, secrets, orders, reviews } = deps;

  async function get(secret: string): Promise<OrderReview> {
    const order = await orders.getBySecret(db, secret);
    const review = await reviews.findByOrder(db, order.id);
    const mayReview = review === undefined && isReportSent(order.state);
    return { mayReview, review: review === undefined ? null : toOwnReview(review) };
  }

  return {
    get,
    async write(secret, body, { locale, idempotencyKey }) {
      const { id } = await orders.getBySecret(db, secret);
      const deduplication = { db, clock, seal: secrets.seal, unseal: secrets.unseal };
      // Whoever has the order's link is its customer, signed in or not.
      const request = { scope: `review-order ${id}`, caller: visitor, key: idempotencyKey, body };
      // The kept answer is the id alone: an erased review must not live on in it.
      await once<string>(deduplication, request, (keep) =>
        db.transaction().execute(async (tx) => {
          // The lock also makes a second review at the same moment wait for the first.
          const order = await orders.lock(tx, id);
          if (!isReportSent(order.state)) throw new Problem(reviewOrderProblems.notDelivered);
          const review = await reviews.submit(tx, order, body, locale);
          await keep(tx, review.id);
          return review.id;
        }),
      );
      return get(secret);
    },
  };
}
