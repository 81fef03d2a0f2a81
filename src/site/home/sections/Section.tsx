import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** One thought of the home page: a heading, a sentence, the thought. */
export function Section({
  id,
  title,
  lead,
  isTinted = false,
  children,
}: {
  id?: string;
  title: string;
  lead?: string;
  isTinted?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={isTinted ? styles.tinted : undefined}>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
