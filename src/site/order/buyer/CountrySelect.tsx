import { Icon } from '#ui/base/Icon.tsx';
import styles from './BuyerFields.module.css';
import type { CountryChoice } from './buyer-form.ts';

type CountrySelectProps = {
  id: string;
  name: string;
  label: string;
  prompt: string;
  error: string | undefined;
  defaultValue: string | undefined;
  countries: readonly CountryChoice[];
};

/** A plain select of countries, laid out as the fields beside it. */
export function CountrySelect(props: CountrySelectProps) {
  const { id, name, label, prompt, error, defaultValue, countries } = props;
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="country"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <option value="">{prompt}</option>
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
      <p className={styles.error} id={`${id}-error`}>
        {error === undefined ? null : (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
