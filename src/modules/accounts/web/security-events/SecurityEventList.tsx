import { nearZonedMoment, type Reader } from '#kernel/zoned-words.ts';
import { Badge } from '#ui/base/Badge.tsx';
import type { SecurityEventView } from '../../contract.ts';
import type { SecurityEventWords } from '../../texts/security-events/en.ts';
import styles from './SecurityEventList.module.css';

/** An event; on the staff's page also whose it is. */
export type ListedEvent = SecurityEventView & Readonly<{ fullName?: string; email?: string }>;

type SecurityEventListProps = {
  items: readonly ListedEvent[];
  words: SecurityEventWords;
  reader: Reader;
};

const tones = {
  sign_in: 'good',
  sign_in_failed: 'warn',
  code_failed: 'bad',
  sign_in_blocked: 'bad',
  right_refused: 'warn',
  staff_act: 'info',
  company_act: 'info',
} as const;

/** What happened, the latest first: what, whose, from where, when, how often. */
export function SecurityEventList({ items, words, reader }: SecurityEventListProps) {
  return (
    <ul className={styles.list}>
      {items.map((event) => (
        <li
          key={[event.kind, event.call, event.network, event.device, event.firstAt, event.email].join('|')}
          className={styles.event}
        >
          <p className={styles.what}>
            <Badge tone={tones[event.kind]}>{words.kinds[event.kind]}</Badge>
            {event.action === '' ? null : (
              <span>
                {words.actions[event.action] ?? event.action} <code>{event.call}</code>
              </span>
            )}
            {event.times === 1 ? null : <span className="tabular">{words.times(event.times)}</span>}
          </p>
          <Person event={event} words={words} />
          <p className={styles.facts}>
            <span>{event.device || words.unknownDevice}</span>
            <span>{event.network === '' ? words.manyNetworks : words.network(event.network)}</span>
            <time dateTime={event.lastAt} className="tabular">
              {momentsOf(event, words, reader)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Person({ event, words }: { event: ListedEvent; words: SecurityEventWords }) {
  const { fullName, email } = event;
  if (email === undefined) return null;
  return <p className={styles.person}>{email === '' ? words.nobody : `${fullName}, ${email}`}</p>;
}

function momentsOf({ firstAt, lastAt }: ListedEvent, words: SecurityEventWords, reader: Reader): string {
  const first = nearZonedMoment(new Date(firstAt), reader);
  const last = nearZonedMoment(new Date(lastAt), reader);
  return first === last ? last : words.between(first, last);
}
