import type { PublicReview, ReviewSummaryView } from '#modules/feedback/contract.ts';
import type { Schema } from '../../layout/StructuredData.tsx';

/** Reviews for machines; undefined while there are none, because a rating of nobody is an invention. */
export function reviewSchema(
  reviews: readonly PublicReview[],
  { count, average }: ReviewSummaryView,
  seller: { name: string; url: string },
): Readonly<Record<string, Schema>> | undefined {
  if (average === null) return undefined;
  const bounds = { bestRating: 5, worstRating: 1 };
  return {
    '@type': 'Organization',
    ...seller,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...bounds },
    review: reviews.map(({ authorName, publishedAt, rating, text, locale }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: authorName },
      datePublished: publishedAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...bounds },
      reviewBody: text,
      inLanguage: locale,
    })),
  };
}
