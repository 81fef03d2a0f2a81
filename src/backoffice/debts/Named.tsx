import styles from './Named.module.css';

/** The name of a column, in the cell itself where the head of the table is not shown. */
export function Named({ children }: { children: string }) {
  return (
    <span className={styles.name} aria-hidden="true">
      {children}
    </span>
  );
}
