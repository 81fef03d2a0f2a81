import { isApiProblem } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { openApi, pageLocale, sessionApi } from '#modules/accounts/web/session-api.ts';
import { countryBody } from '../../picker/ask-country.ts';
import { checkVatNumber, getCountry, placeOrder } from './endpoints.ts';
import { readOrderForm } from './order-form.ts';
import { type OrderCalls, refuseOrder, submitOrder } from './submit-order.ts';

const calls: OrderCalls = {
  getCountry: (code, report) => openApi().call(getCountry, { body: countryBody(code, report) }),
  checkVat: (body) => sessionApi().call(checkVatNumber, { body }),
  placeOrder: (body, idempotencyKey) => sessionApi().call(placeOrder, { body, idempotencyKey }),
};

/**
 * Places the order as the signed-in person, so that it belongs to the account. Where the sign-in turns out to have ended
 * nothing is ordered behind the buyer's back: the page asks.
 */
export async function orderAsCustomer(request: Request) {
  const form = readOrderForm(await request.formData());
  try {
    return await submitOrder(calls, form, new URL(request.url).searchParams, pageLocale());
  } catch (error) {
    if (error instanceof SessionEnded) return refuseOrder(401, { form, hasSessionEnded: true });
    // fetch rejects with TypeError where nobody answers, and with DOMException where it took too long.
    const isOutage = error instanceof TypeError || error instanceof DOMException;
    if (!isOutage && !isApiProblem(error)) throw error;
    return refuseOrder(503, { form, faults: [{ key: 'failed' }] });
  }
}
