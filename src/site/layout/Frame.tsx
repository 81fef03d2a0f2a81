import type { ReactNode } from 'react';
import { ScrollToTop } from '#ui/ScrollToTop.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

/** Header, the page, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {shell.skipToContent}
      </a>
      <Header />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollToTop label={shell.scrollToTop} />
    </div>
  );
}
