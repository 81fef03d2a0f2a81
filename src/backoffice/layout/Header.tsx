import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signOut } from '#modules/accounts/web/sign-in.ts';
import { readUser } from '#modules/accounts/web/token-store.ts';
import { Logo } from '#ui/Logo.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Header() {
  const { shell } = useTexts();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Logo />
          <span className={styles.where}>{shell.backOffice}</span>
        </Link>
        <Menu />
        <div className={styles.tools}>
          <SignedIn />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

function Menu() {
  const { shell, feedback } = useTexts();
  const { pathname } = useLocation();
  const isFeedback = pathname === '/feedback';
  if (pathname === '/login') return null;
  return (
    <nav aria-label={feedback.mainMenu} className={styles.menu}>
      <Link to="/" className={styles.entry} aria-current={pathname === '/' ? 'page' : undefined}>
        {shell.queue}
      </Link>
      <Link to="/feedback" className={styles.entry} aria-current={isFeedback ? 'page' : undefined}>
        {feedback.menu}
      </Link>
    </nav>
  );
}

/** Who works here; known to the browser only, so it appears after the page woke up. */
function SignedIn() {
  const { shell } = useTexts();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may have changed who is signed in
  useEffect(() => setName(readUser()?.fullName), [key]);
  if (name === undefined) return null;
  const leave = () => {
    signOut();
    setName(undefined);
    navigate('/login');
  };
  return (
    <>
      <span className={styles.person}>{name}</span>
      <button type="button" className={styles.tool} onClick={leave}>
        {shell.signOut}
      </button>
    </>
  );
}
