import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { usePickerWords } from '../../picker/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { SectionData } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import styles from './Path.module.css';

/** The stages of a check and the ways to go about it, as one path that ends in a report. */
export function Path({ bands }: Pick<SectionData['coverage'], 'bands'>) {
  const words = useSectionWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  const [cheapest] = bands;
  const days = picker.days(
    Math.min(...bands.map(({ minDays }) => minDays)),
    Math.max(...bands.map(({ maxDays }) => maxDays)),
  );
  return (
    <div className={styles.place}>
      <section className={styles.from}>
        <h2>{words.stagesTitle}</h2>
        <p className={styles.lead}>{words.stagesLead}</p>
        <ol className={styles.stages}>
          {words.stages.map(({ title, text }, at) => (
            <li key={title} className={styles.stage}>
              <span className="tabular" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p>
          <Link to={to('/how_to_check')} className={styles.link}>
            {words.stagesMore}
          </Link>
        </p>
      </section>
      <section className={styles.fork}>
        <h2 className={styles.second}>{words.waysTitle}</h2>
        <div className={styles.lanes}>
          <ul className={styles.ways}>
            {words.ways.map(({ title, text, link }) => (
              <li key={title} className={styles.way}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link to={to(link.path)} className={styles.link}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.ours}>
            <p>{words.waysOurs}</p>
            {cheapest === undefined ? null : (
              <p>
                {words.waysOffer(
                  days,
                  formatMoney(
                    {
                      amountMinor: cheapest.cheapest.tariffPrice,
                      currency: cheapest.cheapest.tariffCurrency,
                    },
                    locale,
                  ),
                )}
              </p>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}
