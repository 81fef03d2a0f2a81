import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { PublicReview } from '#modules/feedback/contract.ts';
import { PageLinks } from '../../paging/PageLinks.tsx';
import { pageCount, pageSize } from '../../paging/pager.ts';
import { useReviewsWords } from '../texts/words.ts';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './ReviewList.module.css';

type ReviewListProps = { reviews: readonly PublicReview[]; page: number; total: number };

/** A page of reviews; while another one is fetched, the shapes of reviews stand in its place. */
export function ReviewList({ reviews, page, total }: ReviewListProps) {
  const words = useReviewsWords();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    // The link that was pressed is elsewhere now: reading goes on where the reviews begin.
    if (shown.current !== page) heading.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  const isLoading = location?.pathname === pathname;
  const first = (page - 1) * pageSize + 1;
  return (
    <section aria-labelledby="all-reviews" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="all-reviews" className={styles.title} ref={heading} tabIndex={-1}>
          {words.listTitle}
        </h2>
        <p className={styles.range} role="status">
          {isLoading ? words.loading : words.range(first, first + reviews.length - 1, total)}
        </p>
      </div>
      {isLoading ? (
        <Skeleton count={reviews.length} />
      ) : (
        <ol start={first}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ol>
      )}
      <PageLinks page={page} count={pageCount(total)} addressOf={addressOf} words={words} />
    </section>
  );
}

function Skeleton({ count }: { count: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.shape}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

/** The first page has one address only. */
function addressOf(page: number): string {
  return page === 1 ? '?' : `?page=${page}`;
}
