import { useLoaderData } from 'react-router';
import type { PageHandle } from '../api/server-context.ts';
import { NoReviews } from '../feedback/reviews/NoReviews.tsx';
import { RatingSummary } from '../feedback/reviews/RatingSummary.tsx';
import { ReviewList } from '../feedback/reviews/ReviewList.tsx';
import { reviewSchema } from '../feedback/reviews/review-schema.ts';
import styles from '../feedback/reviews/reviews-columns.module.css';
import { readReviews } from '../feedback/reviews/reviews-page.server.ts';
import { WhoMayReview } from '../feedback/reviews/WhoMayReview.tsx';
import { useReviewsWords } from '../feedback/texts/words.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useRootInfo } from '../layout/root-info.ts';
import { StructuredData } from '../layout/StructuredData.tsx';
import { useTexts } from '../texts/use-texts.tsx';

/** Cached by the server until what is published changes. */
export const handle: PageHandle = { isShared: true, isDeferred: true };

export const loader = readReviews;

export default function Feedbacks() {
  const words = useReviewsWords();
  const { shell } = useTexts();
  const info = useRootInfo();
  const { reviews, total, summary, page } = useLoaderData<typeof loader>();
  const seller = { name: info?.seller?.name ?? shell.siteName, url: info?.publicUrl ?? '' };
  const schema = reviewSchema(reviews, summary, seller);
  return (
    <Page isWide>
      <PageHead title={page === 1 ? words.title : words.titleOfPage(page)} description={words.description} />
      {schema === undefined ? null : <StructuredData key={page} data={schema} />}
      <header className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <div className={styles.columns}>
        {total === 0 ? <NoReviews /> : <ReviewList reviews={reviews} page={page} total={total} />}
        <aside className={styles.side} aria-label={words.aside}>
          <RatingSummary summary={summary} />
          <WhoMayReview />
        </aside>
      </div>
    </Page>
  );
}
