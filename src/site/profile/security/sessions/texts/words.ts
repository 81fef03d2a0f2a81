import { loadWords, useWords } from '../../../../texts/words.ts';

const words = await loadWords({ en: () => import('./en.ts'), ru: () => import('./ru.ts') });

export const useSessionWords = () => useWords(words).sessions;
