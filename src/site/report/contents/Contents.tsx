import { Icon } from '#ui/base/Icon.tsx';
import { useReportWords } from '../texts/words.ts';
import styles from './Contents.module.css';
import type { ReportPart } from './report-parts.ts';

type Entry = Pick<ReportPart, 'id' | 'title' | 'count' | 'standing'>;

/** Where the parts are, each with how much it holds; the one that is read is marked where scripts run. */
export function Contents({ entries, here }: { entries: readonly Entry[]; here?: string }) {
  const words = useReportWords();
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <ul>
        {entries.map(({ id, title, count, standing }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === here ? 'true' : undefined}>
              <span>{title}</span>
              <Count count={count} standing={standing} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count, standing }: Pick<Entry, 'count' | 'standing'>) {
  const words = useReportWords();
  if (standing === 'facts') return count === 0 ? null : <span className={styles.count}>{count}</span>;
  if (standing === 'nothing_found') {
    return (
      <span className={styles.good}>
        <Icon name="check" />
        <span className="visually-hidden">{words.standing[standing]}</span>
      </span>
    );
  }
  const isAlert = standing === 'alert' || standing === 'bad';
  return (
    <span className={isAlert ? styles[standing] : styles.count}>
      <span aria-hidden="true">{isAlert ? '!' : '–'}</span>
      <span className="visually-hidden">{words.standing[standing]}</span>
    </span>
  );
}
