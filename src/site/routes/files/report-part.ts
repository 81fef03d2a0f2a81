import { data, type LoaderFunctionArgs } from 'react-router';
import { readReport } from '#workflows/read-report/contract.ts';
import { pageApi } from '../../api/page-api.server.ts';
import { askedFacts, revisionOf } from '../../report/evidence/asked.ts';
import { readFact } from '../../report/evidence/read-fact.server.ts';
import { offlineFile } from '../../report/offline/offline-file.server.ts';
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
  return offlineFile(view);
}
