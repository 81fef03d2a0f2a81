import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { payOrder } from '#workflows/track-order/contract.ts';
import { apiContext } from '../api/server-context.ts';

/** Leads to the hosted card page, or says why there is none. */
export async function goToCardPage(context: LoaderFunctionArgs['context'], secret: string) {
  try {
    const { paymentUrl } = await context.get(apiContext).call(payOrder, { params: { secret } });
    return redirect(paymentUrl, 303);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return data({ refusal: error.message, done: undefined }, { status: error.status });
  }
}

/** A secret from an address; anything of another shape is simply not there. */
export function secretOf(text: string | undefined | null): string {
  if (typeof text === 'string' && /^[0-9a-f]{40}$/.test(text)) return text;
  throw data(null, { status: 404 });
}
