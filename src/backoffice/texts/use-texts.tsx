import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { Texts } from './en.ts';

type Words = Readonly<{ locale: Locale; texts: Texts }>;

const WordsContext = createContext<(Texts & { locale: Locale }) | undefined>(undefined);

/** Puts one language around the whole application; changing it loads a new document. */
export function WordsProvider({ locale, texts, children }: Words & { children: ReactNode }) {
  // The same one as long as the document lives: what is worked out with words is not worked out anew for them.
  const words = useMemo(() => ({ ...texts, locale }), [texts, locale]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the page's language, and the language. */
export function useTexts(): Texts & { locale: Locale } {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('useTexts needs a WordsProvider around it');
  return words;
}
