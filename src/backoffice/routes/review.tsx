import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageTitle } from '../page/PageTitle.tsx';
import { CheckDesk } from '../review/CheckDesk.tsx';
import { CheckProvider } from '../review/work/check-work.tsx';
import { checkAhead } from '../session/order-ahead.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '' } = params;
  return loadPage(request, () => checkAhead.take(orderId));
}

export default function ReviewPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { review } = useTexts();
  return (
    <CheckProvider key={loaded.orderId} loaded={loaded}>
      <PageTitle>{review.title(loaded.number)}</PageTitle>
      <CheckDesk />
    </CheckProvider>
  );
}
