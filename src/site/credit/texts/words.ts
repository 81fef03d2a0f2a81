import { loadWords } from '#ui/base/load-words.ts';
import { useWords } from '../../texts/use-words.ts';

const words = await loadWords({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});

export const useCreditWords = () => useWords(words).credit;
