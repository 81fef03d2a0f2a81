import styles from './WholeNumbers.module.css';
import { partNumbers } from './whole-numbers.ts';

/** A sentence whose numbers are not parted at their hyphens. */
export function WholeNumbers({ text }: { text: string }) {
  return partNumbers(text).map((piece, at) =>
    piece.isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence
      <span key={at} className={styles.whole}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}
