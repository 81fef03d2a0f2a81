import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './TariffList.module.css';
import { priceOf } from './tariff-words.ts';
import { usePickerWords } from './texts/words.ts';

type TariffListProps = {
  country: CountryView;
  tariffs: readonly TariffView[] | undefined;
  onRetry?: () => void;
};

/** The prices of the chosen country; three grey lines while they are on their way, words if they do not come. */
export function TariffList({ country, tariffs, onRetry }: TariffListProps) {
  const picker = usePickerWords();
  const { locale, faults } = useTexts();
  if (tariffs === undefined) {
    return (
      <ul className={styles.list} aria-busy="true" aria-label={picker.tariffsWaiting}>
        {[1, 2, 3].map((line) => (
          <li key={line} className={styles.skeleton} />
        ))}
      </ul>
    );
  }
  if (tariffs.length === 0) {
    return (
      <p className={styles.missing} role="status">
        <span>{picker.tariffsMissing}</span>
        {onRetry === undefined ? null : (
          <Button look="quiet" onClick={onRetry}>
            {faults.tryAgain}
          </Button>
        )}
      </p>
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
