import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { isTheme, themeCookie } from '../theme-cookie.ts';
import styles from './ThemeSwitch.module.css';

/** Two buttons of which the style shows the one that changes something; without JavaScript the form sets the cookie. */
export function ThemeSwitch() {
  const { shell } = useTexts();
  const { pathname, search } = useLocation();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const theme = submitter?.getAttribute('value');
    if (!isTheme(theme)) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = themeCookie(theme);
    document.documentElement.dataset.theme = theme;
  };
  return (
    <form method="post" action="/theme" onSubmit={choose}>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <button
        type="submit"
        name="theme"
        value="dark"
        className={styles.toDark}
        aria-label={shell.toDarkTheme}
      >
        <Icon name="moon" />
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        className={styles.toLight}
        aria-label={shell.toLightTheme}
      >
        <Icon name="sun" />
      </button>
    </form>
  );
}
