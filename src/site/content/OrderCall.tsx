import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './OrderCall.module.css';
import { useBlogWords } from './texts/words.ts';

/** The way from reading to ordering: the picker of the home page. */
export function OrderCall() {
  const { callTitle, callText, callButton } = useBlogWords();
  const { to } = useTexts();
  return (
    <section className={styles.place} aria-labelledby="call">
      <div className={styles.call}>
        <h2 id="call">{callTitle}</h2>
        <p>{callText}</p>
        <p>
          <Link to={`${to('/')}#picker`} className={buttonClass('primary')}>
            {callButton}
          </Link>
        </p>
      </div>
    </section>
  );
}
