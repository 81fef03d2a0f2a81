import type { SourceFileView, SourceView } from '#modules/registers/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { useSourceWords } from '../texts/words.ts';
import styles from './SourceCard.module.css';

/** One source, or the file that people fetch there: what it tells and does not, who brings it, under what licence. */
export function SourceCard({ source }: { source: SourceView | SourceFileView }) {
  const words = useSourceWords();
  const { name, gap, homepage, licence, parts } = source;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <a href={homepage} rel="noopener">
            {name}
          </a>
        </h3>
        <p>
          {!('isAsked' in source) ? (
            <Badge>{words.fetched}</Badge>
          ) : source.isAsked ? (
            <Badge tone="good">{words.asked}</Badge>
          ) : (
            <Badge>{words.notAsked}</Badge>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.tells}</dt>
          <dd>{parts.map((part) => words.parts[part]).join(' · ')}</dd>
        </div>
        <div>
          <dt>{words.doesNotTell}</dt>
          <dd>{gap}</dd>
        </div>
        {'access' in source ? (
          <div>
            <dt>{words.accessTitle}</dt>
            <dd>{words.access[source.access]}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.licence}</dt>
          <dd>
            {licence.url === null ? (
              licence.name
            ) : (
              <a href={licence.url} rel="noopener license">
                {licence.name}
              </a>
            )}
            <span className={styles.small}>{licence.words}</span>
          </dd>
        </div>
      </dl>
    </li>
  );
}
