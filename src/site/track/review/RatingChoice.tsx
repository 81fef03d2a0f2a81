import { ratings } from '#modules/feedback/web/review-rules.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { starShape } from '../../feedback/reviews/Stars.tsx';
import { useReviewWords } from '../texts/words.ts';
import styles from './RatingChoice.module.css';

type RatingChoiceProps = { id: string; chosen: number; error: string | undefined };

/** One to five as radio buttons that look like stars: the arrow keys choose. */
export function RatingChoice({ id, chosen, error }: RatingChoiceProps) {
  const words = useReviewWords();
  return (
    <fieldset className={styles.rating} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{words.rating}</legend>
      <div className={styles.choices}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.choice}>
            <input
              id={rating === 1 ? id : undefined}
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={rating === chosen}
              required
              className={styles.radio}
            />
            <svg viewBox="0 0 24 24" className={styles.star} aria-hidden="true" focusable="false">
              <path d={starShape} />
            </svg>
            <span className={styles.words}>
              <span className={styles.number}>{rating}</span> {words.ratings[rating]}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.error} id={`${id}-error`}>
        {error === undefined ? null : (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
