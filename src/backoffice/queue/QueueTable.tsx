import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Table } from '#ui/frame/Table.tsx';
import type { QueueItem } from '#workflows/prepare-report/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { countryName } from './country-name.ts';
import styles from './QueueTable.module.css';

/** The orders as a table; the whole row is a link, the arrow keys go from one to the next. */
export function QueueTable({ items, view }: { items: readonly QueueItem[]; view: 'open' | 'all' }) {
  const { queue } = useTexts();
  if (items.length === 0) {
    return (
      <Notice icon="check" title={view === 'open' ? queue.emptyOpen : queue.emptyAll}>
        <p>{view === 'open' ? queue.emptyOpenText : queue.emptyAllText}</p>
      </Notice>
    );
  }
  return (
    <Table
      head={[
        { name: queue.company },
        { name: queue.state },
        { name: queue.placed, className: styles.wide },
        { name: queue.due },
        { name: queue.who, className: styles.middle },
      ]}
      stacks="phone"
      className={styles.table}
      onKeyDown={moveAmongRows}
    >
      {items.map((item) => (
        <Row key={item.orderId} item={item} />
      ))}
    </Table>
  );
}

function Row({ item }: { item: QueueItem }) {
  const { queue, words, locale } = useTexts();
  const { orderId, number, state, countryCode, companyName, tariffName, placedAt, dueMax, isLate } = item;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <div className={styles.company}>
          <Flag code={countryCode} />
          <div>
            <Link to={`/orders/${orderId}`} className={styles.link}>
              {companyName}
            </Link>
            <p className={styles.small}>
              <span className="tabular">{number}</span> · {countryName(countryCode, locale, words.countries)}{' '}
              · {tariffName}
            </p>
            <p className={styles.narrow}>{item.assigneeName ?? queue.nobody}</p>
          </div>
        </div>
      </th>
      <td>
        <Badge tone={rowOf(state).staffTone}>{words.states[state]}</Badge>
      </td>
      <td className={`${styles.wide} tabular`}>{formatMoment(placedAt, locale)}</td>
      <td className="tabular">
        {dueMax === null ? (
          <span className={styles.muted}>{queue.noDue}</span>
        ) : (
          <span className={styles.due}>
            {formatMoment(dueMax, locale)}
            {isLate ? <Badge tone="bad">{queue.late}</Badge> : null}
          </span>
        )}
      </td>
      <td className={styles.middle}>
        {item.assigneeName ?? <span className={styles.muted}>{queue.nobody}</span>}
      </td>
    </tr>
  );
}

function moveAmongRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody a')];
  const at = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
