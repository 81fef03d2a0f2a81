import { classNames } from '#ui/base/class-names.ts';
import styles from './Excerpt.module.css';

type ExcerptProps = {
  excerpt: Readonly<{ lines: readonly Readonly<{ before: string; marked: string; after: string }>[] }>;
  /** Of the source, worn by the marked place. */
  number: number;
  label: string;
};

/** A sheet with lines of the kept copy, and the very place of the value marked. */
export function Excerpt({ excerpt, number, label }: ExcerptProps) {
  return (
    <div className={styles.desk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.sheet} aria-label={label} tabIndex={0}>
        {excerpt.lines.map(({ before, marked, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          <code key={at} className={classNames(styles.line, marked !== '' && styles.marked)}>
            {before}
            {marked === '' ? null : (
              <mark>
                <b aria-hidden="true">{number}</b>
                {marked}
              </mark>
            )}
            {after}
            {'\n'}
          </code>
        ))}
      </section>
    </div>
  );
}
