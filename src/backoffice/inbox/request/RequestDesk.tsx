import { languages } from '#kernel/locale.ts';
import type { StaffDataRequest } from '#modules/data-requests/contract.ts';
import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { formatDay, formatMoment } from '#ui/base/dates.ts';
import { Panel } from '../../page/Panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestTake } from './RequestTake.tsx';
import styles from './request.module.css';

const tones: Readonly<Record<StaffDataRequest['state'], BadgeTone>> = {
  new: 'info',
  in_work: 'warn',
  answered: 'good',
  refused: 'plain',
};

type RequestDeskProps = { request: StaffDataRequest; refresh: () => Promise<void> };

/** One request about data on a person: what is asked, by when, the answer, and what happened. */
export function RequestDesk({ request, refresh }: RequestDeskProps) {
  const { inbox, feedback, locale } = useTexts();
  const words = inbox.request;
  const { kind, relation, name, company, message, email, state, createdAt, dueAt, answer } = request;
  const isOpen = state === 'new' || state === 'in_work';
  const isLate = isOpen && new Date(dueAt) < new Date();
  const facts: readonly (readonly [string, string])[] = [
    [words.asks, words.kinds[kind]],
    [words.relation, words.relations[relation]],
    [words.about, name],
    [words.company, company === '' ? '—' : company],
    [inbox.received, formatMoment(createdAt, locale)],
    [words.language, languages[request.locale].ownName],
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title(words.kinds[kind])}</h1>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {isOpen ? (
          <Badge tone={isLate ? 'bad' : 'plain'}>
            {isLate ? words.late(formatDay(dueAt, locale)) : words.due(formatDay(dueAt, locale))}
          </Badge>
        ) : null}
        {request.isReceiptRefused ? <Badge tone="warn">{feedback.receiptRefused}</Badge> : null}
        {isOpen ? <RequestTake request={request} refresh={refresh} /> : null}
      </div>
      <div className={styles.panes}>
        <Panel title={words.asked}>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{words.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          </dl>
          <p className={styles.text} lang={request.locale}>
            {message === '' ? words.noMessage : message}
          </p>
        </Panel>
        <div className={styles.side}>
          <Panel title={words.answer}>
            {isOpen ? (
              <ReplyForm request={request} refresh={refresh} />
            ) : (
              <p className={styles.text} lang={request.locale}>
                {answer}
              </p>
            )}
          </Panel>
          <Panel title={feedback.history}>
            <RequestHistory history={request.history} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
