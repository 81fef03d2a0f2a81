import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readReport } from '#workflows/read-report/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { doorOfLink } from '../report/door/report-door.ts';
import { askedFacts, revisionOf } from '../report/evidence/asked.ts';
import { readFact } from '../report/evidence/read-fact.server.ts';
import { loadReport } from '../report/load-report.server.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { useReportWords } from '../report/texts/words.ts';
import { secretOf } from '../track/card-page.server.ts';

export const handle: PageHandle = { isDeferred: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const secret = secretOf(params.secret);
  const url = new URL(request.url);
  const api = pageApi(context);
  const loaded = await loadReport(url, (revision) =>
    api.call(readReport, { params: { secret }, query: { revision } }),
  );
  const facts = askedFacts(url.searchParams.get('fact'));
  const revision = revisionOf(url.searchParams.get('revision'));
  return {
    secret,
    loaded,
    asked:
      facts[0] === undefined
        ? undefined
        : { facts, told: await readFact(context, secret, facts[0], revision) },
  };
}

export default function TrackReport() {
  const words = useReportWords();
  const { secret, loaded, asked } = useLoaderData<typeof loader>();
  const { view } = loaded.report;
  return (
    <Page isWide>
      <PageHead title={words.title(view.subject.name)} description={words.description} isPrivate />
      <ReportPage key={view.head.revision} door={doorOfLink(secret)} {...loaded} asked={asked} />
    </Page>
  );
}
