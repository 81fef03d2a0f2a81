import { Link } from 'react-router';
import type { OwnReview as Review } from '#modules/feedback/contract.ts';
import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { Stars } from '../../feedback/reviews/Stars.tsx';
import { Thanks } from '../../feedback/Thanks.tsx';
import { useReviewsWords } from '../../feedback/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useReviewWords } from '../texts/words.ts';
import styles from './OwnReview.module.css';

const tones: Readonly<Record<Review['state'], BadgeTone>> = {
  pending: 'info',
  published: 'good',
  refused: 'plain',
};

/** The review that was written, and whether others can read it. */
export function OwnReview({ review, isNew }: { review: Review; isNew: boolean }) {
  const words = useReviewWords();
  const reviews = useReviewsWords();
  const { to } = useTexts();
  const { state, rating, text, authorName, companyName, reply } = review;
  return (
    <section className={styles.review} id="review" aria-labelledby="review-title">
      <div className={styles.head}>
        <h2 id="review-title">{words.yours}</h2>
        <Badge tone={tones[state]}>{words.state[state]}</Badge>
      </div>
      {isNew ? <Thanks isNew>{words.sent}</Thanks> : <p>{words.means[state]}</p>}
      {state === 'pending' ? null : (
        <p>
          {state === 'published' ? (
            <Link to={to('/feedbacks')}>{words.toReviews}</Link>
          ) : (
            <Link to={to('/contact')}>{words.toContact}</Link>
          )}
        </p>
      )}
      <blockquote className={styles.quote}>
        <Stars rating={rating} label={reviews.rating(rating)} />
        <p className={styles.text} lang={review.locale}>
          {text}
        </p>
        <p className={styles.author}>{companyName === null ? authorName : `${authorName}, ${companyName}`}</p>
      </blockquote>
      {reply === null ? null : (
        <div>
          <p className={styles.replyTitle}>{words.reply}</p>
          <p className={styles.text}>{reply}</p>
        </div>
      )}
    </section>
  );
}
