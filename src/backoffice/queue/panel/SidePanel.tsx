import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Flag } from '#ui/base/Flag.tsx';
import { standingWords } from '../../order/work/money-line.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';
import { Clocks } from './Clocks.tsx';
import { Notes } from './Notes.tsx';
import styles from './panel.module.css';
import { RowActs } from './RowActs.tsx';
import { Sources } from './Sources.tsx';
import { useDeskOrder } from './use-desk-order.ts';

/** The row that keys act on, in short; a page of its own on narrow screens. */
export function SidePanel() {
  const { queue, words: common, locale } = useTexts();
  const { panel: words } = queue;
  const { current, wish } = useQueue();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { order, research, fault } = useDeskOrder(current);
  if (current === undefined)
    return (
      <aside className={styles.panel} aria-label={words.name}>
        <p className={styles.quiet}>{words.none}</p>
      </aside>
    );
  const { number, companyName, countryCode, state, tariffName, reportKind, payment, assignee } = current;
  const isPage = search.get('order') !== null;
  // A page has one heading of the first rank; the list's own is out of sight then.
  const Title = isPage ? 'h1' : 'h2';
  const hasMore = order?.orderId === current.orderId;
  return (
    <aside className={styles.panel} aria-label={words.name}>
      {isPage ? (
        <Link
          to={addressOf(wish.filter, wish.page)}
          className={styles.back}
          onClick={(event) => {
            // The way it was come by, so that the list stands where it was left.
            if (history.state?.idx > 0) {
              event.preventDefault();
              navigate(-1);
            }
          }}
        >
          ← {words.back}
        </Link>
      ) : null}
      <div>
        <p className={styles.number}>{number}</p>
        <Title className={styles.title}>
          <Flag code={countryCode} />
          {companyName}
        </Title>
        <p className={styles.badges}>
          <Badge tone={rowOf(state).staffTone}>{common.states[state]}</Badge> <Badge>{tariffName}</Badge>{' '}
          {reportKind === 'credit' ? null : <Badge>{reportKindName(reportKind, locale)}</Badge>}
        </p>
      </div>
      <Clocks row={current} />
      <dl className={styles.facts}>
        {hasMore ? (
          <>
            <dt>{words.customer}</dt>
            <dd>
              {[order.customer.company, order.customer.name].filter(Boolean).join(', ') ||
                order.customer.email}
            </dd>
          </>
        ) : null}
        <dt>{words.money}</dt>
        <dd>
          {payment === null ? queue.money.none : standingWords(payment, formatMoney(payment, locale), common)}
        </dd>
        <dt>{words.onIt}</dt>
        <dd>{assignee?.name ?? queue.nobody}</dd>
        {hasMore && order.askedAs !== companyName ? (
          <>
            <dt>{words.asked}</dt>
            <dd>{order.askedAs}</dd>
          </>
        ) : null}
      </dl>
      <FaultNotice fault={fault} />
      {hasMore ? <Notes order={order} isMentioned={current.isMentioned} /> : null}
      {hasMore && research !== undefined ? <Sources research={research} /> : null}
      <RowActs row={current} />
    </aside>
  );
}
