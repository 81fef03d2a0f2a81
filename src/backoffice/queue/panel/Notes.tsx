import { languages } from '#kernel/locale.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { type DeskOrder, seeNotes } from '#workflows/hand-out-orders/contract.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { deskMoment } from '../model/due-words.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './panel.module.css';

/** What the staff have told each other about the order, the latest last. */
export function Notes({ order, isMentioned }: { order: DeskOrder; isMentioned: boolean }) {
  const { queue, locale } = useTexts();
  const { panel: words } = queue;
  const { desk, refresh } = useQueue();
  const see = async () => {
    // Where it fails the mark stays, and so does the button.
    await sessionApi()
      .call(seeNotes, { params: { orderId: order.orderId } })
      .catch(() => undefined);
    await refresh();
  };
  return (
    <section className={styles.part} aria-labelledby="queue-notes">
      <h2 className={styles.partTitle} id="queue-notes">
        {words.note}
      </h2>
      {order.notes.length === 0 ? (
        <p className={styles.quiet}>{words.noNotes}</p>
      ) : (
        <ul className={styles.notes}>
          {order.notes.map(({ id, text, authorName, mentions, madeAt }) => (
            <li key={id}>
              <span className={styles.noteText}>{text}</span>{' '}
              <span className={styles.quiet}>
                {authorName}
                {mentions.length === 0 ? '' : ` ${words.told(mentions.map(({ name }) => name).join(', '))}`},{' '}
                {deskMoment(madeAt, desk.timeZone, languages[locale].intl)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isMentioned ? <SmallButton onPress={see}>{words.seen}</SmallButton> : null}
    </section>
  );
}
