import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './Page.module.css';

type PageProps = {
  isWide?: boolean;
  /** Of readable width, until the screen has room for several columns of it. */
  isSpread?: boolean;
  children: ReactNode;
};

/** An ordinary page: one column of readable width, or the full content width. */
export function Page({ isWide = false, isSpread = false, children }: PageProps) {
  const narrow = classNames(styles.narrow, isSpread && styles.spread);
  return <div className={isWide ? styles.wide : narrow}>{children}</div>;
}
