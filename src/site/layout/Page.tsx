import type { ReactNode } from 'react';
import styles from './Page.module.css';

type PageProps = {
  isWide?: boolean;
  children: ReactNode;
};

/** An ordinary page: one column of readable width, or the full content width. */
export function Page({ isWide = false, children }: PageProps) {
  return <div className={isWide ? styles.wide : styles.narrow}>{children}</div>;
}
