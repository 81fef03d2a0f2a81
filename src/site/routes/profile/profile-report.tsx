import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Spinner } from '#ui/base/Spinner.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { doorOfAccount, fetchDrawn, readOwnFact } from '../../profile/company-order/account-report.ts';
import { readAccountOrder } from '../../profile/company-order/endpoints.ts';
import { useCompanyOrderWords } from '../../profile/company-order/texts/words.ts';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import { askedFacts, revisionOf } from '../../report/evidence/asked.ts';
import type { LoadedReport } from '../../report/load-report.server.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useReportWords } from '../../report/texts/words.ts';

// Not a shared page: the same one stands at whatever anybody writes for an order, and would fill the cache.

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '' } = params;
  const { pathname, search, searchParams } = new URL(request.url);
  const facts = askedFacts(searchParams.get('fact'));
  const [first] = facts;
  return loadSignedIn(request, async () => {
    const [opened, loaded, told] = await Promise.all([
      sessionApi().call(readAccountOrder, { params: { orderId } }),
      fetchDrawn<LoadedReport>(`${pathname}/view${search}`),
      first === undefined ? null : readOwnFact(orderId, first, revisionOf(searchParams.get('revision'))),
    ]);
    const asked = first === undefined ? undefined : { facts, told };
    return { orderId, maySettle: opened.maySettle, loaded, asked };
  });
}

/** What the server writes, and what stands there until the report has come. */
export function HydrateFallback() {
  const { reportTitle, reportLoading, reportNeedsScript } = useCompanyOrderWords();
  return (
    <Page isWide>
      <PageHead title={reportTitle} isPrivate />
      <h1>{reportTitle}</h1>
      <noscript>
        <p>{reportNeedsScript}</p>
      </noscript>
      <Spinner title={reportLoading} />
    </Page>
  );
}

/** The report of an order of one's company, read by one's account as by its link. */
export default function ProfileReport() {
  const words = useReportWords();
  const { orderId, maySettle, loaded, asked } = useLoaderData<typeof clientLoader>();
  const { view } = loaded.report;
  return (
    <Page isWide>
      <PageHead title={words.title(view.subject.name)} isPrivate />
      <ReportPage
        key={view.head.revision}
        door={doorOfAccount(orderId, maySettle)}
        {...loaded}
        asked={asked}
      />
    </Page>
  );
}
