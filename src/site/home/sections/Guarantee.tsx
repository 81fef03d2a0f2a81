import { formatMoney } from '#kernel/money.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Offer } from '../../world-map/figures/offer.ts';
import type { DrawnPage } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import styles from './Guarantee.module.css';

const at = ['reserved', 'delivered', 'charged'] as const;

/** The money of an order as its tracker: whoever chooses a step sees where the price is then. Scripts are not needed. */
export function Guarantee({ page, price }: { page: DrawnPage; price: Offer | undefined }) {
  const words = useSectionWords();
  const { locale } = useTexts();
  const sum =
    price === undefined
      ? ''
      : formatMoney(
          { amountMinor: price.cheapest.tariffPrice, currency: price.cheapest.tariffCurrency },
          locale,
        );
  const days = [page.ordered, page.issued, words.trackSent];
  return (
    <section className={styles.section}>
      <div>
        <h2>{words.guaranteeTitle}</h2>
        <p>{words.refund}</p>
      </div>
      <fieldset className={styles.tracker}>
        <legend className="visually-hidden">{words.trackSteps}</legend>
        <p>
          <span>
            <b>{words.trackFor}</b> · {page.company}
          </span>
          <span>{page.number}</span>
        </p>
        <ol className={styles.steps}>
          {words.guarantee.map(({ title, text }, step) => (
            <li key={title} className={styles.step}>
              <h3>
                <label className={styles.name}>
                  <input type="radio" name="tracker" value={at[step]} defaultChecked={step === 1} />
                  {title}
                </label>
              </h3>
              <span className="tabular">{days[step]}</span>
              <p>{text}</p>
              {step === 1 ? (
                <ul>
                  {page.sources.map(({ method, retrieved }, one) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: sources do not move
                    <li key={one}>
                      <Icon name="check" />
                      {method}, {retrieved}
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ol>
        {sum === '' ? null : (
          <p>
            <span className={styles.held}>
              <Icon name="lock" />
              {words.trackMoney.reserved(sum)}
            </span>
            <span className={styles.taken}>
              <Icon name="card" />
              {words.trackMoney.charged(sum)}
            </span>
          </p>
        )}
      </fieldset>
    </section>
  );
}
