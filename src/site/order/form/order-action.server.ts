import type { ApiClient } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { checkVatNumber, placeOrder } from '#workflows/place-order/contract.ts';
import { countryBody } from '../../picker/ask-country.ts';
import { readOrderForm } from './order-form.ts';
import { type OrderCalls, submitOrder } from './submit-order.ts';

/** Places the order as a guest. What `page` refuses is the error page; what `api` refuses is shown beside the form. */
export async function orderAsGuest(
  { api, page }: { api: ApiClient; page: ApiClient },
  request: Request,
  locale: Locale,
) {
  const calls: OrderCalls = {
    getCountry: (code, report) => page.call(getCountry, { body: countryBody(code, report) }),
    checkVat: (body) => api.call(checkVatNumber, { body }),
    placeOrder: (body, idempotencyKey) => api.call(placeOrder, { body, idempotencyKey }),
  };
  return submitOrder(
    calls,
    readOrderForm(await request.formData()),
    new URL(request.url).searchParams,
    locale,
  );
}
