import { readUser } from '#modules/accounts/web/token-store.ts';
import type { StaffDataRequest } from '#modules/data-requests/contract.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { actorWords } from '../../page/actor-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './request.module.css';

/** What happened to a request, the newest first. */
export function RequestHistory({ history }: Pick<StaffDataRequest, 'history'>) {
  const texts = useTexts();
  const me = readUser()?.userId ?? '';
  const known: Readonly<Record<string, string>> = texts.inbox.request.events;
  return (
    <ol className={styles.history}>
      {history.toReversed().map(({ event, actor, at }) => (
        <li key={`${at}${event}`}>
          {known[event] ?? event}
          <p className="tabular">
            <time dateTime={at}>{formatMoment(at, texts.locale)}</time>, {actorWords(actor, me, texts)}
          </p>
        </li>
      ))}
    </ol>
  );
}
