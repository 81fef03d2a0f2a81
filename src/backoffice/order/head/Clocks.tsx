import { dayMs } from '#kernel/clock.ts';
import { usualTimeZone } from '#kernel/time-zone.ts';
import { zonedMoment } from '#kernel/zoned-words.ts';
import { isUnfinished } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { timeWords } from '../timeline/timeline-words.ts';
import { currentPayment, moneyLine } from '../work/money-line.ts';
import { useOrderWork } from '../work/order-work.tsx';
import { useNow } from '../work/use-now.ts';
import styles from './Clocks.module.css';
import { clockBars } from './clock-bars.ts';

/** Until when the report is promised and the money held, on one axis: seen for as long as the page is. */
export function Clocks() {
  const texts = useTexts();
  const { order: words, orderDesk, locale } = texts;
  const { staffOrder } = useOrderWork();
  const { order, payments } = staffOrder;
  const payment = currentPayment(payments);
  const now = useNow();
  const holdEnds = payment?.state === 'authorised' ? payment.captureBefore : null;
  const bars = clockBars({ ...order, holdEnds }, now);
  const isUrgent = holdEnds !== null && Date.parse(holdEnds) - now < dayMs && isUnfinished(order.state);
  const isLate = order.dueMax !== null && order.sentAt === null && new Date(order.dueMax).getTime() < now;
  // The promise as the customer was told it, so that both speak of one hour.
  const timeZone = order.timeZone ?? usualTimeZone(staffOrder.customerLocale);
  const percent = (value: number) => `${value}%`;
  return (
    <dl className={styles.clocks}>
      <div>
        <dt>{orderDesk.promise}</dt>
        <dd>
          <div className={styles.bar} aria-hidden="true">
            {bars.promise.map(({ from, to, is }) => (
              <span
                key={`${is} ${from}`}
                className={classNames(styles.stretch, styles[is])}
                style={{ insetInlineStart: percent(from), width: percent(to - from) }}
              />
            ))}
            {bars.due === undefined ? null : (
              <span className={styles.end} style={{ insetInlineStart: percent(bars.due) }} />
            )}
            <span className={styles.now} style={{ insetInlineStart: percent(bars.now) }} />
          </div>
          <p className="tabular">
            <b>
              {order.sentAt !== null
                ? words.sent(formatMoment(order.sentAt, locale))
                : order.dueMax === null
                  ? words.noDue
                  : words.due(zonedMoment(new Date(order.dueMax), { locale, timeZone }))}
            </b>
            {isLate ? <Badge tone="bad">{words.late}</Badge> : null}
            {bars.isStanding ? <span>{orderDesk.stands}</span> : null}
            {bars.stoodSeconds >= 60 ? (
              <span>{orderDesk.stood(timeWords(bars.stoodSeconds, texts))}</span>
            ) : null}
          </p>
        </dd>
      </div>
      <div>
        <dt>{orderDesk.money}</dt>
        <dd>
          <div className={styles.bar} aria-hidden="true">
            {bars.holdEnds === undefined ? null : (
              <>
                <span
                  className={classNames(styles.stretch, styles.held)}
                  style={{ width: percent(bars.now) }}
                />
                <span
                  className={classNames(styles.stretch, styles.holds)}
                  style={{ insetInlineStart: percent(bars.now), width: percent(bars.holdEnds - bars.now) }}
                />
                <span className={styles.end} style={{ insetInlineStart: percent(bars.holdEnds) }} />
              </>
            )}
          </div>
          <p className="tabular">
            <b>{payment === undefined ? words.noPayment : moneyLine(payment, texts)}</b>
            {isUrgent ? <Badge tone="bad">{words.holdUrgent}</Badge> : null}
          </p>
        </dd>
      </div>
    </dl>
  );
}
