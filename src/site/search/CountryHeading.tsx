import type { CountryView } from '#modules/countries/contract.ts';
import { BigFlag } from '#ui/base/Flag.tsx';
import styles from './CountryHeading.module.css';

/** The country's flag beside a heading. */
export function CountryHeading({ country, children }: { country: CountryView; children: string }) {
  return (
    <h1 className={styles.heading}>
      <BigFlag code={country.code} />
      <span>{children}</span>
    </h1>
  );
}
