import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { getDataRequest } from '#modules/data-requests/contract.ts';
import { RequestDesk } from '../inbox/request/RequestDesk.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { requestId = '' } = params;
  return loadPage(request, (api) => api.call(getDataRequest, { params: { requestId } }));
}

/** One request about data on a person. */
export default function DataRequestPage() {
  const { inbox } = useTexts();
  const request = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageTitle>{`${inbox.request.kinds[request.kind]} · ${inbox.title}`}</PageTitle>
      <p>
        <Link to="/inbox">{inbox.back}</Link>
      </p>
      <RequestDesk request={request} refresh={revalidate} />
    </>
  );
}
