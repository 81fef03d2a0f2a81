import { data, redirect } from 'react-router';
import { type ApiClient, type ApiProblem, isApiProblem } from '#kernel/api-client.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import { getCountry, type TariffView } from '#modules/countries/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { readTypedQuery } from '../search/typed-query.ts';
import { checkOrderForm, type OrderFault, type OrderForm, readOrderForm } from './order-form.ts';

/** What the page shows again after a refusal: nothing that was typed is lost. */
export type Refused = Readonly<{
  faults: readonly OrderFault[];
  form: OrderForm;
  idempotencyKey: string;
  /** Minor units before and now, where the price rose meanwhile. */
  priceChange?: { tariffId: number; before: number; now: number };
}>;

/**
 * Places the order and leads on to the card page, or to the tracker while the gateway is silent. What `page` refuses
 * is the error page; what `api` refuses is shown beside the form.
 */
export async function submitOrder(
  { api, page }: { api: ApiClient; page: ApiClient },
  request: Request,
  locale: Locale,
) {
  const params = new URL(request.url).searchParams;
  const form = readOrderForm(await request.formData());
  const { country, tariffs } = await page.call(getCountry, { body: { code: params.get('country') ?? '' } });
  const tariff = tariffs.find(({ id }) => id === form.tariffId);
  const faults = checkOrderForm(form, tariff !== undefined);
  if (faults.length > 0 || tariff === undefined) return refused(422, form, faults, form.idempotencyKey);
  const companyId = params.get('company');
  const typed = readTypedQuery(params);
  try {
    const placed = await api.call(placeOrder, {
      idempotencyKey: form.idempotencyKey,
      body: {
        countryId: country.id,
        subject: companyId === null ? { kind: 'request', request: typed } : { kind: 'company', companyId },
        tariffId: tariff.id,
        quotedPriceMinor: form.quotedPriceMinor,
        quotedCurrency: tariff.tariffCurrency,
        email: form.email,
        locale,
        acceptTerms: true,
      },
    });
    return redirect(placed.paymentUrl ?? localizedPath(locale, `/track/${placed.secret}`), 303);
  } catch (error) {
    if (isApiProblem(error)) return answerOf(error, form, tariff);
    throw error;
  }
}

function answerOf(problem: ApiProblem, form: OrderForm, tariff: TariffView) {
  // After a refusal the next try is a new request; after an outage it is the same one once more.
  const key = problem.status < 500 ? crypto.randomUUID() : form.idempotencyKey;
  if (problem.code === 'price_changed') {
    const priceChange = { tariffId: tariff.id, before: form.quotedPriceMinor, now: tariff.tariffPrice };
    return refused(problem.status, form, [], key, priceChange);
  }
  const faults: OrderFault[] = problem.value.map(({ field, description }) => ({
    field: field?.endsWith('email') === true ? 'email' : undefined,
    text: description,
  }));
  return refused(problem.status, form, faults.length > 0 ? faults : [{ key: 'failed' }], key);
}

function refused(
  status: number,
  form: OrderForm,
  faults: readonly OrderFault[],
  idempotencyKey: string,
  priceChange?: Refused['priceChange'],
) {
  const answer: Refused = { faults, form, idempotencyKey, ...(priceChange ? { priceChange } : {}) };
  return data(answer, { status });
}
