import { languages } from '#kernel/locale.ts';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { BigFlag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { daysOfAll, priceOf } from '../picker/tariff-words.ts';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { RatingDial } from './RatingDial.tsx';
import styles from './ReportCard.module.css';
import { useCardWords } from './texts/words.ts';

/** A report's summary as the customer gets it, of an invented company; follows the chosen country. */
export function ReportCard({
  country,
  tariffs,
}: {
  country: CountryView | undefined;
  tariffs: readonly TariffView[] | undefined;
}) {
  const card = useCardWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languages[locale].money, options).format(value);
  const figures = [
    {
      name: card.revenue,
      value: number(12_400_000, {
        style: 'currency',
        currency: 'EUR',
        notation: 'compact',
        maximumFractionDigits: 1,
      }),
    },
    { name: card.equity, value: number(0.38, { style: 'percent' }) },
    { name: card.delay, value: card.delayValue },
  ];
  const cheapest = tariffs?.toSorted((a, b) => a.tariffPrice - b.tariffPrice)[0];
  return (
    <figure className={styles.card} aria-label={card.label}>
      <div className={styles.head}>
        <BigFlag code={country?.code ?? 'de'} />
        <div>
          <p className={styles.company}>{card.company}</p>
          <Badge tone="good">{card.active}</Badge>
        </div>
        <span className={styles.example}>{card.example}</span>
      </div>
      <div className={styles.summary}>
        <RatingDial score={74} label={card.ratingAria} caption={card.ratingText} title={card.rating} />
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.check}>
        <Icon name="shield" className={styles.good} />
        <span className={styles.what}>{card.sanctions}</span>
        <span>{card.sanctionsText}</span>
      </p>
      <p className={styles.due} aria-live="polite">
        <Icon name="mail" />
        <span className={styles.what}>
          {country === undefined ? card.pick : `${card.due}: ${country.name}`}
        </span>
        {tariffs === undefined || cheapest === undefined ? null : (
          <strong className={styles.offer}>
            {card.dueIn(daysOfAll(tariffs, picker))}, {card.from(priceOf(cheapest, locale))}
          </strong>
        )}
      </p>
    </figure>
  );
}
