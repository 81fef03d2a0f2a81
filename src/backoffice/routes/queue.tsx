import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { readDesk } from '#workflows/hand-out-orders/contract.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { routePart, useAhead } from '../page/use-ahead.ts';
import { addressOf, pieceOf, wishOf } from '../queue/model/address.ts';
import { QueueDesk } from '../queue/QueueDesk.tsx';
import { QueueProvider } from '../queue/work/queue-work.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const wish = wishOf(new URL(request.url).searchParams);
  return loadPage(request, (api) => api.call(readDesk, { body: pieceOf(wish) }));
}

/** Which order the panel shows is no reason to load the list anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const listOf = (url: URL) => {
    const { filter, page } = wishOf(url.searchParams);
    return addressOf(filter, page);
  };
  return listOf(currentUrl) !== listOf(nextUrl);
}

const nextPages = [
  ...['order', 'dossier', 'review'].map(routePart),
  () => import('../order/OrderDesk.tsx'),
  () => import('../dossier/panes/DossierDesk.tsx'),
  () => import('../review/CheckDesk.tsx'),
];

export default function QueuePage() {
  const { queue } = useTexts();
  const [search] = useSearchParams();
  useAhead(nextPages);
  return (
    <>
      <PageTitle>{queue.title}</PageTitle>
      <QueueProvider loaded={useLoaderData<typeof clientLoader>()} search={search}>
        <QueueDesk />
      </QueueProvider>
    </>
  );
}
