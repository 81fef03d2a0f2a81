import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { type ReportKind, reportKinds } from '#kernel/reports/report-kind.ts';
import type { CheckedNumbers, SuggestedCompanyView } from '#modules/companies/contract.ts';
import { type CountryView, getCountry, listCountries, type TariffView } from '#modules/countries/contract.ts';
import { compareCompany, getKnownCompany, type KnownCompanyView } from '#workflows/find-company/contract.ts';
import { quoteDueDates } from '#workflows/place-order/contract.ts';
import { countryBody } from '../../picker/ask-country.ts';
import { cheapestOf } from '../../prices/price-list.ts';
import { checkNumbers } from '../../search/query/check-numbers.server.ts';
import { isAskable, readTypedQuery, type TypedQuery } from '../../search/query/typed-query.ts';
import type { CountryChoice } from '../buyer/buyer-form.ts';
import type { MatchCard } from '../compare/compared-lines.ts';
import { readAskedReport } from './asked-report.ts';
import { type HowFound, readHowFound } from './how-found.ts';
import { findNearSpellings } from './near-spellings.server.ts';

/** A tariff with the moment by which its report is there, and what happens to the card when it is ordered. */
export type Offer = TariffView & Readonly<{ dueBy: string | undefined; isHeldAtOnce: boolean }>;

/** Whom the order is about; `gone` where no register has the company any more, `silent` where nobody could say. */
export type Subject =
  | Readonly<{
      kind: 'company';
      company: KnownCompanyView;
      /** How it fits what was typed; undefined where nothing was that could be compared. */
      card: MatchCard | undefined;
    }>
  | Readonly<{ kind: 'request' }>
  | Readonly<{ kind: 'gone' }>
  | Readonly<{ kind: 'silent'; reason: string }>
  | Readonly<{ kind: 'nothing' }>;

export type OrderPage = Readonly<{
  /** Which report the offers are for. */
  report: ReportKind;
  /** From how much on each report is there. */
  reports: readonly Readonly<{ kind: ReportKind; from: TariffView | undefined }>[];
  country: CountryView | undefined;
  offers: Offer[];
  typed: TypedQuery;
  subject: Subject;
  checked?: CheckedNumbers | undefined;
  how: HowFound;
  /** Where a buying company may be, by name. */
  countries: CountryChoice[];
  /** Companies whose names begin like the one that was not found. */
  near: SuggestedCompanyView[];
}>;

/**
 * Everything the order page shows, read from its address: reload and back bring the same page. What `page` refuses is
 * the error page; what `api` refuses is a subject with words.
 */
export async function readOrderPage(
  { api, page }: { api: ApiClient; page: ApiClient },
  params: URLSearchParams,
  holdMaxDays: number,
): Promise<OrderPage> {
  const code = params.get('country') ?? '';
  const typed = readTypedQuery(params);
  const how = readHowFound(params);
  const report = readAskedReport(params);
  if (code === '')
    return {
      report,
      reports: [],
      country: undefined,
      offers: [],
      typed,
      subject: { kind: 'nothing' },
      how,
      countries: [],
      near: [],
    };
  const ask = (kind: ReportKind) => page.call(getCountry, { body: countryBody(code, kind) });
  const [credit, annual] = await Promise.all([ask('credit'), ask('annual')]);
  const { country, tariffs } = { credit, annual }[report];
  const reports = reportKinds.map((kind) => ({ kind, from: cheapestOf({ credit, annual }[kind].tariffs) }));
  const all = (await page.call(listCountries, { body: {} })).countries;
  const countries = all.map(({ code, name }) => ({ code, name }));
  const { items } = await page.call(quoteDueDates, { params: { countryCode: country.code } });
  const dueOf = new Map(items.map(({ tariffId, dueBy }) => [tariffId, dueBy]));
  const offers = tariffs.map((tariff) => ({
    ...tariff,
    // Undefined for a tariff that came between the two calls.
    dueBy: dueOf.get(tariff.id),
    isHeldAtOnce: tariff.maxDays <= holdMaxDays,
  }));
  const subject = await findSubject(api, country, typed, params);
  // Nothing was found, so a slip in the number is what to think of first.
  const checked = subject.kind === 'request' ? await checkNumbers(api, country.code, typed) : undefined;
  const near =
    subject.kind === 'request' && how === 'none'
      ? await findNearSpellings(api, country.code, typed.name)
      : [];
  return { report, reports, country, offers, typed, subject, checked, how, countries, near };
}

async function findSubject(
  api: ApiClient,
  country: CountryView,
  typed: TypedQuery,
  search: URLSearchParams,
): Promise<Subject> {
  const companyId = search.get('company');
  if (companyId === null) return { kind: isAskable(typed) ? 'request' : 'nothing' };
  const params = { countryCode: country.code, companyId };
  try {
    return { kind: 'company', ...(await readCompany(api, params, typed)) };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    // A register that is silent never reads as "no such company".
    const isUnknown = error.status < 500 && error.status !== 429;
    return isUnknown ? { kind: 'gone' } : { kind: 'silent', reason: error.message };
  }
}

/** The company, beside what was typed where that can be compared. */
async function readCompany(
  api: ApiClient,
  params: Readonly<{ countryCode: string; companyId: string }>,
  typed: TypedQuery,
): Promise<{ company: KnownCompanyView; card: MatchCard | undefined }> {
  if (isAskable(typed))
    try {
      return await api.call(compareCompany, { params, body: { company: typed } });
    } catch (error) {
      // Mere signs, or more of them than can be read: nothing is wrong with the company.
      if (!isApiProblem(error) || error.status !== 400) throw error;
    }
  const { company } = await api.call(getKnownCompany, { params });
  return { company, card: undefined };
}
