import type { ReactNode } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import type { DrawnCard } from '../home/example-card.server.ts';
import { Shapes } from '../home/shapes/Shapes.tsx';
import styles from './SamplePage.module.css';
import { useSamplePageWords } from './texts/words.ts';

type SamplePageProps = {
  example: DrawnCard;
  country: string;
  /** Ways on to the whole sample. */
  children: ReactNode;
};

/** What a report of the country looks like: the summary of its own sample, word for word, with the line of its source, drawn as a sheet. */
export function SamplePage({ example, country, children }: SamplePageProps) {
  const words = useSamplePageWords();
  const { company, otherName, number, place, rating, dial, figures, proved, check, slip } = example;
  return (
    <div className={styles.sample}>
      <figure className={styles.sheet} aria-label={words.label(country)}>
        <p className={styles.mark}>
          <span>{words.kind}</span>
          <span>{words.mark}</span>
        </p>
        <div className={styles.head}>
          <div>
            <p className={styles.company} dir="auto">
              {company}
            </p>
            <p className={styles.about}>{[otherName, number, place].filter(Boolean).join(' · ')}</p>
          </div>
          <Badge tone="good">{example.status}</Badge>
        </div>
        <div className={styles.verdict}>
          {rating === null ? null : (
            <div className={styles.rating}>
              {dial === null ? null : <Shapes {...dial} />}
              <p>{rating.headline}</p>
            </div>
          )}
          <dl className={styles.figures}>
            {figures.map(({ label, shown, note }, at) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tabular">
                  {at === proved ? <mark>{shown}</mark> : shown}
                  {note === '' ? null : <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {check === null ? null : (
          <p className={styles.check}>
            <Icon name="shield" />
            <span>
              {check.title}. <small>{check.detail}</small>
            </span>
          </p>
        )}
        {slip === null ? null : (
          <div className={styles.slip}>
            <Shapes {...slip} />
          </div>
        )}
      </figure>
      <div className={styles.words}>
        <h3>{words.title}</h3>
        <p>{words.text(country)}</p>
        {children}
      </div>
    </div>
  );
}
