import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import type { en } from './en.ts';

/** The words of the frame, which every page needs. */
export type FrameTexts = typeof en;

type Frame = Readonly<{ locale: Locale; texts: FrameTexts }>;

const FrameContext = createContext<Frame | undefined>(undefined);

/** Puts one language around the whole application; changing it loads a new document. */
export function WordsProvider({ locale, texts, children }: Frame & { children: ReactNode }) {
  return <FrameContext value={{ locale, texts }}>{children}</FrameContext>;
}

/** The words of the frame, the page's language, and `to`: an English path as a path in it. */
export function useTexts(): FrameTexts & { locale: Locale; to: (path: string) => string } {
  const words = useContext(FrameContext);
  if (words === undefined) throw new Error('useTexts needs a WordsProvider around it');
  const { locale, texts } = words;
  return { ...texts, locale, to: (path) => localizedPath(locale, path) };
}
