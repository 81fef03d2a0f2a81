import { Icon } from '#ui/base/Icon.tsx';
import { useContactWords } from '../texts/words.ts';
import styles from './ContactExample.module.css';

/** The picture beside the form: a question and its answer, with the register that it comes from. */
export function ContactExample() {
  const { asked, answered, source } = useContactWords().example;
  return (
    <div className={styles.talk}>
      <p className={styles.asked}>{asked}</p>
      <div className={styles.answered}>
        <p>{answered}</p>
        <p className={styles.source}>
          <Icon name="check" />
          {source}
        </p>
      </div>
    </div>
  );
}
