import { readUser } from '#modules/accounts/web/token-store.ts';
import type { StaffReview } from '#modules/feedback/contract.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { actorWords } from '../page/actor-words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './desk-card.module.css';

/** What happened to a review, the newest first. */
export function ReviewHistory({ history }: Pick<StaffReview, 'history'>) {
  const texts = useTexts();
  const { feedback, locale } = texts;
  const me = readUser()?.userId ?? '';
  const known: Readonly<Record<string, string>> = feedback.events;
  return (
    <details className={styles.history}>
      <summary>{feedback.history}</summary>
      <ol>
        {history.toReversed().map(({ event, actor, reason, at }) => (
          <li key={`${at}${event}`}>
            {known[event] ?? event}
            <p className="tabular">
              <time dateTime={at}>{formatMoment(at, locale)}</time>, {actorWords(actor, me, texts)}
            </p>
            {reason === null ? null : <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
