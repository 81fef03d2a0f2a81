import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrderDesk } from '../order/OrderDesk.tsx';
import { TimelineProvider } from '../order/timeline/use-timeline.tsx';
import { OrderProvider } from '../order/work/order-work.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { routePart, useAhead } from '../page/use-ahead.ts';
import { checkAhead, orderAhead } from '../session/order-ahead.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '' } = params;
  const loaded = await loadPage(request, () => orderAhead.take(orderId));
  // Whoever opens what waits for a second person goes on to its check.
  if (loaded.order.state === 'in_review') checkAhead.ask(orderId);
  return loaded;
}

/** What is shown of the timeline is a word of the address, and no reason to ask for the order again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const nextPages = [
  ...['dossier', 'review'].map(routePart),
  () => import('../dossier/panes/DossierDesk.tsx'),
  () => import('../review/CheckDesk.tsx'),
];

export default function OrderPage() {
  const { order } = useTexts();
  const loaded = useLoaderData<typeof clientLoader>();
  useAhead(nextPages);
  return (
    <OrderProvider key={loaded.orderId} loaded={loaded}>
      <PageTitle>{order.title(loaded.order.number)}</PageTitle>
      <TimelineProvider>
        <OrderDesk />
      </TimelineProvider>
    </OrderProvider>
  );
}
