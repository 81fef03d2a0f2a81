import { Link } from 'react-router';
import { Flag } from '#ui/base/Flag.tsx';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './CountryReadout.module.css';
import { sayFigure } from './figures/figure-words.ts';
import { measures } from './figures/figures.ts';
import type { MapCountry } from './figures/map-country.ts';
import { useMapWords } from './texts/words.ts';

/** All figures of the country that is pointed at or walked to, said aloud as well; before that, how to use the map. */
export function CountryReadout({ country }: { country: MapCountry | undefined }) {
  const words = useMapWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  return (
    <div className={styles.readout}>
      <div role="status">
        {country === undefined ? (
          <p>{words.hint}</p>
        ) : (
          <>
            <p className={styles.name}>
              <Flag code={country.code} />
              {country.name}
            </p>
            <dl>
              {measures.map((measure) => (
                <div key={measure}>
                  <dt>{words.measures[measure]}</dt>
                  <dd>{sayFigure(country.figures, measure, { words, picker, locale })}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      {country === undefined ? null : (
        <Link to={to(`/countries/country/${country.code}`)} className={styles.page} discover="none">
          {words.countryPage}
        </Link>
      )}
    </div>
  );
}
