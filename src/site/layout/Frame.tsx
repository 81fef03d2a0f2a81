import type { ReactNode } from 'react';
import { Frame as PageFrame } from '#ui/frame/Frame.tsx';
import { ScrollToTop } from '#ui/frame/ScrollToTop.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Header, the page, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  const footer = (
    <>
      <Footer />
      <ScrollToTop label={shell.scrollToTop} />
    </>
  );
  return (
    <PageFrame skipText={shell.skipToContent} header={<Header />} footer={footer}>
      {children}
    </PageFrame>
  );
}
