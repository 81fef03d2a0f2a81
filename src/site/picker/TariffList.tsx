import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { priceOf } from '../texts/tariff-words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './TariffList.module.css';
import { usePickerWords } from './texts/words.ts';

/** The prices of the chosen country; three grey lines while they are on their way. */
export function TariffList({
  country,
  tariffs,
}: {
  country: CountryView;
  tariffs: readonly TariffView[] | undefined;
}) {
  const picker = usePickerWords();
  const { locale } = useTexts();
  if (tariffs === undefined) {
    return (
      <ul className={styles.list} aria-busy="true" aria-label={picker.tariffsWaiting}>
        {[1, 2, 3].map((line) => (
          <li key={line} className={styles.skeleton} />
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.list} aria-label={picker.tariffs(country.name)}>
      {tariffs.map((tariff) => (
        <li key={tariff.id} className={styles.row}>
          <span className={styles.name}>{tariff.tariffName}</span>
          <span className={styles.days}>{picker.days(tariff.minDays, tariff.maxDays)}</span>
          <span className={styles.price}>{priceOf(tariff, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
