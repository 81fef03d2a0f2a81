import type { Locale } from '#kernel/locale.ts';
import { loadWords, wordsIn } from '#ui/base/load-words.ts';
import { useWords } from '../../texts/use-words.ts';

const words = await loadWords({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});

export const useContactWords = () => useWords(words).contact;
export const useReviewsWords = () => useWords(words).reviews;
export const useSendingWords = () => useWords(words).sending;

/** For loaders, which are asked before a page has its language. */
export const reviewWordsIn = (locale: Locale) => wordsIn(words, locale).reviews;
