import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { RegisterSection } from '../countries/registers/RegisterSection.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { KnownDetails } from './ask-country.ts';
import styles from './CountryDetails.module.css';
import { usePickerWords } from './texts/words.ts';

/** The country itself: what it is called for machines, where it lies, and what its registers tell. */
export function CountryFacts({ country }: { country: CountryView }) {
  const picker = usePickerWords();
  const { to } = useTexts();
  const { data, load } = useFetcher<KnownDetails>({ key: `details-${country.code}` });
  const path = to(`/country-details/${country.code}`);
  useEffect(() => {
    load(path);
  }, [path, load]);
  const facts = [
    { name: picker.countryName, value: country.name },
    { name: picker.countryCode, value: country.code.toUpperCase() },
    { name: picker.continent, value: data?.continent },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data === undefined ? (
        <p aria-busy="true">{picker.detailsWaiting}</p>
      ) : data.isMissing ? (
        <p role="status">{picker.detailsMissing}</p>
      ) : (
        <RegisterSection facts={data.facts} id="details-registers" />
      )}
    </>
  );
}
