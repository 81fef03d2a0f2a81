import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** One card of the side column. */
export function Panel({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside === undefined ? null : <p className={`${styles.aside} tabular`}>{aside}</p>}
      </div>
      {children}
    </section>
  );
}
