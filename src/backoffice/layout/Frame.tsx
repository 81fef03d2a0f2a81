import type { ReactNode } from 'react';
import { Frame as PageFrame } from '#ui/frame/Frame.tsx';
import { PageKeys } from '../keys/PageKeys.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

type FrameProps = {
  /** The page fills the window and scrolls inside. */
  isDesk?: boolean;
  children: ReactNode;
};

/** Header and the page. */
export function Frame({ isDesk = false, children }: FrameProps) {
  const { shell } = useTexts();
  return (
    <PageFrame
      skipText={shell.skipToContent}
      header={<Header />}
      footer={<PageKeys />}
      className={isDesk ? styles.desk : styles.main}
    >
      <noscript>
        <p>{shell.needsScript}</p>
      </noscript>
      {children}
    </PageFrame>
  );
}
