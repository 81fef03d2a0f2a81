import { type Locale, languages, locales } from '#kernel/locale.ts';
import { localeCookie } from '../session/reader-cookies.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Header.module.css';

/** The same page in every other language, as a new document: its words are not here yet. Drafts stay. */
export function LanguageSwitch() {
  const { locale: own } = useTexts();
  const changeTo = (locale: Locale) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = localeCookie(locale);
    location.reload();
  };
  return locales
    .filter((locale) => locale !== own)
    .map((locale) => (
      <button
        key={locale}
        type="button"
        className={styles.tool}
        lang={locale}
        onClick={() => changeTo(locale)}
      >
        <span className={styles.whole}>{languages[locale].ownName}</span>
        <span className={styles.brief} aria-hidden="true">
          {locale.toUpperCase()}
        </span>
      </button>
    ));
}
