import type { ReactNode } from 'react';
import type { Toc } from '#modules/content/contract.ts';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './TextLayout.module.css';

type TextLayoutProps = {
  toc: Toc;
  head: ReactNode;
  /** Beside the head where there is room, else below it. */
  picture?: ReactNode;
  /** What follows the text in its column. */
  children: ReactNode;
};

/** A long text: head, contents, body in one column; from a window of 1200 px on the contents stay in sight beside it. */
export function TextLayout({ toc, head, picture, children }: TextLayoutProps) {
  return (
    <div className={styles.place}>
      <div className={styles.text}>
        <header className={styles.head}>{head}</header>
        {picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
        {toc.length > 2 ? (
          <div className={styles.side}>
            <TableOfContents toc={toc} />
          </div>
        ) : null}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
