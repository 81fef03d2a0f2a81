import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import type { Texts } from './en.ts';

type Words = Readonly<{ locale: Locale; texts: Texts }>;

const WordsContext = createContext<Words | undefined>(undefined);

/** Puts one language around the whole application; changing it loads a new document. */
export function WordsProvider({ locale, texts, children }: Words & { children: ReactNode }) {
  return <WordsContext value={{ locale, texts }}>{children}</WordsContext>;
}

/** The words of the page's language, the language, and `to`: an English path as a path in it. */
export function useTexts(): Texts & { locale: Locale; to: (path: string) => string } {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('useTexts needs a WordsProvider around it');
  const { locale, texts } = words;
  return { ...texts, locale, to: (path) => localizedPath(locale, path) };
}
