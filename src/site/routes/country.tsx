import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getCountry } from '#modules/countries/contract.ts';
import { useCountryPageWords } from '../countries/texts/words.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { pageApi } from '../page-api.server.ts';
import { CountryPicker } from '../picker/CountryPicker.tsx';
import { usePickerWords } from '../picker/texts/words.ts';
import { ReportContent } from '../report-content/ReportContent.tsx';
import { useReportContentWords } from '../report-content/texts/words.ts';
import { CountryHeading } from '../search/CountryHeading.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { TariffCards } from '../search/TariffCards.tsx';
import { readTypedQuery } from '../search/typed-query.ts';
import type { PageHandle } from '../server-context.ts';
import { daysOfAll } from '../texts/tariff-words.ts';
import styles from './country.module.css';

export const handle: PageHandle = { isShared: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  return pageApi(context).call(getCountry, { body: { code: params.code ?? '' } });
}

export default function Country() {
  const countryPage = useCountryPageWords();
  const content = useReportContentWords();
  const picker = usePickerWords();
  const { country, tariffs } = useLoaderData<typeof loader>();
  const days = daysOfAll(tariffs, picker);
  return (
    <Page isWide>
      <PageHead
        title={countryPage.title(country.name)}
        description={countryPage.description(country.name, days)}
      />
      <div className={styles.top}>
        <div className={styles.intro}>
          <CountryHeading country={country}>{countryPage.title(country.name)}</CountryHeading>
          <p className={styles.lead}>{countryPage.lead(days)}</p>
          <CountryPicker chosen={country} tariffs={tariffs} />
        </div>
        <section className={styles.search} aria-labelledby="search">
          <h2 id="search">{countryPage.searchTitle}</h2>
          <SearchForm country={country} typed={readTypedQuery(new URLSearchParams())} />
        </section>
      </div>
      <section className={styles.block} aria-labelledby="prices">
        <h2 id="prices">{countryPage.tariffsTitle}</h2>
        <p className={styles.lead}>{countryPage.tariffsLead}</p>
        <TariffCards tariffs={tariffs} />
        <p className={styles.note}>{picker.chargedLater}</p>
      </section>
      <section className={styles.block} aria-labelledby="report">
        <h2 id="report">{content.title}</h2>
        <p className={styles.lead}>{content.lead}</p>
        <ReportContent />
      </section>
    </Page>
  );
}
