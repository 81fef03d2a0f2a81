import { Link } from 'react-router';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { BigFlag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { daysOfAll, priceOf } from '../picker/tariff-words.ts';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { DrawnCard } from './example-card.server.ts';
import styles from './ReportCard.module.css';
import { Shapes } from './shapes/Shapes.tsx';
import { useCardWords } from './texts/words.ts';

/**
 * The summary of the sample of the chosen country, in its script and money, word for word, with the line of the source
 * that one figure rests on; below it what a report of that country costs.
 */
export function ReportCard({
  example,
  country,
  tariffs,
}: {
  example: DrawnCard;
  country: CountryView | undefined;
  tariffs: readonly TariffView[] | undefined;
}) {
  const card = useCardWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  const { rating, check, slip, proved } = example;
  const cheapest = tariffs?.toSorted((a, b) => a.tariffPrice - b.tariffPrice)[0];
  const about = [example.otherName, example.number, example.place].filter(Boolean);
  return (
    <figure className={styles.stage} aria-label={card.label}>
      <div className={styles.card}>
        <div className={styles.head}>
          <BigFlag code={example.country} />
          <div>
            <p dir="auto">{example.company}</p>
            <p>{about.join(' · ')}</p>
          </div>
          <p>
            <Badge tone="good">{example.status}</Badge>
            <span className={styles.example}>{card.example}</span>
          </p>
        </div>
        <div className={styles.summary}>
          {rating === null ? null : (
            <div className={styles.rating}>
              {example.dial === null ? null : <Shapes {...example.dial} />}
              <p className={styles[rating.tone]}>{rating.headline}</p>
            </div>
          )}
          <dl className={styles.figures}>
            {example.figures.map(({ label, shown, note, bars }, at) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tabular">
                  {bars === null ? null : <Shapes {...bars} />}
                  {at === proved ? <mark className={styles.mark}>{shown}</mark> : shown}
                  {note === '' ? null : <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {check === null ? null : (
          <p className={styles.check}>
            <Icon name="shield" className={styles.good} />
            <span className={styles.what}>{check.title}</span>
            <span>{check.detail}</span>
          </p>
        )}
        <p className={styles.open}>
          <Link to={to('/example-report')}>
            {card.open}
            <Icon name="arrow-right" />
          </Link>
        </p>
        <p className={styles.due} aria-live="polite">
          <Icon name="mail" />
          <span className={styles.what}>
            {country === undefined ? card.pick : `${card.due}: ${country.name}`}
          </span>
          {tariffs === undefined || cheapest === undefined ? null : (
            <strong>
              {card.dueIn(daysOfAll(tariffs, picker))}, {card.from(priceOf(cheapest, locale))}
            </strong>
          )}
        </p>
      </div>
      {slip === null ? null : <Shapes {...slip} />}
    </figure>
  );
}
