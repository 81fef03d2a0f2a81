import { modelNames, models } from '#rating/models/models.ts';
import { Formula } from './formula/Formula.tsx';
import styles from './OpenRating.module.css';
import { useOpenRatingWords } from './texts/words.ts';
import { useDigits } from './use-digits.ts';

/** Models of default as the program has them: formula, zones, paper, and what to mind. */
export function Models() {
  const words = useOpenRatingWords();
  const digits = useDigits();
  return (
    <div className={styles.models}>
      {modelNames.map((name) => {
        const { formula, cuts, source } = models[name];
        // What follows a semicolon says in English what the note says in every language.
        const [signs = ''] = formula.split(';');
        return (
          <article key={name} className={styles.model} aria-labelledby={`model-${name}`}>
            <h3 id={`model-${name}`}>{words.models[name].name}</h3>
            <Formula text={signs} />
            <p>{words.models[name].note}</p>
            <p className={styles.quiet}>
              {words.zones}: {cuts.length === 0 ? words.noZones : cuts.map(digits.plain).join(' / ')} ·{' '}
              {words.source}: <cite lang="en">{source}</cite>
            </p>
          </article>
        );
      })}
    </div>
  );
}
