import { data, redirect } from 'react-router';
import { type ApiProblem, isApiProblem } from '#kernel/api-client.ts';
import type { BodyOf, ReplyOf } from '#kernel/endpoint.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { getCountry, TariffView } from '#modules/countries/contract.ts';
import type { checkVatNumber, PlaceOrderBody, placeOrder } from '#workflows/place-order/contract.ts';
import { readTypedQuery } from '../../search/query/typed-query.ts';
import { buyerBody, buyerFieldOf } from '../buyer/buyer-form.ts';
import { readAskedReport } from '../subject/asked-report.ts';
import { checkOrderForm, type OrderFault, type OrderForm } from './order-form.ts';

/** What the page shows again after a refusal: nothing that was typed is lost. */
export type Refused = Readonly<{
  faults: readonly OrderFault[];
  form: OrderForm;
  idempotencyKey: string;
  /** Minor units before and now, where the price rose meanwhile. */
  priceChange?: { tariffId: number; before: number; now: number };
  /** VIES does not know the number: the buyer corrects it, or goes on without reverse charge. */
  isVatRefused?: true;
  /** The sign-in has ended: nothing was ordered, and the buyer says how to go on. */
  hasSessionEnded?: true;
}>;

/** The calls that an order needs: the server makes them for a guest, the browser for who is signed in. */
export type OrderCalls = Readonly<{
  getCountry(code: string, report: ReportKind): Promise<ReplyOf<typeof getCountry>>;
  checkVat(body: BodyOf<typeof checkVatNumber>): Promise<ReplyOf<typeof checkVatNumber>>;
  placeOrder(body: PlaceOrderBody, idempotencyKey: string): Promise<ReplyOf<typeof placeOrder>>;
}>;

/**
 * Places the order and leads on to the card page, or to the tracker of an order by invoice and while the gateway is silent. What `placeOrder`
 * refuses is shown beside the form; `params` are those of the page's address.
 */
export async function submitOrder(
  calls: OrderCalls,
  form: OrderForm,
  params: URLSearchParams,
  locale: Locale,
) {
  const { country, tariffs } = await calls.getCountry(params.get('country') ?? '', readAskedReport(params));
  const tariff = tariffs.find(({ id }) => id === form.tariffId);
  const companyId = params.get('company');
  const faults = checkOrderForm(form, tariff !== undefined, companyId === null);
  if (faults.length > 0 || tariff === undefined) return refuseOrder(422, { form, faults });
  const body: PlaceOrderBody = {
    countryId: country.id,
    subject:
      companyId === null
        ? { kind: 'request', request: readTypedQuery(params) }
        : { kind: 'company', companyId },
    tariffId: tariff.id,
    quotedPriceMinor: form.quotedPriceMinor,
    quotedCurrency: tariff.tariffCurrency,
    email: form.email,
    locale,
    ...(form.timeZone !== undefined && { timeZone: form.timeZone }),
    ...buyerBody(form.buyer),
    ...(form.payBy === 'invoice' && { payBy: form.payBy }),
    acceptTerms: true,
  };
  try {
    if (await isVatRefused(calls, body.buyer, form)) {
      const vatFault = { field: 'vatCode', key: 'vatNotValid' } as const;
      return refuseOrder(422, { form, faults: [vatFault], isVatRefused: true });
    }
    const placed = await calls.placeOrder(body, form.idempotencyKey);
    return redirect(placed.paymentUrl ?? localizedPath(locale, `/track/${placed.secret}`), 303);
  } catch (error) {
    if (isApiProblem(error)) return answerOf(error, form, tariff);
    throw error;
  }
}

/** Whether VIES says that a number is not valid, and the buyer has not said to go on. A silence stands in nobody's way. */
async function isVatRefused(
  calls: OrderCalls,
  buyer: PlaceOrderBody['buyer'],
  { buyer: { isVatAsIs } }: OrderForm,
): Promise<boolean> {
  const { countryCode = '', vatCode = '' } = buyer ?? {};
  if (countryCode === '' || vatCode === '' || isVatAsIs) return false;
  try {
    const { vatCheck } = await calls.checkVat({ countryCode, vatCode });
    return vatCheck?.outcome === 'not_valid';
  } catch (error) {
    // What is wrong in the number is told; whatever else happened, the order itself tells.
    if (isApiProblem(error) && error.status === 400) throw error;
    return false;
  }
}

function answerOf(problem: ApiProblem, form: OrderForm, tariff: TariffView) {
  // After a refusal the next try is a new request; after an outage it is the same one once more.
  const idempotencyKey = problem.status < 500 ? crypto.randomUUID() : form.idempotencyKey;
  if (problem.code === 'price_changed') {
    const priceChange = { tariffId: tariff.id, before: form.quotedPriceMinor, now: tariff.tariffPrice };
    return refuseOrder(problem.status, { form, idempotencyKey, priceChange });
  }
  const faults: OrderFault[] = problem.value.map(({ field, description }) => ({
    field: buyerFieldOf(field) ?? (field === 'email' ? 'email' : undefined),
    text: description,
  }));
  return refuseOrder(problem.status, {
    form,
    idempotencyKey,
    faults: faults.length > 0 ? faults : [{ key: 'failed' }],
  });
}

/** The page's answer to an order that was not placed; without another key the next try is the same request. */
export function refuseOrder(status: number, refused: Partial<Refused> & Pick<Refused, 'form'>) {
  const answer: Refused = { faults: [], idempotencyKey: refused.form.idempotencyKey, ...refused };
  return data(answer, { status });
}
