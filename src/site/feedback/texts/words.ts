import { loadWords, useWords } from '../../texts/words.ts';

const words = await loadWords({ en: () => import('./en.ts'), ru: () => import('./ru.ts') });

export const useContactWords = () => useWords(words).contact;
export const useReviewsWords = () => useWords(words).reviews;
export const useSendingWords = () => useWords(words).sending;
