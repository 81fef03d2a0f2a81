import { latestBy } from '#kernel/zoned-words.ts';
import { dueRule } from '#modules/orders/texts/due-rule.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { priceOf } from '../../picker/tariff-words.ts';
import { usePickerWords } from '../../picker/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeZone } from '../../texts/use-time-zone.ts';
import type { Offer } from '../subject/order-page.server.ts';
import { useOrderWords } from '../texts/words.ts';
import styles from './TariffChoice.module.css';

type TariffChoiceProps = {
  offers: readonly Offer[];
  chosenId: number | undefined;
  error: string | undefined;
  onChoose: (tariffId: number) => void;
};

/** Tariffs as radio cards by due date; each sends along the price that was shown. */
export function TariffChoice({ offers, chosenId, error, onChoose }: TariffChoiceProps) {
  const order = useOrderWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  const reader = { locale, timeZone: useTimeZone() };
  return (
    <fieldset className={styles.choice} aria-describedby="tariff-hint tariff-error">
      <legend className={styles.legend}>{order.tariffTitle}</legend>
      <div className={styles.options}>
        {offers.map((offer, index) => (
          <label key={offer.id} className={styles.option}>
            <input
              type="radio"
              name="tariffId"
              id={index === 0 ? 'tariff' : undefined}
              value={offer.id}
              checked={offer.id === chosenId}
              onChange={() => onChoose(offer.id)}
              required
            />
            <span className={styles.what}>
              <span className={styles.name}>{offer.tariffName}</span>
              <span className={styles.days}>
                {picker.days(offer.minDays, offer.maxDays)}
                {offer.dueBy === undefined ? null : `: ${latestBy(new Date(offer.dueBy), reader)}`}
              </span>
            </span>
            <span className={`${styles.price} tabular`}>{priceOf(offer, locale)}</span>
            <input type="hidden" name={`quoted-${offer.id}`} value={offer.tariffPrice} />
          </label>
        ))}
      </div>
      <p className={styles.hint} id="tariff-hint">
        {dueRule[locale]} {order.dueFixed}
      </p>
      <p className={styles.error} id="tariff-error">
        {error === undefined ? null : (
          <>
            <Icon name="alert" /> {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
