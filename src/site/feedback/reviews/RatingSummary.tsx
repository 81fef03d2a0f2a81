import type { ReviewSummaryView } from '#modules/feedback/contract.ts';
import type { Rating } from '#modules/feedback/web/review-rules.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useReviewsWords } from '../texts/words.ts';
import styles from './RatingSummary.module.css';
import { Stars } from './Stars.tsx';

const bestFirst: readonly Rating[] = [5, 4, 3, 2, 1];

/** The average and how many gave which rating: a table, with the shares drawn as bars. */
export function RatingSummary({ summary }: { summary: ReviewSummaryView }) {
  const words = useReviewsWords();
  const { locale } = useTexts();
  const { count, average, byRating } = summary;
  if (average === null) return null;
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section className={styles.summary} aria-labelledby="rating">
      <h2 id="rating" className="visually-hidden">
        {words.summaryTitle}
      </h2>
      <div className={styles.average}>
        <p className={`${styles.figure} tabular`} aria-hidden="true">
          {tenths.format(average)}
        </p>
        <div>
          <Stars rating={average} label={words.average(tenths.format(average))} isLarge />
          <p className={styles.count}>{words.count(count)}</p>
        </div>
      </div>
      <table className={styles.bars}>
        <caption className="visually-hidden">{words.byRating}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.ratingColumn}</th>
            <th scope="col">{words.shareColumn}</th>
            <th scope="col">{words.countColumn}</th>
          </tr>
        </thead>
        <tbody>
          {bestFirst.map((rating) => (
            <tr key={rating}>
              <th scope="row">{words.stars(rating)}</th>
              <td className={styles.share}>
                <Bar share={byRating[rating] / count} />
                <span className="visually-hidden">{Math.round((byRating[rating] / count) * 100)}%</span>
              </td>
              <td className="tabular">{byRating[rating]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.filled} width={share * 100} height="8" />
    </svg>
  );
}
