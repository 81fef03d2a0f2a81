import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { latestBy, zonedDay } from '#kernel/zoned-words.ts';
import { isInView, rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import type { MyOrder } from '#workflows/list-my-orders/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useInOwnZone } from '../../texts/use-time-zone.ts';
import { useTrackWords } from '../../track/texts/words.ts';
import { LateLine } from './LateLine.tsx';
import styles from './OrderCard.module.css';
import { ReportFiles } from './ReportFiles.tsx';
import { useOrdersWords } from './texts/words.ts';

/** One order: which company, how it stands, what it waits for, and the ways on. */
export function OrderCard({ order }: { order: MyOrder }) {
  const words = useOrdersWords();
  const track = useTrackWords();
  const { locale, to } = useTexts();
  // The link carries everything: a colleague's order is opened by the own account.
  const trackPath = to(order.secret === '' ? `/profile/orders/${order.orderId}` : `/track/${order.secret}`);
  const { state, number, dueMax, sentAt, timeZone } = useInOwnZone(order);
  const reader = { locale, timeZone };
  const needsAnswer = rowOf(state).waitsFor === 'answer';
  const isForReader = order.isWaiting && (needsAnswer || order.maySettle);
  // What waits for the customer says what for; no day can be promised then.
  const day = order.isWaiting
    ? undefined
    : sentAt !== null
      ? words.sent(zonedDay(new Date(sentAt), reader))
      : dueMax !== null && isInView('open', state)
        ? words.due(latestBy(new Date(dueMax), reader))
        : undefined;
  const ofOrder = <span className="visually-hidden"> {words.ofOrder(number)}</span>;
  return (
    <article
      className={classNames(styles.card, isForReader && styles.waiting)}
      aria-labelledby={`${number} ${number}-number`}
    >
      <header className={styles.head}>
        <p id={`${number}-number`} className={classNames(styles.number, 'tabular')}>
          {number}
        </p>
        <Badge tone={rowOf(state).tone}>{track.states[state]}</Badge>
      </header>
      <div className={styles.subject}>
        <h3 id={number}>{order.companyName}</h3>
        <p className={classNames(styles.price, 'tabular')}>
          {formatMoney({ amountMinor: order.priceMinor, currency: order.currency }, locale)}
        </p>
        <LateLine order={order} />
        <ul className={styles.facts}>
          <li>
            <Flag code={order.countryCode} />
            {order.countryName}
          </li>
          {order.companyNumber === '' || order.companyNumber === order.companyName ? null : (
            <li className="tabular">{order.companyNumber}</li>
          )}
          <li>{order.tariffName}</li>
          {order.orderedBy === '' ? null : <li>{words.orderedBy(order.orderedBy)}</li>}
          <li className="tabular">{words.placed(zonedDay(new Date(order.placedAt), reader))}</li>
        </ul>
      </div>
      <footer className={styles.foot}>
        <p className={classNames(day === undefined ? styles.meaning : styles.day, 'tabular')}>
          {/* The sentences speak to the buyer. */}
          {day ?? (order.isOwn ? track.means[state] : '')}
        </p>
        {order.hasReport ? <ReportFiles order={order} /> : null}
        {isForReader ? (
          <Link to={trackPath} className={classNames(buttonClass('primary'), styles.button)}>
            <Icon name={needsAnswer ? 'question' : 'card'} />
            {needsAnswer ? words.answer : words.pay}
            {ofOrder}
          </Link>
        ) : null}
        <Link to={trackPath} className={classNames(buttonClass('secondary'), styles.button)}>
          {words.open}
          {ofOrder}
        </Link>
      </footer>
    </article>
  );
}
