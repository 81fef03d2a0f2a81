import { Link } from 'react-router';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { type DeskFigures, maxUrgent } from '#workflows/watch-desk/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Dashboard.module.css';

/** Orders that are late or soon will be, the most urgent first. */
export function Urgent({ urgent }: Pick<DeskFigures, 'urgent'>) {
  const { dashboard: words, words: common, locale } = useTexts();
  return (
    <Panel title={words.urgent}>
      {urgent.length === 0 ? (
        <p className={styles.quiet}>{words.nothingUrgent}</p>
      ) : (
        <ul className={styles.list}>
          {urgent.map((order) => {
            const due = formatMoment(order.dueMax, locale);
            return (
              <li key={order.orderId} className={styles.order}>
                <span className={styles.company}>
                  <Flag code={order.countryCode} />{' '}
                  <Link to={`/orders/${order.orderId}`}>{order.companyName}</Link>{' '}
                  <span className={classNames(styles.quiet, styles.number)}>{order.number}</span>
                </span>
                <Badge tone={rowOf(order.state).staffTone}>{common.states[order.state]}</Badge>
                <span className={order.isLate ? styles.lateText : undefined}>
                  {order.isLate ? words.wasDue(due) : words.due(due)}
                </span>
                <span className={styles.quiet}>{order.assigneeName ?? words.nobody}</span>
              </li>
            );
          })}
        </ul>
      )}
      {urgent.length < maxUrgent ? null : <p className={styles.quiet}>{words.moreUrgent}</p>}
    </Panel>
  );
}
