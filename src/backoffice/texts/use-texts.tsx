import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { Texts } from './en.ts';

type Words = Readonly<{ locale: Locale; texts: Texts }>;

const WordsContext = createContext<Words | undefined>(undefined);

/** Puts one language around the whole application; changing it loads a new document. */
export function WordsProvider({ locale, texts, children }: Words & { children: ReactNode }) {
  return <WordsContext value={{ locale, texts }}>{children}</WordsContext>;
}

/** The words of the page's language, and the language. */
export function useTexts(): Texts & { locale: Locale } {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('useTexts needs a WordsProvider around it');
  return { ...words.texts, locale: words.locale };
}
