import { Link, useSearchParams } from 'react-router';
import { type Measure, measures } from './figures/figures.ts';
import styles from './MeasureSwitch.module.css';
import { useMapWords } from './texts/words.ts';

/** By what the map is coloured: links, so that the choice stands in the address. */
export function MeasureSwitch({ measure }: { measure: Measure }) {
  const words = useMapWords();
  const [params] = useSearchParams();
  const addressOf = (one: Measure) => {
    const next = new URLSearchParams(params);
    next.set('by', one);
    return `?${next}`;
  };
  return (
    <nav className={styles.switch} aria-label={words.by}>
      {measures.map((one) => (
        <Link
          key={one}
          to={addressOf(one)}
          aria-current={one === measure ? 'true' : undefined}
          rel="nofollow"
          replace
          preventScrollReset
        >
          {words.measures[one]}
        </Link>
      ))}
    </nav>
  );
}
