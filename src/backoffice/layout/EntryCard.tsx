import type { ReactNode } from 'react';
import { Logo } from '#ui/frame/Logo.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './EntryCard.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Theme } from './Theme.tsx';

/** The card of pages for who is not signed in yet. */
export function EntryCard({ title, children }: { title: string; children: ReactNode }) {
  const { shell } = useTexts();
  return (
    <main className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.card}>
        <div className={styles.head}>
          <Logo />
          <div className={styles.tools}>
            <LanguageSwitch />
            <Theme />
          </div>
        </div>
        <h1>{title}</h1>
        <noscript>
          <p>{shell.needsScript}</p>
        </noscript>
        {children}
      </div>
    </main>
  );
}
