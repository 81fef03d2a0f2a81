import { Link } from 'react-router';
import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { Panel } from '../../page/Panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import styles from './mails.module.css';

/** The mails that the mail server took, and below them those that wait or fail. */
export function MailList({ onOpenMail }: { onOpenMail: (mailId: string, isAgain: boolean) => void }) {
  const { mails: words, locale } = useTexts();
  const { mails } = useTimeline();
  if (mails === undefined) return null;
  const first = mails.mails.filter(({ isAgain }) => !isAgain);
  return (
    <Panel title={words.title}>
      {first.length + mails.waiting.length === 0 ? <p className={styles.quiet}>{words.none}</p> : null}
      <ul className={styles.list}>
        {first.map((mail) => {
          const name = mail.subject ?? words.kinds[mail.kind] ?? mail.kind;
          return (
            <li key={mail.mailId}>
              <Icon name="mail" />
              <div>
                <button type="button" className={styles.link} onClick={() => onOpenMail(mail.mailId, false)}>
                  <span className="visually-hidden">{words.open}: </span>
                  {name}
                </button>
                <p className={`${styles.quiet} tabular`}>
                  {[
                    words.accepted(formatMoment(mail.acceptedAt, locale)),
                    ...(mail.timesAgain > 0 ? [words.again(mail.timesAgain)] : []),
                  ].join(', ')}
                </p>
                {mail.cameBack.map(({ event, status, at }) => (
                  <p
                    key={`${event} ${at}`}
                    className={`${event === 'delay' ? styles.quiet : styles.back} tabular`}
                  >
                    {words.cameBack[event](status, formatMoment(at, locale))}
                  </p>
                ))}
              </div>
              {mail.mayResend ? (
                <button type="button" className={styles.link} onClick={() => onOpenMail(mail.mailId, true)}>
                  {words.resend}
                  <span className="visually-hidden">: {name}</span>
                </button>
              ) : null}
            </li>
          );
        })}
        {mails.waiting.map((mail) => (
          <li key={`${mail.kind} ${mail.since}`}>
            <Icon name={mail.state === 'waiting' ? 'clock' : 'alert'} />
            <div>
              <p>{words.kinds[mail.kind] ?? mail.kind}</p>
              <p className={`${styles.quiet} tabular`}>
                {words.states[mail.state]}
                {mail.attempts === 0 ? null : `, ${words.tries(mail.attempts)}`}
              </p>
              {mail.lastError === null ? null : <p className={styles.quiet}>{mail.lastError}</p>}
              {mail.state === 'waiting' ? null : <Link to="/outbox">{words.outbox}</Link>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
