import type { Locale } from '#kernel/locale.ts';
import type { ReviewState } from './review-states.ts';
import type { Rating } from './web/review-rules.ts';

/** What the customer of a delivered order says about it. */
export type Review = Readonly<{
  id: string;
  orderId: string;
  authorName: string;
  companyName: string | null;
  /** The country the report was about. */
  countryId: number;
  rating: Rating;
  text: string;
  locale: Locale;
  state: ReviewState;
  /** Our public answer. */
  reply: string | null;
  createdAt: Date;
  publishedAt: Date | null;
  moderatedBy: string | null;
}>;

/** How published reviews stand together; `average` is null while there is none. */
export type ReviewSummary = Readonly<{
  count: number;
  average: number | null;
  byRating: Readonly<Record<Rating, number>>;
}>;

export type ReviewEventRow = Readonly<{
  reviewId: string;
  event: string;
  state: string;
  actor: string;
  reason: string | null;
  at: Date;
}>;
