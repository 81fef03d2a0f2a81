import { Link } from 'react-router';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { usualTimeZone } from '#kernel/time-zone.ts';
import { zonedMoment } from '#kernel/zoned-words.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { currentPayment, moneyLine } from './money-line.ts';
import styles from './OrderHead.module.css';
import { Subject } from './Subject.tsx';
import { useNow } from './use-now.ts';
import { useOrderWork } from './work/order-work.tsx';

/** What the order is, how far it is, when it is due and how it stands with the money. */
export function OrderHead() {
  const texts = useTexts();
  const { order: words, words: names, locale } = texts;
  const { staffOrder } = useOrderWork();
  const { order, payments, deliveryProblem, assigneeName, authorName } = staffOrder;
  const payment = currentPayment(payments);
  const now = useNow();
  const isLate = order.dueMax !== null && order.sentAt === null && new Date(order.dueMax).getTime() < now;
  // The promise as the customer was told it, so that both speak of one hour.
  const timeZone = order.timeZone ?? usualTimeZone(staffOrder.customerLocale);
  const name = order.subject.kind === 'company' ? order.subject.name : order.subject.request.name;
  return (
    <header className={styles.head}>
      <p>
        <Link to="/" className={styles.back}>
          {words.toQueue}
        </Link>
      </p>
      <div className={styles.titles}>
        <Flag code={order.countryCode} />
        <h1>{name || words.title(order.number)}</h1>
        <Badge tone={rowOf(order.state).staffTone}>{names.states[order.state]}</Badge>
      </div>
      <p className={styles.line}>
        <span className="tabular">{order.number}</span>
        <span>{order.countryName}</span>
        <span>{reportKindName(order.reportContentTypeId, locale)}</span>
        <span>{order.tariffName}</span>
        {order.revision > 1 ? <span>{words.revision(order.revision)}</span> : null}
        <span>{words.placed(formatMoment(order.placedAt, locale))}</span>
        {assigneeName === null ? null : <span>{words.assignee(assigneeName)}</span>}
        {authorName === null ? null : <span>{words.author(authorName)}</span>}
      </p>
      <p className={styles.line}>
        <strong className={styles.due}>
          <Icon name="clock" />
          {order.sentAt !== null
            ? words.sent(formatMoment(order.sentAt, locale))
            : order.dueMax === null
              ? words.noDue
              : words.due(zonedMoment(new Date(order.dueMax), { locale, timeZone }))}
          {isLate ? <Badge tone="bad">{words.late}</Badge> : null}
        </strong>
        <strong className={styles.due}>
          <Icon name="card" />
          {payment === undefined ? words.noPayment : moneyLine(payment, texts)}
        </strong>
      </p>
      {payment === undefined || payment.needsReview === null ? null : (
        <Notice tone="warn">
          <p>{words.needsReview(payment.needsReview)}</p>
        </Notice>
      )}
      {staffOrder.isSendInDoubt ? (
        <Notice tone="warn" title={words.inDoubtTitle}>
          <p>{words.inDoubtText}</p>
          {deliveryProblem === null ? null : <p>{words.inDoubtLast(deliveryProblem)}</p>}
        </Notice>
      ) : null}
      {deliveryProblem === null || staffOrder.isSendInDoubt ? null : (
        <Notice tone="bad" title={words.deliveryProblem}>
          <p>{deliveryProblem}</p>
        </Notice>
      )}
      <Subject />
    </header>
  );
}
