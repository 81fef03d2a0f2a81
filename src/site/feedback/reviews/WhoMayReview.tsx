import { useReviewsWords } from '../texts/words.ts';
import styles from './WhoMayReview.module.css';

/** Who may write a review, where, and what happens to it. */
export function WhoMayReview() {
  const { whoTitle, who } = useReviewsWords();
  return (
    <section className={styles.who} aria-labelledby="who-may-review">
      <h2 id="who-may-review">{whoTitle}</h2>
      <ol>
        {who.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
