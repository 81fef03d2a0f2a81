import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import type { PageHandle } from '../../api/server-context.ts';
import { OpenInvoices } from '../../credit/OpenInvoices.tsx';
import { loadOwnCredit } from '../../credit/own-credit.ts';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import { loadOrders } from '../../profile/orders/load-orders.ts';
import { OrderFilter } from '../../profile/orders/OrderFilter.tsx';
import { OrderList } from '../../profile/orders/OrderList.tsx';
import { OrderViews } from '../../profile/orders/OrderViews.tsx';
import { useOrdersWords } from '../../profile/orders/texts/words.ts';
import styles from '../../profile/profile.module.css';

export const handle: PageHandle = { isShared: true };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadSignedIn(request, async () => {
    const [orders, credit] = await Promise.all([loadOrders(request.url), loadOwnCredit()]);
    return { ...orders, credit };
  });
}

/** Orders and reports of the signed-in customer. */
export default function ProfileOrders() {
  const words = useOrdersWords();
  const { query, list, failure, credit } = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  const hasOrders = list === undefined || list.counts.all > 0 || query.whose === 'mine';
  const isOfCompany = list?.isOfCompany === true;
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">{words.title}</h2>
      <OpenInvoices own={credit} />
      {list === undefined || !hasOrders ? null : <OrderViews query={query} counts={list.counts} />}
      {hasOrders ? (
        <OrderFilter query={query} countries={list?.countries ?? []} isOfCompany={isOfCompany} />
      ) : null}
      {list === undefined ? (
        <>
          <FormFailure title={words.failed} failure={failure} />
          <Button look="secondary" aria-disabled={state === 'loading'} onClick={() => revalidate()}>
            {words.tryAgain}
          </Button>
        </>
      ) : (
        <OrderList query={query} items={list.items} total={list.total} hasOrders={hasOrders} />
      )}
    </section>
  );
}
