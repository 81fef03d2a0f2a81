import type { TariffView } from '#modules/countries/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { priceOf } from '../picker/tariff-words.ts';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './TariffCards.module.css';

/** Tariffs side by side: the same report, only the speed differs. */
export function TariffCards({ tariffs }: { tariffs: readonly TariffView[] }) {
  const picker = usePickerWords();
  const { locale } = useTexts();
  const slowest = Math.max(...tariffs.map(({ maxDays }) => maxDays));
  return (
    <ul className={styles.cards}>
      {tariffs.map((tariff) => (
        <li key={tariff.id} className={styles.card}>
          <h3 className={styles.name}>{tariff.tariffName}</h3>
          <p className={`${styles.price} tabular`}>{priceOf(tariff, locale)}</p>
          <p className={styles.days}>
            <Icon name="clock" />
            {picker.days(tariff.minDays, tariff.maxDays)}
          </p>
          <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="6" />
            <rect
              className={styles.span}
              x={((tariff.minDays / slowest) * 100).toFixed(1)}
              width={(((tariff.maxDays - tariff.minDays) / slowest) * 100).toFixed(1)}
              height="6"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
