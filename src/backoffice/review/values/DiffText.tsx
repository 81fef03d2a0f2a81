import { type DiffPart, sideOf } from '../parts/word-diff.ts';
import styles from './values.module.css';

/** One side of a comparison: what it has alone is struck or underlined, and coloured. */
export function DiffText({ parts, side }: { parts: readonly DiffPart[]; side: 'gone' | 'new' }) {
  return (
    <p className={styles.text}>
      {sideOf(parts, side).map(({ kind, text }, at) =>
        kind === 'gone' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
          <del key={at}>{text}</del>
        ) : kind === 'new' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
          <ins key={at}>{text}</ins>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  );
}
