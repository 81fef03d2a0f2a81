import type { ReactNode } from 'react';
import styles from './Frame.module.css';

type FrameProps = {
  /** The first link of every page, seen when it has the focus. */
  skipText: string;
  header: ReactNode;
  footer?: ReactNode;
  /** How wide the page in the middle is. */
  className?: string | undefined;
  children: ReactNode;
};

/** What stands around a page: the way past the header, the header, the footer. */
export function Frame({ skipText, header, footer, className, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {skipText}
      </a>
      {header}
      <main className={className ?? styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
