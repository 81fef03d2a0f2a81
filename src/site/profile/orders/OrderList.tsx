import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { MyOrder } from '#workflows/list-my-orders/contract.ts';
import { PageLinks } from '../../paging/PageLinks.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderList.module.css';
import { type OrdersQuery, ordersAddress, pageSize, pagesOf } from './orders-query.ts';
import { useOrdersWords } from './texts/words.ts';

type OrderListProps = {
  query: OrdersQuery;
  items: readonly MyOrder[];
  total: number;
  hasOrders: boolean;
};

/** A page of orders; while another one is fetched this one stays, paler. */
export function OrderList({ query, items, total, hasOrders }: OrderListProps) {
  const words = useOrdersWords();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef(query.page);
  const { page } = query;
  useEffect(() => {
    // The link that was pressed is elsewhere now: reading goes on where the list begins.
    if (shown.current !== page) status.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  const first = (page - 1) * pageSize + 1;
  const isFiltered = query.search !== '' || query.countryId !== undefined || query.whose === 'mine';
  const isOnePage = total <= pageSize;
  return (
    <div className={styles.list} aria-busy={location?.pathname === pathname}>
      <p role="status" ref={status} tabIndex={-1} className={total === 0 ? 'visually-hidden' : styles.status}>
        {total === 0
          ? words.notFound
          : isFiltered && isOnePage
            ? words.found(total)
            : words.shown(total, first, first + items.length - 1)}
      </p>
      {items.length === 0 ? (
        <NoOrders query={query} hasOrders={hasOrders} />
      ) : (
        <ul className={styles.orders}>
          {items.map((order) => (
            <li key={order.orderId}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        count={pagesOf(total)}
        addressOf={(target) => ordersAddress({ ...query, page: target })}
        words={words}
      />
    </div>
  );
}
