import { Link, useSearchParams } from 'react-router';
import { FiguresTable } from './FiguresTable.tsx';
import type { Measure } from './figures/figures.ts';
import type { MapCountry } from './figures/map-country.ts';
import styles from './MapSection.module.css';
import { MeasureMap } from './MeasureMap.tsx';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import { useMapWords } from './texts/words.ts';

type MapSectionProps = {
  countries: readonly MapCountry[];
  /** Codes of those that are too small for a dot, two letters each. */
  offMap: string;
  measure: Measure;
  asTable: boolean;
};

/** Countries compared: on a map by one measure, or in a table by all. */
export function MapSection({ countries, offMap, measure, asTable }: MapSectionProps) {
  const words = useMapWords();
  const [params] = useSearchParams();
  const other = new URLSearchParams(params);
  if (asTable) other.delete('list');
  else other.set('list', 'table');
  return (
    <section className={styles.section} aria-labelledby="compare">
      <h2 id="compare">{words.title}</h2>
      {asTable ? null : (
        <>
          <MeasureSwitch measure={measure} />
          <MeasureMap countries={countries} offMap={offMap} measure={measure} />
        </>
      )}
      <p>
        <Link to={`?${other}`} className={styles.other} rel="nofollow" preventScrollReset>
          {asTable ? words.asMap : words.asTable}
        </Link>
      </p>
      {asTable ? <FiguresTable countries={countries} /> : null}
    </section>
  );
}
