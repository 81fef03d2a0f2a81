import { loadWords, useWords } from '../../../texts/words.ts';

const words = await loadWords({
  en: () => import('#modules/accounts/texts/security-events/en.ts'),
  ru: () => import('#modules/accounts/texts/security-events/ru.ts'),
});

export const useSecurityEventWords = () => useWords(words).securityEvents;
