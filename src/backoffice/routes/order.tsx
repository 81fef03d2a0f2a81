import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import { ActionPanel } from '../order/ask/ActionPanel.tsx';
import { Claims } from '../order/Claims.tsx';
import { DossierLink } from '../order/DossierLink.tsx';
import { History } from '../order/History.tsx';
import { OrderHead } from '../order/OrderHead.tsx';
import { Preview } from '../order/Preview.tsx';
import { Questions } from '../order/Questions.tsx';
import { Research } from '../order/research/Research.tsx';
import { Screening } from '../order/screening/Screening.tsx';
import { WorkItems } from '../order/WorkItems.tsx';
import { OrderProvider, useOrderWork } from '../order/work/order-work.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './order.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '' } = params;
  return loadPage(request, (api) => api.call(getStaffOrder, { params: { orderId } }));
}

export default function OrderPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <OrderProvider key={loaded.orderId} loaded={loaded}>
      <OrderDesk />
    </OrderProvider>
  );
}

function OrderDesk() {
  const { order } = useTexts();
  const { number } = useOrderWork().staffOrder.order;
  return (
    <>
      <PageTitle>{order.title(number)}</PageTitle>
      <OrderHead />
      <div className={styles.desk}>
        <div className={styles.side}>
          <ActionPanel />
          <WorkItems />
          <Research />
          <Screening />
          <Claims />
          <Questions />
          <Preview />
          <History />
        </div>
        <DossierLink />
      </div>
    </>
  );
}
