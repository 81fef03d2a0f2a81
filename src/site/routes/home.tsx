import { useState } from 'react';
import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { type CountryView, listCountries } from '#modules/countries/contract.ts';
import { readExampleCard } from '#workflows/sample-report/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import { type PageHandle, requestInfoContext } from '../api/server-context.ts';
import { drawCard } from '../home/example-card.server.ts';
import { Hero } from '../home/Hero.tsx';
import { LaterSections } from '../home/LaterSections.tsx';
import { organizationSchema } from '../home/organization.server.ts';
import { useHomeWords } from '../home/texts/words.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StructuredData } from '../layout/StructuredData.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { loader as tariffsLoader } from './files/country-tariffs.ts';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const api = pageApi(context);
  const [{ countries }, card] = await Promise.all([
    api.call(listCountries, { body: {} }),
    api.call(readExampleCard, {}),
  ]);
  return {
    countries,
    example: drawCard(card),
    organization: organizationSchema(context.get(requestInfoContext)),
  };
}

export default function Home() {
  const home = useHomeWords();
  const { to } = useTexts();
  const { countries, example, organization } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<CountryView>();
  const fetcher = useFetcher<typeof tariffsLoader>();
  const loaded = fetcher.data?.country.code === chosen?.code ? fetcher.data : undefined;
  const choose = (country: CountryView) => {
    setChosen(country);
    fetcher.load(to(`/country-tariffs/${country.code}`));
  };
  return (
    <>
      <PageHead title={home.title} description={home.description} />
      <StructuredData data={organization} />
      <Hero
        example={example}
        countries={countries}
        chosen={chosen}
        tariffs={loaded?.tariffs}
        onChoose={choose}
      />
      <LaterSections />
    </>
  );
}
