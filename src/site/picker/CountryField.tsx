import { useEffect, useMemo, useRef } from 'react';
import type { CountryView } from '#modules/countries/contract.ts';
import { BigFlag, Flag, prefetchFlags } from '#ui/Flag.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PickList } from '#ui/PickList.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { whenIdle } from '../client-state/when-idle.ts';
import styles from './CountryField.module.css';
import { usePickerWords } from './texts/words.ts';

type CountryFieldProps = {
  countries: readonly CountryView[];
  chosen: CountryView | undefined;
  isFlashing: boolean;
  onChoose: (country: CountryView) => void;
};

/** A plain select in the HTML; the list with flags and filter takes its place once the page is awake. */
export function CountryField({ countries, chosen, isFlashing, onChoose }: CountryFieldProps) {
  const picker = usePickerWords();
  const isHydrated = useHydrated();
  useEffect(() => whenIdle(() => prefetchFlags('low')), []);
  const plain = useRef<HTMLSelectElement>(null);
  // What was chosen in the plain list before the page was awake stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, while the plain list is still there
  useEffect(() => {
    const country = countries.find(({ code }) => code === plain.current?.value);
    if (country !== undefined && country.code !== chosen?.code) onChoose(country);
  }, []);
  const items = useMemo(() => countries.map(itemOf), [countries]);
  if (!isHydrated) {
    return (
      <div className={styles.plain}>
        <Icon name="globe" className={styles.globe} />
        <select
          ref={plain}
          name="country"
          required
          aria-label={picker.label}
          className={styles.select}
          defaultValue={chosen?.code ?? ''}
        >
          <option value="">{picker.prompt}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    // Whoever comes near will open it: the flags are there before the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches a picture ahead of need
    <div onPointerEnter={hurryFlags} onFocus={hurryFlags}>
      <input type="hidden" name="country" value={chosen?.code ?? ''} />
      <PickList
        items={items}
        selected={items.find(({ code }) => code === chosen?.code)}
        onSelect={({ country }) => onChoose(country)}
        label={picker.label}
        prompt={picker.prompt}
        filterLabel={picker.filter}
        noneText={picker.none}
        countText={picker.found}
        mark={smallFlag}
        bigMark={bigFlag}
        isFlashing={isFlashing}
      />
    </div>
  );
}

const hurryFlags = () => prefetchFlags('high');
const itemOf = (country: CountryView) => ({
  key: country.code,
  code: country.code,
  label: country.name,
  keywords: country.aliases,
  country,
});
const smallFlag = (code: string) => <Flag code={code} />;
const bigFlag = (code: string) => <BigFlag code={code} />;
