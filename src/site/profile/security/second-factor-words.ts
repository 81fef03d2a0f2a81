import { loadWords, useWords } from '../../texts/words.ts';

const words = await loadWords({
  en: () => import('#modules/accounts/texts/second-factor/en.ts'),
  ru: () => import('#modules/accounts/texts/second-factor/ru.ts'),
});

export const useSecondFactorWords = () => useWords(words).secondFactor;
