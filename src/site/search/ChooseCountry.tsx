import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import type { KnownTariffs } from '../picker/ask-country.ts';
import { CountryPicker } from '../picker/CountryPicker.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useSearchWords } from './texts/words.ts';

/** The search opened without a country: the picker comes first. */
export function ChooseCountry({ countries }: { countries: readonly CountryView[] }) {
  const search = useSearchWords();
  const { to } = useTexts();
  const [chosen, setChosen] = useState<CountryView>();
  const fetcher = useFetcher<KnownTariffs>();
  const isLoaded = fetcher.data?.country.code === chosen?.code;
  return (
    <Page>
      <PageHead title={search.pageTitle} description={search.description} />
      <h1>{search.chooseCountry}</h1>
      <CountryPicker
        countries={countries}
        chosen={chosen}
        tariffs={isLoaded ? fetcher.data?.tariffs : undefined}
        onChoose={(country) => {
          setChosen(country);
          fetcher.load(to(`/country-tariffs/${country.code}`));
        }}
      />
    </Page>
  );
}
