import { useEffect, useMemo } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { getPriceList, listCountryGroups } from '#modules/countries/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { keepClientState } from '../client-state/client-state.ts';
import { CountryLinks } from '../countries/CountryLinks.tsx';
import { byGroup, findListed, readQuery } from '../countries/country-listing.ts';
import { FindCountry } from '../countries/FindCountry.tsx';
import { GroupList } from '../countries/GroupList.tsx';
import { useCountriesPageWords } from '../countries/texts/words.ts';
import { onlyOnOtherPages } from '../countries/use-address-filter.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { sayFigure } from '../world-map/figures/figure-words.ts';
import { readMeasure } from '../world-map/figures/figures.ts';
import { figuresOf, offMapOf } from '../world-map/figures/map-country.server.ts';
import { packFigures, unpackFigures } from '../world-map/figures/packed-figures.ts';
import { MapSection } from '../world-map/MapSection.tsx';
import { useMapWords } from '../world-map/texts/words.ts';
import styles from './countries.module.css';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export const shouldRevalidate = onlyOnOtherPages;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = pageApi(context);
  const [{ items: groups }, { countries }] = await Promise.all([
    api.call(listCountryGroups, {}),
    api.call(getPriceList, { body: {} }),
  ]);
  return {
    groups,
    listed: countries.map(({ code, name, aliases, groupId }) => ({ code, name, aliases, groupId })),
    packed: packFigures(countries.map(figuresOf)),
    offMap: offMapOf(countries.map(({ code }) => code)),
  };
}

export default function Countries() {
  const words = useCountriesPageWords();
  const map = useMapWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  const [params] = useSearchParams();
  const { groups, listed, packed, offMap } = useLoaderData<typeof loader>();
  const measure = readMeasure(params);
  const asTable = params.get('list') === 'table';
  const countries = useMemo(() => {
    const figures = unpackFigures(packed);
    return listed.flatMap((country, at) => {
      const own = figures[at];
      if (own === undefined) return [];
      return { ...country, figures: own, note: sayFigure(own, measure, { words: map, picker, locale }) };
    });
  }, [listed, packed, measure, map, picker, locale]);
  useEffect(() => {
    keepClientState({ countryGroups: groups.map(({ id, name }) => ({ id, name })) });
  }, [groups]);
  const query = readQuery(params);
  const found = findListed(countries, query);
  const sections = byGroup(groups, countries);
  return (
    <Page isWide>
      <PageHead title={words.title} description={words.description} />
      <Breadcrumbs above={[]} here={words.heading} />
      <div className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <FindCountry count={found.length} />
      </div>
      {query === '' ? (
        <>
          <MapSection countries={countries} offMap={offMap} measure={measure} asTable={asTable} />
          <GroupList groups={sections.map(({ group, countries: own }) => ({ group, count: own.length }))} />
          {asTable
            ? null
            : sections.map(({ group, countries: own }) => (
                <section key={group.slug} className={styles.group} aria-labelledby={group.slug}>
                  <h2 id={group.slug}>
                    <Link to={to(`/countries/continent/${group.slug}`)}>{group.name}</Link>
                  </h2>
                  <CountryLinks label={group.name} countries={own} />
                </section>
              ))}
        </>
      ) : (
        <section className={styles.found} aria-labelledby="found">
          <h2 id="found">{found.length === 0 ? words.none(query) : words.found(found.length, query)}</h2>
          {found.length === 0 ? (
            <p>{words.noneText}</p>
          ) : (
            <CountryLinks label={words.heading} countries={found} />
          )}
          <p>
            <Link to={to('/countries')} className={styles.back} preventScrollReset>
              {words.clear}
            </Link>
          </p>
        </section>
      )}
    </Page>
  );
}
