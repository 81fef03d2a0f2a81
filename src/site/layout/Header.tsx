import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { defaultTheme } from '#kernel/theme.ts';
import { takeSessionEnded } from '#modules/accounts/web/session-mark.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { Logo } from '#ui/frame/Logo.tsx';
import { ThemeSwitch } from '#ui/frame/ThemeSwitch.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { useSession } from '../api/use-session.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { useRootInfo } from './root-info.ts';
import { useOtherLanguages } from './use-other-languages.ts';

export function Header() {
  const { shell, to } = useTexts();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={to('/')} className={styles.home} aria-label={shell.siteName}>
          <Logo />
        </Link>
        <MainMenu />
        <div className={styles.tools}>
          <LanguageSwitch />
          <AccountLink />
          <Theme />
        </div>
      </div>
    </header>
  );
}

/** To the sign-in, or to the profile of whoever is signed in. */
function AccountLink() {
  const { shell, to } = useTexts();
  const { isSignedIn } = useSession();
  const toast = useToast();
  const { pathname } = useLocation();
  // The order page says it itself, beside what was typed.
  const isSaidThere = pathname.endsWith('/order');
  useEffect(() => {
    if (!isSignedIn && takeSessionEnded() && !isSaidThere) toast(shell.sessionEnded, { isFault: true });
  }, [isSignedIn, isSaidThere, toast, shell]);
  return (
    <Link to={to(isSignedIn ? '/profile' : '/login')} className={styles.account}>
      <Icon name="person" />
      <span className={styles.whole}>{isSignedIn ? shell.profile : shell.login}</span>
    </Link>
  );
}

/** The same page in every other language, as a new document: its words are not here yet. */
function LanguageSwitch() {
  return useOtherLanguages().map(({ locale, ownName, href }) => (
    <a key={locale} className={styles.language} href={href} hrefLang={locale} lang={locale}>
      <span className={styles.whole}>{ownName}</span>
      <span className={styles.brief} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
    </a>
  ));
}

function Theme() {
  const { shell } = useTexts();
  const { pathname, search } = useLocation();
  const theme = useRootInfo()?.theme ?? defaultTheme;
  return <ThemeSwitch theme={theme} words={shell.theme} back={`${pathname}${search}`} />;
}
