import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getPriceList, listCountryGroups } from '#modules/countries/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { keepClientState } from '../client-state/client-state.ts';
import { CountryLinks } from '../countries/CountryLinks.tsx';
import { localeOf, missing, missingPage } from '../countries/missing/missing-page.server.ts';
import { OtherParts } from '../countries/OtherParts.tsx';
import { useContinentPageWords, useCountriesPageWords } from '../countries/texts/words.ts';
import { WorldMap } from '../countries/WorldMap.tsx';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { daysOfAll, priceOf } from '../picker/tariff-words.ts';
import { usePickerWords } from '../picker/texts/words.ts';
import { cheapestOf } from '../prices/price-list.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './continent.module.css';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = pageApi(context);
  const { items: groups } = await api.call(listCountryGroups, {});
  const group = groups.find(({ slug }) => slug === params.continent);
  if (group === undefined) throw missingPage(missing[localeOf(request)].continent);
  const { countries } = await api.call(getPriceList, { body: {} });
  return {
    groups,
    group,
    countries: countries
      .filter(({ groupId }) => groupId === group.id)
      .map(({ id, code, name, tariffs }) => ({ id, code, name, tariffs })),
  };
}

export default function Continent() {
  const words = useContinentPageWords();
  const { heading } = useCountriesPageWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  const { groups, group, countries } = useLoaderData<typeof loader>();
  useEffect(() => {
    const countriesByGroup = countries.map(({ id, code, name }) => ({ id, code, name }));
    keepClientState({ countryGroupName: group.name, countriesByGroup });
  }, [group, countries]);
  const cheapest = cheapestOf(countries.flatMap(({ tariffs }) => tariffs));
  const from = cheapest === undefined ? '' : priceOf(cheapest, locale);
  const listed = countries.map(({ code, name, tariffs }) => {
    const own = cheapestOf(tariffs);
    if (own === undefined) return { code, name };
    return { code, name, price: words.from(priceOf(own, locale)), days: daysOfAll(tariffs, picker) };
  });
  return (
    <Page isWide>
      <PageHead
        title={words.title(group.name)}
        description={words.description(group.name, countries.length, from)}
      />
      <Breadcrumbs above={[{ name: heading, path: '/countries' }]} here={group.name} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{group.name}</h1>
          <p className={styles.lead}>{words.lead(countries.length, from)}</p>
        </div>
        <WorldMap groups={groups} highlighted={group.slug} />
      </div>
      <CountryLinks label={words.listLabel(group.name)} countries={listed} />
      <OtherParts groups={groups} current={group.slug} />
    </Page>
  );
}
