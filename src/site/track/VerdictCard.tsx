import { Icon } from '#ui/base/Icon.tsx';
import { Drawing } from '../report/parts/Drawing.tsx';
import { useTrackWords } from './texts/words.ts';
import styles from './VerdictCard.module.css';
import type { Verdict } from './verdict.ts';

/** Is it safe, how much, and why: the answer of the report before its files and how it was made. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const track = useTrackWords();
  const { tone, headline, sentence, limit, dial, figures, flags } = verdict;
  return (
    <div className={styles.card}>
      <div className={styles.answer}>
        {dial === null ? null : <Drawing wide={dial} className={styles.dial} />}
        <div>
          <p className={`${styles.headline} ${styles[tone]}`}>{headline}</p>
          {limit === null ? null : <p className={styles.limit}>{track.limit(limit)}</p>}
          <p>{sentence}</p>
        </div>
      </div>
      {figures.length === 0 ? null : (
        <dl className={styles.figures}>
          {figures.map(({ label, shown, change }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">
                {shown} {change === null ? null : <small>{change}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {flags.length === 0 ? null : (
        <ul className={styles.flags}>
          {flags.map(({ tone: meant, title }) => (
            <li key={title}>
              <Icon name={meant === 'good' ? 'check' : 'alert'} className={styles[meant]} />
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
