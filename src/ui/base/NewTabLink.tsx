import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './NewTabLink.module.css';

type NewTabLinkProps = {
  href: string;
  /** That it opens a new tab, for whoever does not see the sign. */
  says: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link that opens a new tab, and says so by a sign and to screen readers. */
export function NewTabLink({ href, says, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classNames(styles.link, className)}>
      {children}
      {/* Kept on the line of the last word. */}
      {'\u2060'}
      <Icon name="new-tab" />
      <span className="visually-hidden"> {says}</span>
    </a>
  );
}
