import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useReviewsWords } from '../texts/words.ts';
import styles from './NoReviews.module.css';

/** Nobody has written yet: said as it is. */
export function NoReviews() {
  const words = useReviewsWords();
  const { to } = useTexts();
  return (
    <section className={styles.none} aria-labelledby="no-reviews">
      <h2 id="no-reviews">{words.noneTitle}</h2>
      <p>{words.noneText}</p>
      <p>
        <Link to={`${to('/')}#picker`} className={buttonClass('primary')}>
          {words.order}
        </Link>
      </p>
    </section>
  );
}
