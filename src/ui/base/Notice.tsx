import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

const icons: Readonly<Record<Tone, IconName>> = { info: 'info', good: 'check', warn: 'alert', bad: 'alert' };

type NoticeProps = {
  tone?: Tone;
  icon?: IconName;
  title?: string | undefined;
  role?: 'status' | 'alert';
  children?: ReactNode;
};

/** A framed message: what happened, what it means, what to do next. */
export function Notice({ tone = 'info', icon, title, role, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
