import { localeCookie } from '../reader-cookies.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Header.module.css';

/** The same page in the other language, as a new document: its words are not here yet. Drafts stay. */
export function LanguageSwitch() {
  const { shell, locale } = useTexts();
  const other = locale === 'ru' ? 'en' : 'ru';
  const change = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = localeCookie(other);
    location.reload();
  };
  return (
    <button type="button" className={styles.tool} lang={other} onClick={change}>
      <span className={styles.whole}>{shell.otherLanguage}</span>
      <span className={styles.brief} aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </button>
  );
}
