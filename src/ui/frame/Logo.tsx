import styles from './Logo.module.css';

/** The wordmark: a tick that crosses a column of entries. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect className={styles.tile} width="32" height="32" rx="8" />
        <path className={styles.lines} d="M8 10h9M8 16h4M8 22h4" />
        <path className={styles.tick} d="m13.5 17.5 4.5 4.5L26 11" />
      </svg>
      <span className={styles.word}>Countercheck</span>
    </span>
  );
}
