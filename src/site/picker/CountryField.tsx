import { useMemo } from 'react';
import type { CountryView } from '#modules/countries/contract.ts';
import { PickList } from '#ui/combobox/PickList.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { usePickerWords } from './texts/words.ts';

type CountryFieldProps = {
  countries: readonly CountryView[];
  chosen: CountryView | undefined;
  onChoose: (country: CountryView) => void;
};

/** Between them they have every plural form that a language has for whole numbers. */
const sampleCounts = [100, 11, 6, 5, 3, 2, 1, 0];

/** The countries with flags and a filter; a plain select without scripts. */
export function CountryField({ countries, chosen, onChoose }: CountryFieldProps) {
  const picker = usePickerWords();
  const { locale } = useTexts();
  const items = useMemo(() => countries.map(itemOf), [countries]);
  const forms = new Intl.PluralRules(locale);
  const counts = sampleCounts.map(
    (count) => [forms.select(count), picker.found(count).replace(String(count), '{n}')] as const,
  );
  return (
    <PickList
      items={items}
      selected={items.find(({ code }) => code === chosen?.code)}
      onSelect={({ country }) => onChoose(country)}
      name="country"
      label={picker.label}
      prompt={picker.prompt}
      filterLabel={picker.filter}
      noneText={picker.none}
      countTexts={Object.fromEntries(counts)}
    />
  );
}

const itemOf = (country: CountryView) => ({
  key: country.code,
  code: country.code,
  label: country.name,
  keywords: country.aliases,
  country,
});
