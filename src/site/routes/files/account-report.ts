import { data, type LoaderFunctionArgs } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { readAccountReport } from '#workflows/read-report/contract.ts';
import { senderApiContext } from '../../api/server-context.ts';
import { revisionOf } from '../../report/evidence/asked.ts';
import { loadReport } from '../../report/load-report.server.ts';
import { offlineFile } from '../../report/offline/offline-file.server.ts';

/**
 * What a script fetches with the token of who is signed in: `view`, a report of their company with its pictures drawn, and
 * `offline`, the same as one file. A refusal has the shape of those of the API.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { orderId = '', part } = params;
  const url = new URL(request.url);
  const api = context.get(senderApiContext);
  const ask = (revision: number | undefined) =>
    api.call(readAccountReport, { params: { orderId }, query: { revision } });
  if (part !== 'view' && part !== 'offline') throw data(null, { status: 404 });
  try {
    if (part === 'offline')
      return offlineFile((await ask(revisionOf(url.searchParams.get('revision')))).view);
    return Response.json(await loadReport(url, ask), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code, value, requestId, status } = error;
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/problem+json' };
    return Response.json({ code, value, requestId }, { status, headers });
  }
}
