import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

/** Header and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      <main className={styles.main} id="content" tabIndex={-1}>
        <noscript>
          <p>{shell.needsScript}</p>
        </noscript>
        {children}
      </main>
    </div>
  );
}
