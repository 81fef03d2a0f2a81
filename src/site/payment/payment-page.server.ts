import type { LoaderFunctionArgs } from 'react-router';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import { requestInfoContext } from '../api/server-context.ts';
import { secretOf } from '../track/card-page.server.ts';

/** Asks the gateway how the payment of the order in the address stands; undefined where the address names none. */
export async function readPaymentPage(context: LoaderFunctionArgs['context'], request: Request) {
  const named = new URL(request.url).searchParams.get('order');
  if (named === null || named === '') return undefined;
  const secret = secretOf(named);
  const tracked = await pageApi(context).call(checkPayment, { params: { secret } });
  return { tracked, secret, publicUrl: context.get(requestInfoContext).publicUrl };
}
