import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { systemClock } from '#kernel/clock.ts';
import type { CompanyView } from '#modules/companies/contract.ts';
import { type CountryView, getCountry, type TariffView } from '#modules/countries/contract.ts';
import { findCompanies } from '../search/find-companies.server.ts';
import { isAskable, readTypedQuery, type TypedQuery } from '../search/typed-query.ts';
import { expectedDays } from './expected-days.server.ts';

/** A tariff with the days in which its report is likely to arrive, and what happens to the card when it is ordered. */
export type Offer = TariffView & Readonly<{ expected: { from: string; to: string }; isHeldAtOnce: boolean }>;

/** Whom the order is about; `gone` where the company is not among the hits any more, `silent` where nobody could say. */
export type Subject =
  | Readonly<{ kind: 'company'; company: CompanyView }>
  | Readonly<{ kind: 'request' }>
  | Readonly<{ kind: 'gone' }>
  | Readonly<{ kind: 'silent'; reason: string }>
  | Readonly<{ kind: 'nothing' }>;

export type OrderPage = Readonly<{
  country: CountryView | undefined;
  offers: Offer[];
  typed: TypedQuery;
  subject: Subject;
}>;

/** Everything the order page shows, read from its address: reload and back bring the same page. */
export async function readOrderPage(
  api: ApiClient,
  params: URLSearchParams,
  holdMaxDays: number,
): Promise<OrderPage> {
  const code = params.get('country') ?? '';
  const typed = readTypedQuery(params);
  if (code === '') return { country: undefined, offers: [], typed, subject: { kind: 'nothing' } };
  const { country, tariffs } = await api.call(getCountry, { body: { code } });
  const now = systemClock.now();
  const offers = tariffs.map((tariff) => ({
    ...tariff,
    expected: expectedDays(tariff, now),
    isHeldAtOnce: tariff.maxDays <= holdMaxDays,
  }));
  return { country, offers, typed, subject: await findSubject(api, country, typed, params) };
}

async function findSubject(
  api: ApiClient,
  country: CountryView,
  typed: TypedQuery,
  params: URLSearchParams,
): Promise<Subject> {
  if (!isAskable(typed)) return { kind: 'nothing' };
  const companyId = params.get('company');
  if (companyId === null) return { kind: 'request' };
  try {
    const { companies } = await findCompanies(api, country, typed);
    const company = companies.find(({ id }) => id === companyId);
    return company === undefined ? { kind: 'gone' } : { kind: 'company', company };
  } catch (error) {
    // A register that is silent never reads as "no such company".
    if (isApiProblem(error)) return { kind: 'silent', reason: error.message };
    throw error;
  }
}
