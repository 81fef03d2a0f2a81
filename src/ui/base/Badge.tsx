import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

/** A short state in a pill: its shape and its words differ, never its colour alone. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
