import { Link } from 'react-router';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import type { DeskFigures } from '#workflows/watch-desk/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Dashboard.module.css';

/** Orders whose mails were refused or came back: somebody has to find another address. */
export function Undelivered({ undelivered }: Pick<DeskFigures, 'undelivered'>) {
  const { dashboard: words, words: common, locale } = useTexts();
  if (undelivered.length === 0) return null;
  return (
    <Panel title={words.undelivered}>
      <ul className={styles.list}>
        {undelivered.map((order) => (
          <li key={order.orderId} className={styles.order}>
            <span className={styles.company}>
              <Flag code={order.countryCode} />{' '}
              <Link to={`/orders/${order.orderId}`}>{order.companyName}</Link>{' '}
              <span className={classNames(styles.quiet, styles.number)}>{order.number}</span>
            </span>
            <Badge tone={rowOf(order.state).staffTone}>{common.states[order.state]}</Badge>
            <span className={styles.quiet}>
              {order.sentAt === null ? words.notSent : words.sentOn(formatMoment(order.sentAt, locale))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
