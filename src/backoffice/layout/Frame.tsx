import type { ReactNode } from 'react';
import { Frame as PageFrame } from '#ui/frame/Frame.tsx';
import { PageKeys } from '../keys/PageKeys.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

/** Header and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  return (
    <PageFrame
      skipText={shell.skipToContent}
      header={<Header />}
      footer={<PageKeys />}
      className={styles.main}
    >
      <noscript>
        <p>{shell.needsScript}</p>
      </noscript>
      {children}
    </PageFrame>
  );
}
