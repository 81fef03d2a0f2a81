import type { SourceView } from '#modules/registers/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useSourceWords } from '../texts/words.ts';
import { SourceCard } from './SourceCard.tsx';
import styles from './SourceSection.module.css';
import { partsOf } from './source-parts.ts';

/** Which parts of a report open sources of the country give, part by part, and what an analyst has to look for. */
export function SourceSection({ sources }: { sources: readonly SourceView[] }) {
  const words = useSourceWords();
  if (sources.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="sources">
      <div className={styles.head}>
        <h2 id="sources">{words.title}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <ul className={styles.parts} aria-label={words.partsLabel}>
        {partsOf(sources).map(({ part, names }) => (
          <li key={part} className={names.length === 0 ? styles.none : styles.some}>
            <Icon name={names.length === 0 ? 'person' : 'check'} />
            <span>
              <strong>{words.parts[part]}</strong>
              <span className={styles.names}>{names.length === 0 ? words.byPerson : names.join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.cards}>
        {sources.map((source) => (
          <SourceCard key={source.code} source={source} />
        ))}
      </ul>
    </section>
  );
}
