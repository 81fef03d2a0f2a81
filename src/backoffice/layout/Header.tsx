import { Link, useLocation, useNavigate } from 'react-router';
import { signOut } from '#modules/accounts/web/sign-in.ts';
import { Logo } from '#ui/frame/Logo.tsx';
import { OutboxMark } from '../outbox/OutboxMark.tsx';
import { isOffered, useStaffUser } from '../session/use-staff-user.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Theme } from './Theme.tsx';

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
          <Theme />
        </div>
      </div>
    </header>
  );
}

function Menu() {
  const { shell, dashboard, feedback, outbox, sources, users, security } = useTexts();
  const { pathname } = useLocation();
  const user = useStaffUser();
  if (pathname === '/login') return null;
  const entries = [
    { path: '/', label: shell.queue, action: 'desk.work' },
    { path: '/dashboard', label: dashboard.menu, action: 'desk.work' },
    { path: '/feedback', label: feedback.menu, action: 'feedback.moderate' },
    { path: '/outbox', label: outbox.menu, action: 'outbox.mend' },
    { path: '/sources', label: sources.menu, action: 'desk.work' },
    { path: '/people', label: users.menu, action: 'people.manage' },
    { path: '/security', label: security.menu, action: 'people.manage' },
  ] as const;
  return (
    <nav aria-label={feedback.mainMenu} className={styles.menu}>
      {entries
        .filter(({ action }) => isOffered(action, user))
        .map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className={styles.entry}
            aria-current={pathname === path ? 'page' : undefined}
          >
            {label}
            {path === '/outbox' ? <OutboxMark /> : null}
          </Link>
        ))}
    </nav>
  );
}

function SignedIn() {
  const { shell } = useTexts();
  const navigate = useNavigate();
  const user = useStaffUser();
  if (user === undefined) return null;
  const leave = () => {
    signOut();
    navigate('/login');
  };
  return (
    <>
      <span className={styles.person}>{user.fullName}</span>
      <button type="button" className={styles.tool} onClick={leave}>
        {shell.signOut}
      </button>
    </>
  );
}
