import { useTexts } from '../../texts/use-texts.tsx';
import styles from './values.module.css';

/** The number of a source, the same wherever it stands. */
export function SourceTag({ said }: { said: { source: string; number: number } | null }) {
  const { review } = useTexts();
  if (said === null || said.number === 0) return null;
  return (
    <span className={styles.number} title={said.source}>
      <span aria-hidden="true">{said.number}</span>
      <span className="visually-hidden">{review.source(said.number, said.source)}</span>
    </span>
  );
}
