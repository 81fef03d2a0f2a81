import { Form, useNavigation } from 'react-router';
import { nearZonedMoment } from '#kernel/zoned-words.ts';
import type { OrderView } from '#modules/orders/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Question.module.css';
import { useTrackWords } from './texts/words.ts';

/** The question of the staff and the box for its answer; answered ones stay to be read. */
export function Question({
  question,
  timeZone,
  error,
}: {
  question: OrderView['clarifications'][number];
  timeZone: OrderView['timeZone'];
  error?: string | undefined;
}) {
  const track = useTrackWords();
  const { locale } = useTexts();
  const navigation = useNavigation();
  const isOpen = question.answer === null;
  return (
    <section className={isOpen ? styles.open : styles.closed} aria-label={track.questionTitle}>
      <h2 className={styles.title}>
        <Icon name="question" />
        {track.questionTitle}
      </h2>
      <p className={styles.time}>
        {track.asked(nearZonedMoment(new Date(question.askedAt), { locale, timeZone }))}
      </p>
      <p className={styles.text}>{question.question}</p>
      {isOpen ? (
        <Form aria-label={track.sendReply} method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="clarificationId" value={question.id} />
          <Field
            label={track.reply}
            name="answer"
            rows={4}
            required
            maxLength={4000}
            error={error}
            hint={track.paused}
          />
          <Button type="submit" disabled={navigation.state !== 'idle'} className={styles.send}>
            {track.sendReply}
          </Button>
        </Form>
      ) : (
        <>
          <p className={styles.time}>{track.answered}</p>
          <p className={styles.text}>{question.answer}</p>
        </>
      )}
    </section>
  );
}
