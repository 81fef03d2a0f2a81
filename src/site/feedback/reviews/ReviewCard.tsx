import type { PublicReview } from '#modules/feedback/contract.ts';
import { formatDay } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useReviewsWords } from '../texts/words.ts';
import styles from './ReviewCard.module.css';
import { Stars } from './Stars.tsx';

/** One published review with our answer; its text is in the language of its author. */
export function ReviewCard({ review }: { review: PublicReview }) {
  const words = useReviewsWords();
  const { locale } = useTexts();
  const { authorName, companyName, countryCode, countryName, rating, text, publishedAt, reply } = review;
  return (
    <article className={styles.card} aria-labelledby={`review-${review.id}`}>
      <header className={styles.head}>
        <Stars rating={rating} label={words.rating(rating)} />
        <time className={styles.date} dateTime={publishedAt.slice(0, 10)}>
          {formatDay(publishedAt, locale)}
        </time>
      </header>
      {review.locale === locale ? null : <p className={styles.language}>{words.writtenIn(review.locale)}</p>}
      <p className={styles.text} lang={review.locale}>
        {text}
      </p>
      <footer className={styles.foot}>
        <h3 className={styles.author} id={`review-${review.id}`}>
          {companyName === null ? authorName : `${authorName}, ${companyName}`}
        </h3>
        <p className={styles.country}>
          <Flag code={countryCode} />
          {words.reportOn(countryName)}
        </p>
      </footer>
      {reply === null ? null : (
        <div className={styles.reply}>
          <p className={styles.replyTitle}>{words.reply}</p>
          <p className={styles.text}>{reply}</p>
        </div>
      )}
    </article>
  );
}
