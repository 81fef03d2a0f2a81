import { Badge } from '#ui/base/Badge.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Subject.module.css';
import { useOrderWork } from './work/order-work.tsx';

/** Whom the report is about, as the order names it, and who asked. */
export function Subject() {
  const { order: words } = useTexts();
  const { subject, email } = useOrderWork().staffOrder.order;
  const about = subject.kind === 'company' ? subject : subject.request;
  const extra =
    subject.kind === 'request'
      ? { phone: subject.request.phone, email: subject.request.email, addInfo: subject.request.addInfo }
      : {};
  const { regCode, vatCode, address } = about;
  const rows = Object.entries({ regCode, vatCode, address, ...extra }).filter(([, value]) => value !== '');
  return (
    <>
      {subject.kind === 'request' ? (
        <p>
          <Badge tone="warn">{words.requested}</Badge>
        </p>
      ) : null}
      <dl className={styles.facts}>
        {rows.map(([key, value]) => (
          <div key={key}>
            {/* the keys are those of the literal above */}
            <dt>{words.request[key as keyof typeof words.request]}:</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {subject.kind === 'company' ? (
          <div>
            <dt className="visually-hidden">{words.request.name}</dt>
            <dd>{subject.isDemo ? words.demo : subject.registerName}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.customer}:</dt>
          <dd>{email}</dd>
        </div>
      </dl>
    </>
  );
}
