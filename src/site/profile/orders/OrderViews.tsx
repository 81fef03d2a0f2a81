import { Link } from 'react-router';
import { orderViews } from '#modules/orders/order-states.ts';
import { classNames } from '#ui/base/class-names.ts';
import styles from './OrderViews.module.css';
import { type OrdersQuery, ordersAddress } from './orders-query.ts';
import { useOrdersWords } from './texts/words.ts';

type OrderViewsProps = { query: OrdersQuery; counts: Readonly<Record<OrdersQuery['view'], number>> };

/** The ways to look at one's orders, each with how many it has; what is searched for comes along. */
export function OrderViews({ query, counts }: OrderViewsProps) {
  const words = useOrdersWords();
  return (
    <nav aria-label={words.views} className={styles.views}>
      {orderViews.map((view) => (
        <Link
          key={view}
          to={ordersAddress({ ...query, view, page: 1 })}
          className={styles.view}
          aria-current={view === query.view ? 'page' : undefined}
          preventScrollReset
        >
          {words.view[view]}{' '}
          <span
            className={classNames(
              styles.count,
              'tabular',
              view === 'waiting' && counts.waiting > 0 && styles.urgent,
            )}
          >
            {counts[view]}
          </span>
        </Link>
      ))}
    </nav>
  );
}
