import type { SourceView } from '#modules/registers/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { useSourceWords } from '../texts/words.ts';
import styles from './SourceCard.module.css';

/** One source: what it tells and does not, whether it is asked here, under what licence. */
export function SourceCard({ source }: { source: SourceView }) {
  const words = useSourceWords();
  const { name, gap, homepage, licence, access, isAsked, parts } = source;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          <a href={homepage} rel="noopener">
            {name}
          </a>
        </h3>
        <p>
          <Badge tone={isAsked ? 'good' : 'plain'}>{isAsked ? words.asked : words.notAsked}</Badge>
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
        <div>
          <dt>{words.accessTitle}</dt>
          <dd>{words.access[access]}</dd>
        </div>
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
