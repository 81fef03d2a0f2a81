import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './NoOrders.module.css';
import type { OrdersQuery } from './orders-query.ts';
import { useOrdersWords } from './texts/words.ts';

type NoOrdersProps = { query: OrdersQuery; hasOrders: boolean };

/** Nothing to show: because nothing was found, because the view is empty, or because nothing was ever ordered. */
export function NoOrders({ query, hasOrders }: NoOrdersProps) {
  const words = useOrdersWords();
  const { to } = useTexts();
  const isFiltered = query.search !== '' || query.countryId !== undefined || query.whose === 'mine';
  const { title, text } = !hasOrders
    ? words.none.all
    : isFiltered
      ? { title: words.notFound, text: words.notFoundText }
      : words.none[query.view];
  return (
    <section className={styles.none} aria-labelledby="no-orders">
      <h3 id="no-orders">{title}</h3>
      <p>{text}</p>
      <p>
        {hasOrders ? (
          <Link to="?" className={buttonClass('secondary')} preventScrollReset>
            {words.showAll}
          </Link>
        ) : (
          <Link to={`${to('/')}#picker`} className={buttonClass('primary')}>
            {words.order}
          </Link>
        )}
      </p>
    </section>
  );
}
