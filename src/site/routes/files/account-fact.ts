import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { readOwnFact } from '../../profile/company-order/account-report.ts';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import { revisionOf } from '../../report/evidence/asked.ts';

/** Without the token, which only a script has, there is nothing here. */
export function loader() {
  throw data(null, { status: 404 });
}

/** The evidence of one fact of a report of one's company. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '', fact = '' } = params;
  const revision = revisionOf(new URL(request.url).searchParams.get('revision'));
  return loadSignedIn(request, async () => ({ told: await readOwnFact(orderId, fact, revision) }));
}
