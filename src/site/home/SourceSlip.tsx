import type { ExampleProof } from '#workflows/sample-report/contract.ts';
import styles from './SourceSlip.module.css';
import { useCardWords } from './texts/words.ts';

/** A strip of a source with the line marked that a figure was read from, the proof beside the figure. */
export function SourceSlip({ lines }: { lines: readonly ExampleProof[] }) {
  const card = useCardWords();
  const [first] = lines;
  if (first === undefined) return null;
  return (
    <div className={styles.slip}>
      <p className={styles.source}>
        <span>{first.source}</span>
        <span>{first.of}</span>
      </p>
      <dl>
        {lines.map(({ label, shown }, at) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd className="tabular">{at === 0 ? <mark>{shown}</mark> : shown}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.read}>{card.read(first.method, first.retrieved)}</p>
    </div>
  );
}
