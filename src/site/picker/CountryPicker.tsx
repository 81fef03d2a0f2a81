import { type MouseEvent, useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { BigFlag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { snapshotName } from '../client-state/snapshot.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { CountryDetails } from './CountryDetails.tsx';
import { CountryField } from './CountryField.tsx';
import styles from './CountryPicker.module.css';
import { SampleState } from './SampleState.tsx';
import { TariffList } from './TariffList.tsx';
import { usePickerWords } from './texts/words.ts';
import { useRememberedCountry } from './use-remembered-country.ts';
import { useSampleDownload } from './use-sample-download.ts';

type CountryPickerProps = {
  /** The list to choose from; left out where the page fixes the country. */
  countries?: readonly CountryView[];
  chosen: CountryView | undefined;
  /** Undefined while they are on their way; none at all if they could not be had. */
  tariffs: readonly TariffView[] | undefined;
  onChoose?: (country: CountryView) => void;
};

/**
 * The specification's picker. Without JavaScript the same form asks with a plain select, and both of its buttons are
 * submits: one leads to the search, the other to the sample.
 */
export function CountryPicker({ countries, chosen, tariffs, onChoose }: CountryPickerProps) {
  const picker = usePickerWords();
  const { to } = useTexts();
  const navigate = useNavigate();
  const [isAwake, setAwake] = useState(false);
  const sample = useSampleDownload(chosen);
  const isEmpty = countries !== undefined && chosen === undefined;
  const keep = useRememberedCountry(countries, chosen, (country) => onChoose?.(country));
  const choose = (country: CountryView) => {
    keep(country);
    onChoose?.(country);
  };
  // Together with what the fields below had been told before: a disabled button would swallow the press of the first moment.
  useEffect(() => setAwake(true), []);
  // Before hydration the form itself leads on; from then on the page does.
  const find = (event: MouseEvent) => {
    // What was chosen before the page was awake reaches it a moment after this button does: the form knows it.
    if (chosen === undefined) return;
    event.preventDefault();
    navigate(`${to('/company-search')}?country=${chosen.code}`);
  };
  const download = (event: MouseEvent<HTMLButtonElement>) => {
    const country = chosen ?? countryIn(event.currentTarget.form, countries);
    // Then the form asks for one.
    if (country === undefined) return;
    event.preventDefault();
    sample.start(country);
  };
  return (
    <section
      className={styles.picker}
      id="picker"
      aria-label={picker.label}
      data-wakes-for={countries === undefined ? undefined : snapshotName}
    >
      <Form aria-label={picker.findCompany} action={to('/company-search')} className={styles.form}>
        {countries === undefined ? (
          <FixedCountry country={chosen} />
        ) : (
          <CountryField countries={countries} chosen={chosen} onChoose={choose} />
        )}
        {/* Disabled buttons swallow the click; their frame takes it, and the field answers. */}
        <div
          className={styles.buttons}
          data-needs-choice={countries === undefined ? undefined : ''}
          data-early={countries === undefined ? undefined : ''}
        >
          <Button type="submit" isWide disabled={isAwake && isEmpty} onClick={find}>
            <Icon name="search" />
            {picker.findCompany}
          </Button>
          <Button
            type="submit"
            formAction={to('/sample')}
            look="secondary"
            isWide
            disabled={isAwake && isEmpty}
            aria-busy={sample.isBusy}
            onClick={download}
          >
            <Icon name="download" />
            {picker.downloadSample}
          </Button>
        </div>
        <SampleState sample={sample} country={chosen?.name ?? ''} />
        {countries === undefined ? null : (
          <p
            className="visually-hidden"
            role="status"
            data-choice-missing={picker.required}
            suppressHydrationWarning
          >
            {'\u00a0'}
          </p>
        )}
      </Form>
      {chosen === undefined ? null : (
        <>
          <TariffList country={chosen} tariffs={tariffs} onRetry={() => onChoose?.(chosen)} />
          <DetailsButton country={chosen} tariffs={tariffs} isFixed={countries === undefined} />
        </>
      )}
    </section>
  );
}

/** What a form has chosen, also where the page does not know it yet. */
function countryIn(
  form: HTMLFormElement | null,
  countries: readonly CountryView[] | undefined,
): CountryView | undefined {
  const code = form === null ? null : new FormData(form).get('country');
  return countries?.find((country) => country.code === code);
}

/** A header without arrow and without toggling: the page is about this country. */
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

type DetailsButtonProps = {
  country: CountryView;
  tariffs: readonly TariffView[] | undefined;
  isFixed: boolean;
};

/** Opens the window with the country's details, whose code comes with the first click. */
function DetailsButton({ country, tariffs, isFixed }: DetailsButtonProps) {
  const picker = usePickerWords();
  const { faults } = useTexts();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<{ Details: typeof CountryDetails }>();
  const open = () => {
    setOpen(true);
    if (parts !== undefined) return;
    import('./CountryDetails.tsx').then(
      ({ CountryDetails: Details }) => setParts({ Details }),
      () => {
        setOpen(false);
        toast(faults.errorText, { isFault: true });
      },
    );
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={open}>
        <Icon name="document" />
        {picker.details}
      </Button>
      {parts === undefined ? null : (
        <parts.Details
          country={country}
          tariffs={tariffs}
          isFixed={isFixed}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
