import disclosure from '#ui/base/disclosure.module.css';
import { LateTable } from '../late-rule/LateTable.tsx';
import { useLateWords } from '../late-rule/texts/words.ts';
import styles from './ShareTable.module.css';

/** The published late rule, beside what a report with little in it costs. */
export function LatePrices() {
  const words = useLateWords();
  return (
    <details className={styles.shares}>
      <summary className={disclosure.line}>{words.heading}</summary>
      <LateTable />
      <p>{words.our}</p>
      <p>{words.lower}</p>
    </details>
  );
}
