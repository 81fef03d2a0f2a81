import { useLocation } from 'react-router';
import { languages, locales, localizedPath, plainPath } from '#kernel/locale.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** Where the same page stands in every other language, and what each calls itself. */
export function useOtherLanguages() {
  const { locale: own } = useTexts();
  const { pathname, search } = useLocation();
  const plain = plainPath(pathname);
  return locales
    .filter((locale) => locale !== own)
    .map((locale) => ({
      locale,
      ownName: languages[locale].ownName,
      href: localizedPath(locale, plain) + search,
    }));
}
