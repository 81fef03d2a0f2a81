import type { ApiClient } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { findCompany } from '#workflows/find-company/contract.ts';
import { type PlaceOrderBody, placeOrder } from '#workflows/place-order/contract.ts';
import { clientOf, payByCard } from './people.ts';

/** Cards of the sandbox that tests use. */
export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
} as const;

export type OrderWish = Readonly<{
  countryCode?: string;
  companyName?: string;
  /** The quickest tariff is held at once; the slowest is only verified. */
  speed?: 'quickest' | 'slowest';
  idempotencyKey?: string;
  email?: string;
  locale?: Locale;
  buyer?: PlaceOrderBody['buyer'];
  /** Who orders, if not a guest. */
  client?: ApiClient;
}>;

/** What the order call is sent for a company of the demo register. */
export async function orderBody(client: ApiClient, wish: OrderWish = {}) {
  const { countryCode = 'de', companyName = 'Nordwind Maschinenbau GmbH', speed = 'quickest' } = wish;
  const { email = 'buyer@demo.countercheck.example', locale = 'en' } = wish;
  const { country, tariffs } = await client.call(getCountry, { body: { code: countryCode } });
  const { companies } = await client.call(findCompany, {
    body: {
      countryId: country.id,
      reportContentTypeId: 'credit',
      requestId: 'test',
      company: { name: companyName },
    },
  });
  const company = companies?.[0];
  const tariff = tariffs.toSorted((a, b) => a.maxDays - b.maxDays).at(speed === 'quickest' ? 0 : -1);
  if (company === undefined || tariff === undefined) throw new Error(`no ${companyName} in ${countryCode}`);
  return {
    countryId: country.id,
    subject: { kind: 'company' as const, companyId: company.id },
    tariffId: tariff.id,
    quotedPriceMinor: tariff.tariffPrice,
    quotedCurrency: tariff.tariffCurrency,
    email,
    locale,
    ...(wish.buyer === undefined ? {} : { buyer: wish.buyer }),
    acceptTerms: true as const,
  };
}

/** Places an order; `pay` goes to its card page. */
export async function order(app: { url: string }, wish: OrderWish = {}) {
  const { client = clientOf(app.url) } = wish;
  const body = await orderBody(client, wish);
  const placed = await client.call(placeOrder, {
    body,
    ...(wish.idempotencyKey === undefined ? {} : { idempotencyKey: wish.idempotencyKey }),
  });
  const { paymentUrl } = placed;
  if (paymentUrl === null) throw new Error('no card page');
  return {
    client,
    ...placed,
    params: { secret: placed.secret },
    pay: (card: string = cards.accepted) => payByCard(paymentUrl, card),
  };
}
