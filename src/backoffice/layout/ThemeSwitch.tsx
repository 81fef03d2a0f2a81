import { Icon } from '#ui/Icon.tsx';
import { themeCookie } from '../reader-cookies.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ThemeSwitch.module.css';

/** Two buttons of which the style shows the one that changes something. */
export function ThemeSwitch() {
  const { shell } = useTexts();
  const choose = (theme: 'light' | 'dark') => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = themeCookie(theme);
    document.documentElement.dataset.theme = theme;
  };
  return (
    <>
      <button
        type="button"
        className={styles.toDark}
        aria-label={shell.toDarkTheme}
        onClick={() => choose('dark')}
      >
        <Icon name="moon" />
      </button>
      <button
        type="button"
        className={styles.toLight}
        aria-label={shell.toLightTheme}
        onClick={() => choose('light')}
      >
        <Icon name="sun" />
      </button>
    </>
  );
}
