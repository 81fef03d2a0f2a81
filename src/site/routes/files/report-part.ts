import { data, type LoaderFunctionArgs } from 'react-router';
import { readReport } from '#workflows/read-report/contract.ts';
import { pageApi } from '../../api/page-api.server.ts';
import { askedFacts, readFact, revisionOf } from '../../report/evidence/read-fact.server.ts';
import { offlineCopy } from '../../report/offline/offline-copy.server.tsx';
import { secretOf } from '../../track/card-page.server.ts';

/** What belongs to the page of a report: `facts/{id}`, the evidence of one fact, and `offline`, the report as one file. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const secret = secretOf(params.secret);
  const revision = revisionOf(new URL(request.url).searchParams.get('revision'));
  if (params.part === 'facts') {
    const [fact] = askedFacts(params.fact ?? null);
    return { told: fact === undefined ? null : await readFact(context, secret, fact, revision) };
  }
  if (params.part !== 'offline' || params.fact !== undefined) throw data(null, { status: 404 });
  const { view } = await pageApi(context).call(readReport, { params: { secret }, query: { revision } });
  const name = `${view.head.orderNumber}-${view.head.revision}-${view.locale}.html`.replaceAll(
    /[^\w.-]/g,
    '-',
  );
  return new Response(offlineCopy(view), {
    headers: {
      // No page of ours: the server puts neither its frame nor its policy around it, and browsers save it.
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
    },
  });
}
