import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Logo } from '#ui/Logo.tsx';
import { clearSession, readUser } from '../session/token-store.ts';
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
        <div className={styles.tools}>
          <SignedIn />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
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
  const signOut = () => {
    clearSession();
    setName(undefined);
    navigate('/login');
  };
  return (
    <>
      <span className={styles.person}>{name}</span>
      <button type="button" className={styles.tool} onClick={signOut}>
        {shell.signOut}
      </button>
    </>
  );
}
