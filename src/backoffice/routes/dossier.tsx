import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { DossierDesk } from '../dossier/panes/DossierDesk.tsx';
import { EvidenceProvider } from '../dossier/sources/evidence-memory.tsx';
import { DossierProvider } from '../dossier/work/dossier-work.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { orderAhead } from '../session/order-ahead.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '' } = params;
  return loadPage(request, () => orderAhead.take(orderId));
}

/** The section stands in the address, and is no reason to load anything anew. */
export const shouldRevalidate = () => false;

export default function DossierPage() {
  const order = useLoaderData<typeof clientLoader>();
  const { dossier: words } = useTexts();
  const { dossier } = order;
  return (
    <>
      <PageTitle>{words.title(order.order.number)}</PageTitle>
      {dossier === null ? (
        <Notice icon="document">
          <p>{words.none}</p>
        </Notice>
      ) : (
        <DossierProvider key={order.orderId} loaded={order} dossier={dossier}>
          <EvidenceProvider dossier={dossier}>
            <DossierDesk />
          </EvidenceProvider>
        </DossierProvider>
      )}
    </>
  );
}
