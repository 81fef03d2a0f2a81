import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { getSearchCriteria } from '#modules/companies/contract.ts';
import { getCountry, listCountries } from '#modules/countries/contract.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { pageApi } from '../api/page-api.server.ts';
import { apiContext, type PageHandle } from '../api/server-context.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { countryBody } from '../picker/ask-country.ts';
import { SampleLink } from '../picker/SampleLink.tsx';
import { ChooseCountry } from '../search/ChooseCountry.tsx';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { CompareCompanies } from '../search/compare/CompareCompanies.tsx';
import { readCompared } from '../search/compare/read-compared.server.ts';
import { SearchForm } from '../search/form/SearchForm.tsx';
import { NumberDoubts } from '../search/NumberDoubts.tsx';
import { askedParams } from '../search/query/asked-sources.ts';
import { checkNumbers } from '../search/query/check-numbers.server.ts';
import { comparedCount, readCompare } from '../search/query/compared-ids.ts';
import { type Found, findCompanies } from '../search/query/find-companies.server.ts';
import { isAskable, isSent, journeyPath, readTypedQuery } from '../search/query/typed-query.ts';
import { listParams, narrowResults } from '../search/results/narrowed-results.ts';
import { ReportOffer } from '../search/results/ReportOffer.tsx';
import { ResultList } from '../search/results/ResultList.tsx';
import { SearchBreakdown } from '../search/results/SearchBreakdown.tsx';
import { SearchCutShort } from '../search/results/SearchCutShort.tsx';
import { SearchFailure } from '../search/results/SearchFailure.tsx';
import { SourceStates } from '../search/results/SourceStates.tsx';
import { useSearchWords } from '../search/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';

export const handle: PageHandle = { isDeferred: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const code = searchParams.get('country') ?? '';
  const typed = readTypedQuery(searchParams);
  if (code === '') {
    const { countries } = await pageApi(context).call(listCountries, { body: {} });
    return {
      ...{ country: undefined, tariffs: [], criteria: undefined, checked: undefined, compared: undefined },
      ...{ countries, typed, found: undefined, refusal: undefined, error: undefined },
    };
  }
  const { country, tariffs } = await pageApi(context).call(getCountry, { body: countryBody(code) });
  const params = { countryCode: country.code };
  const [{ criteria }, checked] = await Promise.all([
    pageApi(context).call(getSearchCriteria, { params }),
    checkNumbers(context.get(apiContext), country.code, typed),
  ]);
  const nothing = {
    ...{ country, tariffs, criteria, checked, countries: [], typed, compared: undefined },
    ...{ found: undefined, refusal: undefined, error: undefined },
  };
  const isQuestion = isSent(searchParams);
  const ids = readCompare(searchParams);
  const isCompared = ids.length === comparedCount && !searchParams.has('edit');
  if (!isQuestion && !isCompared) return nothing;
  if (isQuestion && !isAskable(typed))
    return { ...nothing, refusal: { isEmpty: true, isTooOften: false, text: '' } };
  const api = context.get(apiContext);
  let found: Found | undefined;
  try {
    found = isQuestion ? await findCompanies(api, country, typed) : undefined;
    if (isCompared && found?.error === undefined) {
      const companies = await readCompared(api, country.code, ids, found?.companies);
      return { ...nothing, compared: { companies, listed: listParams(searchParams) } };
    }
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return { ...nothing, refusal: { isEmpty: false, isTooOften: error.status === 429, text: error.message } };
  }
  if (found === undefined) return nothing;
  // The specification: with an error field nothing happens. The form stays as it is.
  if (found.error !== undefined) return { ...nothing, error: found.error };
  const order = localizedPath(localeOfPath(pathname), '/order');
  const hit = found.companies[0];
  const asked = askedParams(found.sources);
  if (found.outcome === 'one' && hit !== undefined && !searchParams.has('list')) {
    throw redirect(journeyPath(order, country.code, typed, { company: hit.id, found: 'one', ...asked }));
  }
  if (found.outcome === 'none')
    throw redirect(journeyPath(order, country.code, typed, { request: '1', found: 'none', ...asked }));
  const { companies, hasMore, isCutShort, sources } = found;
  return { ...nothing, found: { ...narrowResults(companies, searchParams), hasMore, isCutShort, sources } };
}

export default function CompanySearch() {
  const search = useSearchWords();
  const { to } = useTexts();
  const { country, tariffs, criteria, checked, countries, typed, compared, found, refusal, error } =
    useLoaderData<typeof loader>();
  // Where the plain link to a sample leads when there is none.
  const sample = new URLSearchParams(useLocation().search).get('sample');
  if (country === undefined) return <ChooseCountry countries={countries} />;
  return (
    <Page isWide={found !== undefined || compared !== undefined}>
      <PageHead title={search.title(country.name)} description={search.description} />
      <CountryHeading country={country}>{country.name}</CountryHeading>
      {refusal === undefined ? null : (
        <SearchFailure reason={refusal.text} isTooOften={refusal.isTooOften}>
          {refusal.isEmpty ? null : (
            <p>
              <Link to={journeyPath(to('/order'), country.code, typed, { request: '1' })}>
                {search.orderTyped}
              </Link>
            </p>
          )}
        </SearchFailure>
      )}
      {sample === 'failed' || sample === 'too-often' ? (
        <Notice tone="bad" role="alert" title={search.sampleFailedTitle}>
          <p>{sample === 'failed' ? search.sampleFailedText : search.sampleTooOften}</p>
          <SampleLink country={country} />
        </Notice>
      ) : null}
      {compared !== undefined ? (
        <CompareCompanies country={country} typed={typed} {...compared} />
      ) : found === undefined ? (
        <SearchForm
          key={JSON.stringify([country.code, typed])}
          country={country}
          criteria={criteria}
          typed={typed}
          checked={checked}
          error={refusal?.isEmpty === true ? search.need : undefined}
          unusable={error}
        />
      ) : (
        <>
          <NumberDoubts typed={typed} checked={checked} borne={found.borne} />
          {found.isCutShort ? (
            <SearchCutShort country={country} typed={typed} hasFound={found.all > 0} />
          ) : null}
          {found.all === 0 ? (
            <SourceStates sources={found.sources} />
          ) : (
            <ResultList
              country={country}
              typed={typed}
              found={found}
              offer={<ReportOffer tariffs={tariffs} />}
              sources={<SourceStates sources={found.sources} />}
            />
          )}
        </>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <SearchBreakdown />;
}
