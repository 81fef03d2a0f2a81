import { loadWords } from '#ui/base/load-words.ts';

/** The words of the frame: every page waits for them. */
export const words = await loadWords({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});
