import { Flag } from '#ui/base/Flag.tsx';
import type { OnTimeView } from '#workflows/count-promises/contract.ts';
import styles from './OnTime.module.css';
import { ShareTable } from './ShareTable.tsx';
import { useOnTimeWords } from './texts/words.ts';

/** Shares by delivery time and by country; countries with few promises in one row. */
export function Tables({ speeds, countries, others }: Pick<OnTimeView, 'speeds' | 'countries' | 'others'>) {
  const words = useOnTimeWords();
  const bySpeed = speeds.map(({ minDays, maxDays, kept, ended }) => {
    const name = words.days(minDays, maxDays);
    return { key: name, name, kept, ended };
  });
  const named = countries.map(({ countryCode, name, kept, ended }) => ({
    key: countryCode,
    name: (
      <span className={styles.country}>
        <Flag code={countryCode} /> {name}
      </span>
    ),
    kept,
    ended,
  }));
  const rest = {
    key: 'others',
    name: words.others(others.countries),
    kept: others.kept,
    ended: others.ended,
  };
  return (
    <>
      {bySpeed.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="speeds">
          <h2 id="speeds">{words.bySpeed}</h2>
          <ShareTable of={words.speed} rows={bySpeed} />
        </section>
      )}
      {named.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="countries">
          <h2 id="countries">{words.byCountry}</h2>
          <ShareTable of={words.country} rows={others.ended === 0 ? named : [...named, rest]} />
        </section>
      )}
    </>
  );
}
