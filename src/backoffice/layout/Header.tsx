import { Link, useLocation, useNavigate } from 'react-router';
import { localizedPath } from '#kernel/locale.ts';
import { signOut } from '#modules/accounts/web/sign-in.ts';
import { Logo } from '#ui/frame/Logo.tsx';
import { InboxMark } from '../inbox/InboxMark.tsx';
import { OutboxMark } from '../outbox/OutboxMark.tsx';
import { Avatar } from '../page/Avatar.tsx';
import { deskPages } from '../palette/desk-pages.ts';
import { Palette } from '../palette/Palette.tsx';
import { useStaffUser } from '../session/use-staff-user.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Theme } from './Theme.tsx';

export function Header() {
  const { shell } = useTexts();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Logo />
          <span className="visually-hidden">{shell.backOffice}</span>
        </Link>
        <Menu />
        {pathname === '/login' ? null : <Palette />}
        <div className={styles.tools}>
          <LanguageSwitch />
          <Theme />
          <SignedIn />
        </div>
      </div>
    </header>
  );
}

function Menu() {
  const texts = useTexts();
  const { pathname } = useLocation();
  const user = useStaffUser();
  if (pathname === '/login') return null;
  return (
    <nav aria-label={texts.feedback.mainMenu} className={styles.menu}>
      {deskPages(texts, user)
        .filter(({ isInMenu }) => isInMenu)
        .map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className={styles.entry}
            aria-current={isOf(pathname, path) ? 'page' : undefined}
          >
            {label}
            {path === '/inbox' ? <InboxMark /> : null}
            {path === '/outbox' ? <OutboxMark /> : null}
          </Link>
        ))}
    </nav>
  );
}

/** Whether a page is the one of the menu, or below it. */
function isOf(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}

function SignedIn() {
  const { shell, locale } = useTexts();
  const navigate = useNavigate();
  const user = useStaffUser();
  if (user === undefined) return null;
  const leave = () => {
    signOut();
    navigate('/login');
  };
  return (
    <>
      {/* The profile lies on the website, for staff as for customers: password, sign-ins, the second factor. */}
      <a
        href={localizedPath(locale, '/profile/security')}
        className={styles.person}
        title={shell.ownProfile(user.fullName)}
      >
        <Avatar name={user.fullName} />
        <span className="visually-hidden">{shell.ownProfile(user.fullName)}</span>
      </a>
      <button type="button" className={styles.tool} onClick={leave}>
        {shell.signOut}
      </button>
    </>
  );
}
