import { formatMoment } from '#ui/base/dates.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Questions.module.css';
import { useOrderWork } from './work/order-work.tsx';

/** What the customer was asked and what came back. */
export function Questions() {
  const { order: words, locale } = useTexts();
  const { clarifications } = useOrderWork().staffOrder.order;
  if (clarifications.length === 0) return null;
  return (
    <Panel title={words.questions}>
      <ul className={styles.list}>
        {clarifications.map(({ id, question, askedAt, answer, answeredAt }) => (
          <li key={id} className={styles.item}>
            <p className={styles.when}>{words.askedAt(formatMoment(askedAt, locale))}</p>
            <p className={styles.text}>{question}</p>
            {answer === null || answeredAt === null ? (
              <p className={styles.when}>{words.waitingAnswer}</p>
            ) : (
              <blockquote className={styles.answer}>
                <p className={styles.when}>{words.answered(formatMoment(answeredAt, locale))}</p>
                <p className={styles.text}>{answer}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
