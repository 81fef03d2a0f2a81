import styles from './Spinner.module.css';

/** Waiting, with words: says what is being done. Appears after 200 ms so that quick answers do not flicker. */
export function Spinner({ title, children }: { title: string; children?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        {children === undefined ? null : <p className={styles.more}>{children}</p>}
      </div>
    </div>
  );
}
