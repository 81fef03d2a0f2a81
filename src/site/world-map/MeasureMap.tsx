import { useMemo, useState } from 'react';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { CountryReadout } from './CountryReadout.tsx';
import { sayFigure } from './figures/figure-words.ts';
import type { Measure } from './figures/figures.ts';
import { levelsOf } from './figures/levels.ts';
import type { MapCountry } from './figures/map-country.ts';
import { MapDots } from './MapDots.tsx';
import { MapLegend } from './MapLegend.tsx';
import styles from './MeasureMap.module.css';
import { useMapWords } from './texts/words.ts';

type MeasureMapProps = {
  countries: readonly MapCountry[];
  /** Codes of those that are too small for a dot, two letters each. */
  offMap: string;
  measure: Measure;
};

/** A large country, where the keyboard first comes to. */
const start = 'cn';

/** The world coloured by one measure, what its looks mean, and the figures of the country that is pointed at. */
export function MeasureMap({ countries, offMap, measure }: MeasureMapProps) {
  const words = useMapWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  const [shown, setShown] = useState<string>();
  const { levels, dots } = useMemo(() => {
    const { levels, lookOf } = levelsOf(
      countries.map(({ figures }) => figures),
      measure,
    );
    const small = new Set(offMap.match(/../g));
    const dots = countries
      .filter(({ code }) => !small.has(code))
      .map((country) => ({
        ...country,
        look: lookOf(country.figures),
        label: `${country.name}: ${sayFigure(country.figures, measure, { words, picker, locale })}`,
      }));
    return { levels, dots };
  }, [countries, offMap, measure, words, picker, locale]);
  return (
    <div className={styles.map}>
      <MapDots countries={dots} label={words.mapLabel} start={start} shown={shown} onShow={setShown} />
      <div className={styles.side}>
        <MapLegend levels={levels} measure={measure} />
        <CountryReadout country={countries.find(({ code }) => code === shown)} />
      </div>
    </div>
  );
}
