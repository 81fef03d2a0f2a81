import { loadWords } from '#ui/base/load-words.ts';
import { useWords } from '../../../texts/use-words.ts';

export const sectionTexts = await loadWords({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});

export const useSectionWords = () => useWords(sectionTexts);
