import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { CountryPicker } from '../picker/CountryPicker.tsx';
import type { DrawnCard } from './example-card.server.ts';
import styles from './Hero.module.css';
import { ReportCard } from './ReportCard.tsx';
import { useHomeWords } from './texts/words.ts';

type HeroProps = {
  example: DrawnCard;
  countries: readonly CountryView[];
  chosen: CountryView | undefined;
  tariffs: readonly TariffView[] | undefined;
  onChoose: (country: CountryView) => void;
};

/** The promise and the picker on the left, a living piece of a report on the right. */
export function Hero({ example, countries, chosen, tariffs, onChoose }: HeroProps) {
  const home = useHomeWords();
  return (
    <div className={styles.band}>
      <div className={styles.hero}>
        <div className={styles.promise}>
          <h1>{home.headline}</h1>
          <p>{home.lead}</p>
        </div>
        <div className={styles.action}>
          <CountryPicker countries={countries} chosen={chosen} tariffs={tariffs} onChoose={onChoose} />
          <ul className={styles.facts}>
            {home.facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <ReportCard example={example} country={chosen} tariffs={tariffs} />
        </div>
      </div>
    </div>
  );
}
