import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { sayLevel } from './figures/figure-words.ts';
import type { Measure } from './figures/figures.ts';
import type { Level } from './figures/levels.ts';
import dotStyles from './MapDots.module.css';
import styles from './MapLegend.module.css';
import { useMapWords } from './texts/words.ts';

/** What each look of the map stands for, and how many countries have it. */
export function MapLegend({ levels, measure }: { levels: readonly Level[]; measure: Measure }) {
  const words = useMapWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  return (
    <div className={styles.legend}>
      <p>{words.explained[measure]}</p>
      <ul>
        {levels.map((level) => (
          <li key={level.look}>
            <svg width="24" height="8" viewBox="0 0 24 8" aria-hidden="true">
              <path className={dotStyles[`look-${level.look}`]} d="M4 4h16.1" />
            </svg>
            <span>{sayLevel(level, measure, { words, picker, locale })}</span>
            <span className="tabular">{words.countries(level.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
