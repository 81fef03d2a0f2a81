import type { Selectable } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Reviews } from '#platform/database/schema.ts';
import type { Review, ReviewEventRow } from './review.ts';
import type { ReviewState } from './review-states.ts';
import type { Rating } from './web/review-rules.ts';

export type ReviewChanges = Partial<{
  state: ReviewState;
  reply: string | null;
  publishedAt: Date | null;
  moderatedBy: string | null;
  authorName: string;
  companyName: string | null;
  assigneeId: string | null;
}>;

export async function insertReview(tx: Tx, review: Review, dueAt: Date): Promise<void> {
  await tx
    .insertInto('reviews')
    .values({
      id: review.id,
      order_id: review.orderId,
      author_name: review.authorName,
      company_name: review.companyName,
      country_id: review.countryId,
      rating: review.rating,
      text: review.text,
      locale: review.locale,
      state: review.state,
      created_at: review.createdAt,
      due_at: dueAt,
    })
    .execute();
}

/** Reads a review; `lock` keeps others from changing it until the transaction ends. */
export async function findReview(
  db: Db | Tx,
  by: { id: string } | { orderId: string },
  lock = false,
): Promise<Review | undefined> {
  const row = await db
    .selectFrom('reviews')
    .selectAll()
    .$if('id' in by, (q) => q.where('id', '=', 'id' in by ? by.id : ''))
    .$if('orderId' in by, (q) => q.where('order_id', '=', 'orderId' in by ? by.orderId : ''))
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function updateReview(tx: Tx, id: string, changes: ReviewChanges): Promise<Review> {
  const row = await tx
    .updateTable('reviews')
    .set(columnsOf(changes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

/** What is published the newest first; what waits or was refused in the order it came. */
export async function listReviews(
  db: Db,
  filter: { state: ReviewState; limit: number; offset: number },
): Promise<Review[]> {
  const { state, limit, offset } = filter;
  const isPublished = state === 'published';
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('state', '=', state)
    .orderBy(isPublished ? 'published_at' : 'created_at', isPublished ? 'desc' : 'asc')
    .orderBy('id', isPublished ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(fromRow);
}

/** How many reviews of `state` have which rating; ratings that nobody gave are left out. */
export async function countByRating(
  db: Db,
  state: ReviewState,
): Promise<{ rating: Rating; count: number }[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('state', '=', state)
    .groupBy('rating')
    .execute();
  return rows.map(({ rating, count }) => ({ rating: rating as Rating, count })); // CHECK of the table
}

export async function insertReviewEvent(
  tx: Tx,
  event: {
    reviewId: string;
    from: string | null;
    event: string;
    to: string;
    actor: string;
    reason: string | null;
    at: Date;
  },
): Promise<void> {
  const { reviewId, from, to, ...rest } = event;
  await tx
    .insertInto('review_events')
    .values({ review_id: reviewId, from_state: from, to_state: to, ...rest })
    .execute();
}

export async function listReviewEvents(db: Db | Tx, reviewIds: readonly string[]): Promise<ReviewEventRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .selectFrom('review_events')
    .select(['review_id as reviewId', 'event', 'to_state as state', 'actor', 'reason', 'at'])
    .where('review_id', 'in', [...reviewIds])
    .orderBy('id')
    .execute();
}

/** What is left out of the changes stays as it is. */
function columnsOf(changes: ReviewChanges) {
  return {
    state: changes.state,
    reply: changes.reply,
    published_at: changes.publishedAt,
    moderated_by: changes.moderatedBy,
    author_name: changes.authorName,
    company_name: changes.companyName,
    assignee_id: changes.assigneeId,
  };
}

function fromRow(row: Selectable<Reviews>): Review {
  return {
    id: row.id,
    orderId: row.order_id,
    authorName: row.author_name,
    companyName: row.company_name,
    countryId: row.country_id,
    rating: row.rating as Rating, // CHECK of the table
    text: row.text,
    locale: row.locale as Locale, // CHECK of the table
    state: row.state as ReviewState, // CHECK of the table
    reply: row.reply,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    moderatedBy: row.moderated_by,
  };
}
