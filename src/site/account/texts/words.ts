import { loadWords } from '#ui/base/load-words.ts';
import { useWords } from '../../texts/use-words.ts';

const words = await loadWords({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});

export const useFieldWords = () => useWords(words).fields;
export const useLoginWords = () => useWords(words).login;
export const useRegistrationWords = () => useWords(words).registration;
export const useConfirmationWords = () => useWords(words).confirmation;
export const useNewEmailWords = () => useWords(words).newEmail;
export const useNotificationWords = () => useWords(words).notifications;
export const useProfileWords = () => useWords(words).profile;
