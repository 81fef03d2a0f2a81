import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { typeset } from '#kernel/typesetting/typeset.ts';
import { getSearchCriteria } from '#modules/companies/contract.ts';
import { pathNow } from '#modules/content/moved-rules.ts';
import { getCountry, listCountriesOfGroup, listCountryGroups } from '#modules/countries/contract.ts';
import { listSourcesOfCountry } from '#modules/registers/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import { apiContext, type PageHandle } from '../api/server-context.ts';
import { textsNow } from '../content/texts-now.server.ts';
import { neighboursInList } from '../countries/country-listing.ts';
import { Further } from '../countries/Further.tsx';
import { localeOf } from '../countries/missing/missing-page.server.ts';
import { ReportLinks } from '../countries/ReportLinks.tsx';
import { ReportOffers } from '../countries/ReportOffers.tsx';
import { factsOf } from '../countries/registers/country-facts.server.ts';
import { RegisterSection } from '../countries/registers/RegisterSection.tsx';
import { articlesFor } from '../countries/related-articles.ts';
import { SourceSection } from '../countries/sources/SourceSection.tsx';
import { useCountriesPageWords, useCountryPageWords, useReportPageWords } from '../countries/texts/words.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { countryBody } from '../picker/ask-country.ts';
import { CountryPicker } from '../picker/CountryPicker.tsx';
import { SampleLink } from '../picker/SampleLink.tsx';
import { daysOfAll } from '../picker/tariff-words.ts';
import { usePickerWords } from '../picker/texts/words.ts';
import { ExampleLink } from '../report-content/ExampleLink.tsx';
import { ReportContent } from '../report-content/ReportContent.tsx';
import { useReportContentWords } from '../report-content/texts/words.ts';
import { SamplePage } from '../sample-page/SamplePage.tsx';
import { sampleOf } from '../sample-page/sample-of.server.ts';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { SearchForm } from '../search/form/SearchForm.tsx';
import { readTypedQuery } from '../search/query/typed-query.ts';
import { TariffCards } from '../search/TariffCards.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './country.module.css';

export const handle: PageHandle = { isShared: true, isDeferred: true };

/** So many countries of the same part of the world are named; the rest is one link. */
const othersShown = 12;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = pageApi(context);
  const code = params.code ?? '';
  const { country, tariffs } = await api.call(getCountry, { body: countryBody(code) });
  const { tariffs: annual } = await api.call(getCountry, { body: countryBody(code, 'annual') });
  const [{ items: groups }, { countries }, { criteria }, { sources, files }] = await Promise.all([
    api.call(listCountryGroups, {}),
    api.call(listCountriesOfGroup, { body: { groupCountryId: country.groupId } }),
    api.call(getSearchCriteria, { params: { countryCode: country.code } }),
    api.call(listSourcesOfCountry, { params: { countryCode: country.code } }),
  ]);
  const locale = localeOf(request);
  const facts = factsOf(country.code, locale);
  const { moved } = await textsNow(context);
  const sample = await sampleOf(context.get(apiContext), country.code, locale);
  return {
    country,
    tariffs,
    annual,
    criteria,
    facts,
    sample,
    sources: sources.map((source) => ({ ...source, gap: typeset(source.gap, locale) })),
    files,
    articles: articlesFor(country.code, facts?.identifiers.some(({ kind }) => kind === 'vat') ?? false).map(
      (slug) => ({ slug, path: pathNow(`/${slug}`, moved) }),
    ),
    group: groups.find(({ id }) => id === country.groupId),
    groupSize: countries.length,
    others: neighboursInList(countries, country.code, othersShown).map(({ code, name }) => ({ code, name })),
  };
}

export default function Country() {
  const words = useCountryPageWords();
  const { heading } = useCountriesPageWords();
  const report = useReportPageWords();
  const content = useReportContentWords();
  const picker = usePickerWords();
  const { to } = useTexts();
  const {
    country,
    tariffs,
    annual,
    criteria,
    facts,
    sample,
    sources,
    files,
    articles,
    group,
    groupSize,
    others,
  } = useLoaderData<typeof loader>();
  const description = words.description(country.name, daysOfAll(tariffs, picker));
  const above = [
    { name: heading, path: '/countries' },
    ...(group === undefined ? [] : [{ name: group.name, path: `/countries/continent/${group.slug}` }]),
  ];
  return (
    <Page isWide>
      <PageHead title={words.title(country.name)} description={description} />
      <Breadcrumbs above={above} here={country.name} />
      <ReportOffers
        name={report.title.credit(country.name)}
        description={description}
        country={country}
        tariffs={tariffs}
      />
      <div className={styles.top}>
        <div className={styles.intro}>
          <CountryHeading country={country}>{words.heading(country.name)}</CountryHeading>
          <p className={styles.lead}>{words.lead(daysOfAll(tariffs, picker))}</p>
          <CountryPicker chosen={country} tariffs={tariffs} />
        </div>
        <section className={styles.search} aria-labelledby="search">
          {/* The form says above its fields what to do; the heading is for those who go by headings. */}
          <h2 id="search" className="visually-hidden">
            {words.searchTitle}
          </h2>
          <SearchForm
            key={country.code}
            country={country}
            criteria={criteria}
            typed={readTypedQuery(new URLSearchParams())}
          />
        </section>
      </div>
      <RegisterSection facts={facts} />
      <SourceSection sources={sources} files={files} />
      <section className={styles.block} aria-labelledby="prices">
        <h2 id="prices">{words.tariffsTitle}</h2>
        <p className={styles.lead}>{words.tariffsLead}</p>
        <TariffCards tariffs={tariffs} />
        <p className={styles.lead}>{words.annualLead}</p>
        <TariffCards tariffs={annual} />
        <p className={styles.note}>
          {picker.chargedLater} <Link to={to('/our-prices')}>{words.allPrices}</Link>
        </p>
      </section>
      <section className={styles.block} aria-labelledby="report">
        <h2 id="report">{content.title}</h2>
        <p className={styles.lead}>{content.lead}</p>
        <ReportContent />
        {sample === undefined ? null : (
          <SamplePage example={sample} country={country.name}>
            <SampleLink country={country} />
            <ExampleLink />
          </SamplePage>
        )}
        <ReportLinks code={country.code} />
      </section>
      {group === undefined ? null : (
        <Further articles={articles} group={group} others={others} groupSize={groupSize} />
      )}
    </Page>
  );
}
