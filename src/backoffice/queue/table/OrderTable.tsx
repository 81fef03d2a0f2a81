import { useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { maxDeskRows } from '#workflows/hand-out-orders/contract.ts';
import { PageLinks } from '../../page/PageLinks.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf } from '../model/address.ts';
import { type Column, sortOf } from '../model/columns.ts';
import { useQueue } from '../work/queue-work.tsx';
import { EmptyList } from './EmptyList.tsx';
import { OrderRow, type RowHands } from './OrderRow.tsx';
import styles from './table.module.css';

/** A hundred orders at a time; a head sorts them, in the address. */
export function OrderTable() {
  const { queue: words } = useTexts();
  const work = useQueue();
  const { desk, wish, columns, current, selected, setSelected, isPanelOpen } = work;
  const latest = useRef(work);
  latest.current = work;
  const hands = useRef<RowHands>({
    choose: (orderId) => latest.current.choose(orderId),
    toggle: (orderId) => latest.current.toggle(orderId),
  });
  const { pathname } = useLocation();
  const address = pathWithout('order', pathname, useSearchParams()[0]);
  const rows = desk.items;
  const isAll = rows.length > 0 && rows.every(({ orderId }) => selected.has(orderId));
  if (rows.length === 0) return <EmptyList />;
  return (
    <>
      <table className={classNames(styles.table, isPanelOpen && styles.beside)}>
        <caption className="visually-hidden">{words.headings[wish.filter.view]}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <input
                type="checkbox"
                aria-label={words.selectAll}
                checked={isAll}
                onChange={() => setSelected(new Set(isAll ? [] : rows.map(({ orderId }) => orderId)))}
              />
            </th>
            <HeadCell column="company" />
            {columns.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderRow
              key={row.orderId}
              row={row}
              isCurrent={row.orderId === current?.orderId}
              isSelected={selected.has(row.orderId)}
              columns={columns}
              asOf={desk.asOf}
              timeZone={desk.timeZone}
              address={address}
              hands={hands.current}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p>{words.zone(desk.timeZone)}</p>
        <PageLinks
          words={words.pages}
          page={wish.page}
          pages={Math.max(1, Math.ceil(desk.total / maxDeskRows))}
          addressOf={(page) => addressOf(wish.filter, page)}
        />
      </div>
    </>
  );
}

/** An address to which a parameter can be added; its own value of it goes. */
function pathWithout(name: string, pathname: string, search: URLSearchParams): string {
  const others = new URLSearchParams(search);
  others.delete(name);
  return others.size === 0 ? `${pathname}?` : `${pathname}?${others}&`;
}

function HeadCell({ column }: { column: Column | 'company' }) {
  const { queue: words } = useTexts();
  const { filter } = useQueue().wish;
  const sort = sortOf[column];
  if (sort === undefined)
    return (
      <th scope="col" className={styles[column]}>
        {words[column]}
      </th>
    );
  const isSorted = filter.sort === sort;
  const isDescending = isSorted && !filter.isDescending;
  return (
    <th
      scope="col"
      className={styles[column]}
      aria-sort={isSorted ? (filter.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link to={addressOf({ ...filter, sort, isDescending })} className={styles.sort} replace>
        {words[column]}
        {isSorted ? <Icon name="arrow-up" className={filter.isDescending ? styles.down : undefined} /> : null}
      </Link>
    </th>
  );
}
