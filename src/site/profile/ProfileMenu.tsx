import { NavLink } from 'react-router';
import { mayDo } from '#kernel/policy.ts';
import type { ProfileView } from '#modules/accounts/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ProfileMenu.module.css';
import { useFrameWords } from './texts/words.ts';

type ProfileMenuProps = { role: ProfileView['role']; isOfCompany: boolean };

/** The parts of the profile that a role has; that of a company is there for who belongs to one. */
export function ProfileMenu({ role, isOfCompany }: ProfileMenuProps) {
  const words = useFrameWords();
  const { to } = useTexts();
  const parts = [
    { path: '/profile', label: words.details, isThere: true },
    { path: '/profile/security', label: words.security, isThere: true },
    { path: '/profile/orders', label: words.orders, isThere: mayDo(role, 'orders.see') },
    { path: '/profile/company', label: words.company, isThere: isOfCompany },
    { path: '/profile/data', label: words.data, isThere: mayDo(role, 'data.manage') },
  ].filter(({ isThere }) => isThere);
  return (
    <nav className={styles.menu} aria-label={words.menu}>
      {parts.map(({ path, label }) => (
        <NavLink key={path} to={to(path)} end className={styles.part ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
