import { useState } from 'react';
import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import {
  type CountryView,
  getPriceList,
  listCountries,
  listCountryGroups,
} from '#modules/countries/contract.ts';
import { readExampleCard, readExamplePage } from '#workflows/sample-report/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import { type PageHandle, requestInfoContext } from '../api/server-context.ts';
import { drawCard } from '../home/example-card.server.ts';
import { Hero } from '../home/Hero.tsx';
import { LaterSections } from '../home/LaterSections.tsx';
import { organizationSchema } from '../home/organization.server.ts';
import { sectionData } from '../home/section-data.server.ts';
import { useHomeWords } from '../home/texts/words.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StructuredData } from '../layout/StructuredData.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { loader as tariffsLoader } from './files/country-tariffs.ts';
import type { loader as cardLoader } from './files/example-card.ts';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = pageApi(context);
  const locale = localeOfPath(new URL(request.url).pathname.replace(/\.data$/, ''));
  const [{ countries }, card, page, { countries: priced }, { items: groups }] = await Promise.all([
    api.call(listCountries, { body: {} }),
    api.call(readExampleCard, { query: {} }),
    api.call(readExamplePage, {}),
    api.call(getPriceList, { body: {} }),
    api.call(listCountryGroups, {}),
  ]);
  return {
    countries,
    example: drawCard(card, locale),
    sections: sectionData({ page, priced, groups, exampleCode: card.country }, locale),
    organization: organizationSchema(context.get(requestInfoContext)),
  };
}

export default function Home() {
  const home = useHomeWords();
  const { to } = useTexts();
  const { countries, example, sections, organization } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<CountryView>();
  const fetcher = useFetcher<typeof tariffsLoader>();
  const cards = useFetcher<typeof cardLoader>();
  const card = cards.data?.card?.country === chosen?.code ? cards.data?.card : undefined;
  const loaded = fetcher.data?.country.code === chosen?.code ? fetcher.data : undefined;
  const choose = (country: CountryView) => {
    setChosen(country);
    fetcher.load(to(`/country-tariffs/${country.code}`));
    cards.load(to(`/example-card/${country.code}`));
  };
  return (
    <>
      <PageHead title={home.title} description={home.description} />
      <StructuredData data={organization} />
      <Hero
        example={card ?? example}
        countries={countries}
        chosen={chosen}
        tariffs={loaded?.tariffs}
        onChoose={choose}
      />
      <LaterSections {...sections} />
    </>
  );
}
