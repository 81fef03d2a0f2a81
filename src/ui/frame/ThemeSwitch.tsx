import { type FormEvent, useState } from 'react';
import { colorSchemes, isTheme, type Theme, themeCookie, themes } from '#kernel/theme.ts';
import { Icon, type IconName } from '../base/Icon.tsx';
import styles from './ThemeSwitch.module.css';

export type ThemeWords = Readonly<Record<Theme | 'label', string>>;

const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'screen' };

type ThemeSwitchProps = {
  /** As the server has read it from the cookie. */
  theme: Theme;
  words: ThemeWords;
  /** The page that the form leads back to where no script runs. */
  back: string;
};

/** Light, dark or as the system: a native popover over a plain form, so it works without JavaScript too. */
export function ThemeSwitch({ theme, words, back }: ThemeSwitchProps) {
  const [chosen, setChosen] = useState(theme);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const next = submitter?.getAttribute('value');
    if (!isTheme(next)) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = themeCookie(next);
    document.documentElement.dataset.theme = next;
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', colorSchemes[next]);
    setChosen(next);
    event.currentTarget.hidePopover();
  };
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="theme-choice" aria-label={words.label}>
        {themes.map((one) => (
          <span key={one} className={styles[one]}>
            <Icon name={icons[one]} />
          </span>
        ))}
      </button>
      <form
        id="theme-choice"
        popover="auto"
        method="post"
        action="/theme"
        aria-label={words.label}
        className={styles.choice}
        onSubmit={choose}
      >
        <input type="hidden" name="back" value={back} />
        {themes.map((one) => (
          <button key={one} type="submit" name="theme" value={one} aria-pressed={one === chosen}>
            <Icon name={icons[one]} />
            {words[one]}
          </button>
        ))}
      </form>
    </>
  );
}
