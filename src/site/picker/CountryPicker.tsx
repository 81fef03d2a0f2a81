import { type MouseEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Button } from '#ui/Button.tsx';
import { BigFlag } from '#ui/Flag.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { CountryDetails } from './CountryDetails.tsx';
import { CountryField } from './CountryField.tsx';
import styles from './CountryPicker.module.css';
import { TariffList } from './TariffList.tsx';
import { usePickerWords } from './texts/words.ts';

/** How long the field flashes red when a country is needed and none is chosen. */
const flashMs = 1500;

type CountryPickerProps = {
  /** The list to choose from; left out where the page fixes the country. */
  countries?: readonly CountryView[];
  chosen: CountryView | undefined;
  tariffs: readonly TariffView[] | undefined;
  onChoose?: (country: CountryView) => void;
};

/** The specification's picker; without JavaScript the same form asks with a plain select. */
export function CountryPicker({ countries, chosen, tariffs, onChoose }: CountryPickerProps) {
  const picker = usePickerWords();
  const { shell, to } = useTexts();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isFlashing, setFlashing] = useState(false);
  const [details, setDetails] = useState<'closed' | 'open' | 'sample'>('closed');
  const isEmpty = countries !== undefined && chosen === undefined;
  const find = (event: MouseEvent) => {
    // Before hydration the form itself leads on; from then on an empty choice flashes instead.
    event.preventDefault();
    if (chosen !== undefined) navigate(`${to('/company-search')}?country=${chosen.code}`);
  };
  const flash = () => {
    setFlashing(true);
    setTimeout(() => setFlashing(false), flashMs);
  };
  return (
    <section className={styles.picker} id="picker" aria-label={picker.label}>
      <Form action={to('/company-search')} className={styles.form}>
        {countries === undefined ? (
          <FixedCountry country={chosen} />
        ) : (
          <CountryField
            countries={countries}
            chosen={chosen}
            isFlashing={isFlashing}
            onChoose={(country) => {
              setFlashing(false);
              onChoose?.(country);
            }}
          />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: disabled buttons swallow the click; the field answers it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what the keyboard reaches */}
        <div className={styles.buttons} onClick={isEmpty ? flash : undefined}>
          <Button type="submit" isWide disabled={isHydrated && isEmpty} onClick={find}>
            <Icon name="search" />
            {picker.findCompany}
          </Button>
          <Button
            look="secondary"
            isWide
            disabled={!isHydrated || isEmpty}
            onClick={() => setDetails('sample')}
          >
            <Icon name="download" />
            {picker.downloadSample}
          </Button>
        </div>
        {isEmpty ? (
          <p className="visually-hidden" role="status">
            {isFlashing ? picker.required : ''}
          </p>
        ) : null}
      </Form>
      {chosen === undefined ? null : (
        <>
          <TariffList country={chosen} tariffs={tariffs} />
          <Button look="quiet" onClick={() => setDetails('open')}>
            <Icon name="document" />
            {picker.details}
          </Button>
          <CountryDetails
            country={chosen}
            tariffs={tariffs}
            isOpen={details !== 'closed'}
            isSample={details === 'sample'}
            closeText={shell.close}
            onClose={() => setDetails('closed')}
          />
        </>
      )}
    </section>
  );
}

function FixedCountry({ country }: { country: CountryView | undefined }) {
  if (country === undefined) return null;
  return (
    <p className={styles.fixed}>
      <input type="hidden" name="country" value={country.code} />
      <BigFlag code={country.code} />
      <span>{country.name}</span>
    </p>
  );
}
