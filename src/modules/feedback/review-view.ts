import type { Locale, Localized } from '#kernel/locale.ts';
import type { Db } from '#platform/database/kysely.ts';
import { maxReviewHistory, type OwnReview, type PublicReview, type StaffReview } from './contract.ts';
import type { Review, ReviewEventRow } from './review.ts';

/** How the room learns what a country is called: another room's business, handed in by the app. */
export type CountryOf = (db: Db, id: number) => Promise<Readonly<{ code: string; name: Localized }>>;

/** Published reviews as everybody reads them. */
export async function toPublicReviews(
  deps: { db: Db; countryOf: CountryOf },
  reviews: readonly Review[],
  locale: Locale,
): Promise<PublicReview[]> {
  const nameOf = await countryNames(deps, reviews, locale);
  return reviews.flatMap((review) => {
    const { id, authorName, companyName, countryId, rating, text, reply, publishedAt } = review;
    if (publishedAt === null) return [];
    const shown = { id, authorName, companyName, rating, text, locale: review.locale, reply };
    return [{ ...shown, ...nameOf(countryId), publishedAt: publishedAt.toISOString() }];
  });
}

/** Reviews as the staff see them, each with what happened to it. */
export async function toStaffReviews(
  deps: { db: Db; countryOf: CountryOf },
  reviews: readonly Review[],
  events: readonly ReviewEventRow[],
  locale: Locale,
): Promise<StaffReview[]> {
  const nameOf = await countryNames(deps, reviews, locale);
  const byReview = Map.groupBy(events, ({ reviewId }) => reviewId);
  return reviews.map((review) => ({
    ...toOwnReview(review),
    ...nameOf(review.countryId),
    orderId: review.orderId,
    history: (byReview.get(review.id) ?? [])
      .slice(-maxReviewHistory)
      .map(({ event, state, actor, reason, at }) => ({
        event,
        state,
        actor,
        reason,
        at: at.toISOString(),
      })),
  }));
}

/** A review as its author sees it. */
export function toOwnReview(review: Review): OwnReview {
  const { id, authorName, companyName, rating, text, locale, state, reply, createdAt, publishedAt } = review;
  return {
    id,
    authorName,
    companyName,
    rating,
    text,
    locale,
    state,
    reply,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

async function countryNames(
  { db, countryOf }: { db: Db; countryOf: CountryOf },
  reviews: readonly Review[],
  locale: Locale,
) {
  const ids = [...new Set(reviews.map(({ countryId }) => countryId))];
  const known = new Map(await Promise.all(ids.map(async (id) => [id, await countryOf(db, id)] as const)));
  return (id: number) => {
    const country = known.get(id);
    return { countryCode: country?.code.toLowerCase() ?? '', countryName: country?.name[locale] ?? '' };
  };
}
