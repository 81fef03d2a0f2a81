import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getCountry, listCountryGroups } from '#modules/countries/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { localeOf, missing, missingPage } from '../countries/missing/missing-page.server.ts';
import { ReportOffers } from '../countries/ReportOffers.tsx';
import { useCountriesPageWords, useReportPageWords } from '../countries/texts/words.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { countryBody } from '../picker/ask-country.ts';
import { CountryPicker } from '../picker/CountryPicker.tsx';
import { priceOf } from '../picker/tariff-words.ts';
import { usePickerWords } from '../picker/texts/words.ts';
import { cheapestOf } from '../prices/price-list.ts';
import { ReportChapters } from '../report-content/ReportChapters.tsx';
import { reportOf } from '../report-content/report-files.server.ts';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { TariffCards } from '../search/TariffCards.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './report.module.css';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const locale = localeOf(request);
  const report = reportOf(params.reportId ?? '', locale);
  if (report === undefined) throw missingPage(missing[locale].report);
  const api = pageApi(context);
  const { country, tariffs } = await api.call(getCountry, {
    body: countryBody(params.code ?? '', report.id),
  });
  const { items: groups } = await api.call(listCountryGroups, {});
  return { report, country, tariffs, group: groups.find(({ id }) => id === country.groupId) };
}

export default function Report() {
  const words = useReportPageWords();
  const { heading } = useCountriesPageWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  const { report, country, tariffs, group } = useLoaderData<typeof loader>();
  const cheapest = cheapestOf(tariffs);
  const title = words.title[report.id](country.name);
  const description = words.description[report.id](
    country.name,
    cheapest === undefined ? '' : priceOf(cheapest, locale),
  );
  const countryPath = `/countries/country/${country.code}`;
  const other = report.id === 'credit' ? 'annual' : 'credit';
  const above = [
    { name: heading, path: '/countries' },
    ...(group === undefined ? [] : [{ name: group.name, path: `/countries/continent/${group.slug}` }]),
    { name: country.name, path: countryPath },
  ];
  return (
    <Page isWide>
      <PageHead title={title} description={description} />
      <Breadcrumbs above={above} here={words.names[report.id]} />
      <ReportOffers name={title} description={description} country={country} tariffs={tariffs} />
      <div className={styles.top}>
        <div className={styles.intro}>
          <CountryHeading country={country}>{title}</CountryHeading>
          <p className={styles.lead}>{report.lead}</p>
          {report.id === 'annual' ? (
            <Notice title={words.besideTitle}>
              <p>
                {words.beside} <a href={to(`/sample/${country.code}?report=annual`)}>{words.annualSample}</a>
              </p>
            </Notice>
          ) : null}
          <h2>{words.covers[report.id]}</h2>
          <ul className={styles.covers}>
            {report.covers.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.order}>
          <CountryPicker chosen={country} tariffs={tariffs} />
        </div>
      </div>
      <ReportChapters
        title={words.sections[report.id]}
        chapters={report.sections}
        note={words.emptySections}
      />
      {report.due === undefined ? null : (
        <section className={styles.block} aria-labelledby="due">
          <h2 id="due">{words.dueTitle}</h2>
          <p className={styles.lead}>{report.due}</p>
        </section>
      )}
      <section className={styles.block} aria-labelledby="audience">
        <h2 id="audience">{words.audience}</h2>
        <ul className={styles.audience}>
          {report.audience.map((who) => (
            <li key={who.title}>
              <h3>{who.title}</h3>
              <p>{who.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block} aria-labelledby="prices">
        <h2 id="prices">{words.prices}</h2>
        <TariffCards tariffs={tariffs} />
        <p className={styles.note}>{picker.chargedLater}</p>
        <p>
          <Link to={to(`${countryPath}/report/${other}`)} className={styles.other}>
            {words.other[report.id]}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </section>
    </Page>
  );
}
