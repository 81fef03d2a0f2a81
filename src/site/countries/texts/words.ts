import { loadWords } from '#ui/base/load-words.ts';
import { useWords } from '../../texts/use-words.ts';

const words = await loadWords({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});

export const useCountriesPageWords = () => useWords(words).countriesPage;
export const useContinentPageWords = () => useWords(words).continentPage;
export const useCountryPageWords = () => useWords(words).countryPage;
export const useRegisterWords = () => useWords(words).registers;
export const useReportPageWords = () => useWords(words).reportPage;
export const useSourceWords = () => useWords(words).sources;
