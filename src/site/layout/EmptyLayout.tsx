import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { Logo } from '#ui/frame/Logo.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './EmptyLayout.module.css';
import { FaultPage } from './FaultPage.tsx';

/** The result pages of a payment: nothing that leads astray. */
export default function EmptyLayout() {
  return (
    <Bare>
      <Outlet />
    </Bare>
  );
}

export function ErrorBoundary() {
  return (
    <Bare>
      <FaultPage />
    </Bare>
  );
}

function Bare({ children }: { children: ReactNode }) {
  const { to, shell } = useTexts();
  return (
    <div className={styles.bare}>
      <header>
        <Link to={to('/')} className={styles.home} aria-label={`${shell.siteName}: ${shell.home}`}>
          <Logo />
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
