import { type Actor, actorName, visitor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type DueAfter, reviewDays } from './due.ts';
import { feedbackProblems } from './problems.ts';
import type { Page } from './questions.ts';
import type { Review, ReviewEventRow, ReviewSummary } from './review.ts';
import {
  countByRating,
  deleteReview,
  findReview,
  insertReview,
  insertReviewEvent,
  listReviewEvents,
  listReviews,
  type ReviewChanges,
  updateReview,
} from './review-repository.ts';
import { type ReviewEvent, type ReviewState, reviewMachine } from './review-states.ts';
import { words } from './texts/reviews/words.ts';
import { checkReview, isRating, type ReviewFields } from './web/review-rules.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

export interface ReviewsService {
  /**
   * Writes the review of an order that the caller has locked and found delivered; it waits for the staff. Throws 400 with
   * the refused fields, 409 where the order has one.
   */
  submit(
    tx: Tx,
    order: { id: string; countryId: number },
    fields: ReviewFields,
    locale: Locale,
  ): Promise<Review>;
  findByOrder(db: Db | Tx, orderId: string): Promise<Review | undefined>;
  list(
    db: Db,
    filter: Page & { state: ReviewState; reviewId?: string | undefined },
  ): Promise<{ items: Review[]; total: number }>;
  /** Of published reviews only. */
  summary(db: Db): Promise<ReviewSummary>;
  listEvents(db: Db | Tx, reviewIds: readonly string[]): Promise<ReviewEventRow[]>;
  /** Throws 404, and 409 where the table has no such edge. */
  publish(tx: Tx, id: string, staff: Staff): Promise<Review>;
  refuse(tx: Tx, id: string, staff: Staff, reason: string): Promise<Review>;
  reply(tx: Tx, id: string, staff: Staff, reply: string | null): Promise<Review>;
  /** Somebody takes one that waits, or puts it back; throws 404, and 409 for what is decided. */
  assign(tx: Tx, id: string, to: string | null, staff: Staff): Promise<void>;
  /** Erases the review of an order, if there is one: its author may withdraw the consent at any time. */
  erase(tx: Tx, orderId: string, actor: Actor): Promise<boolean>;
  /** Takes name and company off the review of an order, if there is one; what it says stays. */
  anonymise(tx: Tx, orderId: string, actor: Actor): Promise<boolean>;
}

/** Reviews of delivered orders: one an order, shown only after a member of staff has published it. */
export function createReviews(deps: { clock: Clock; dueAfter: DueAfter }): ReviewsService {
  const { clock, dueAfter } = deps;

  async function apply(
    tx: Tx,
    id: string,
    event: ReviewEvent,
    context: { staff: Staff; reason?: string; changes?: ReviewChanges },
  ): Promise<Review> {
    const { staff, reason = null, changes } = context;
    const review = await findReview(tx, { id }, true);
    if (review === undefined) throw new Problem(feedbackProblems.unknownReview);
    const to = reviewMachine.next(review.state, event);
    if (to === undefined) throw new Problem(feedbackProblems.reviewMoved);
    const now = clock.now();
    const moved = await updateReview(tx, id, {
      state: to,
      publishedAt: to === 'published' ? (review.publishedAt ?? now) : null,
      moderatedBy: staff.accountId,
      ...changes,
    });
    const actor = actorName(staff);
    await insertReviewEvent(tx, { reviewId: id, from: review.state, event, to, actor, reason, at: now });
    return moved;
  }

  async function summary(db: Db, state: ReviewState = 'published'): Promise<ReviewSummary> {
    const byRating = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    let count = 0;
    let sum = 0;
    for (const row of await countByRating(db, state)) {
      byRating[row.rating] = row.count;
      count += row.count;
      sum += row.rating * row.count;
    }
    return { count, average: count === 0 ? null : Math.round((sum / count) * 100) / 100, byRating };
  }

  return {
    async submit(tx, order, fields, locale) {
      const faults = checkReview(fields);
      const { rating } = fields;
      if (faults.length > 0 || !isRating(rating))
        throw new Problem(problems.invalidInput, { fields: faults });
      if ((await findReview(tx, { orderId: order.id })) !== undefined)
        throw new Problem(feedbackProblems.reviewExists);
      const now = clock.now();
      const review: Review = {
        id: uuidv7(now),
        orderId: order.id,
        authorName: fields.authorName.trim(),
        companyName: fields.companyName.trim() || null,
        countryId: order.countryId,
        rating,
        text: fields.text.trim(),
        locale,
        state: reviewMachine.initial,
        reply: null,
        createdAt: now,
        publishedAt: null,
        moderatedBy: null,
      };
      await insertReview(tx, review, dueAfter(now, reviewDays));
      await insertReviewEvent(tx, {
        reviewId: review.id,
        from: null,
        event: 'submit',
        to: review.state,
        actor: actorName(visitor),
        reason: null,
        at: now,
      });
      return review;
    },
    findByOrder: (db, orderId) => findReview(db, { orderId }),
    async list(db, { state, page, pageSize, reviewId }) {
      if (reviewId !== undefined) {
        const review = await findReview(db, { id: reviewId });
        return review === undefined ? { items: [], total: 0 } : { items: [review], total: 1 };
      }
      const [items, { count }] = await Promise.all([
        listReviews(db, { state, limit: pageSize, offset: (page - 1) * pageSize }),
        summary(db, state),
      ]);
      return { items, total: count };
    },
    summary: (db) => summary(db),
    listEvents: listReviewEvents,
    publish: (tx, id, staff) => apply(tx, id, 'publish', { staff }),
    refuse: (tx, id, staff, reason) => apply(tx, id, 'refuse', { staff, reason }),
    reply: (tx, id, staff, reply) => apply(tx, id, 'reply', { staff, changes: { reply } }),
    async assign(tx, id, to, staff) {
      const review = await findReview(tx, { id }, true);
      if (review === undefined) throw new Problem(feedbackProblems.unknownReview);
      const { state } = review;
      if (state !== 'pending') throw new Problem(feedbackProblems.reviewMoved);
      await updateReview(tx, id, { assigneeId: to });
      const event = to === null ? 'put_back' : 'assign';
      const row = { reviewId: id, from: state, event, to: state, actor: actorName(staff) };
      await insertReviewEvent(tx, { ...row, reason: null, at: clock.now() });
    },
    async anonymise(tx, orderId, actor) {
      const review = await findReview(tx, { orderId }, true);
      if (review === undefined) return false;
      const { id, state } = review;
      await updateReview(tx, id, { authorName: words[review.locale].nobody, companyName: null });
      const event = { reviewId: id, from: state, event: 'anonymise', to: state, actor: actorName(actor) };
      await insertReviewEvent(tx, { ...event, reason: null, at: clock.now() });
      return true;
    },
    async erase(tx, orderId, actor) {
      const review = await findReview(tx, { orderId }, true);
      if (review === undefined) return false;
      await deleteReview(tx, review.id);
      await insertReviewEvent(tx, {
        reviewId: review.id,
        from: review.state,
        event: 'erase',
        to: 'erased', // no state of the table: there is no review any more
        actor: actorName(actor),
        reason: null,
        at: clock.now(),
      });
      return true;
    },
  };
}
