import type { ReportEvidence } from '#workflows/read-report/contract.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './Excerpt.module.css';

/** Lines of the kept copy with the value marked among them. */
export function Excerpt({ excerpt }: { excerpt: NonNullable<ReportEvidence['excerpt']> }) {
  const words = useReportWords();
  return (
    <figure className={styles.excerpt}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <pre tabIndex={0}>
        {excerpt.lines.map(({ before, marked, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          <code key={at}>
            {before}
            {marked === '' ? null : <mark>{marked}</mark>}
            {after}
            {'\n'}
          </code>
        ))}
      </pre>
      <figcaption>{words.excerpt}</figcaption>
    </figure>
  );
}
